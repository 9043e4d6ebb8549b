import { lazyPart } from '#kit/module/lazy-part.tsx';
import classes from './calendar-page.module.css';

// Lazy: the rest of the side panel works without it.
const DayCalendar = lazyPart(
  () => import('#kit/forms/fields/dates/day-calendar.tsx').then((file) => file.DayCalendar),
  {
    instead: () => null,
  },
);

/** The month of a day (YYYY-MM-DD) in a side panel, as a date picker. */
export function MonthPanel({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <div className={classes.month}>
      <DayCalendar key={day.slice(0, 7)} day={day} onChoose={onDay} />
    </div>
  );
}
