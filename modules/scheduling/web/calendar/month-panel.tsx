import { lazyPart } from '#kit/module/lazy-part.tsx';
import classes from './calendar-page.module.css';

// Without it the rest of a side panel is as useful as ever.
const DayCalendar = lazyPart(
  () => import('#kit/forms/fields/dates/day-calendar.tsx').then((file) => file.DayCalendar),
  {
    instead: () => null,
  },
);

/** The month of a day (YYYY-MM-DD) in a side panel, to choose another day from. */
export function MonthPanel({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  return (
    <div className={classes.month}>
      <DayCalendar key={day.slice(0, 7)} day={day} onChoose={onDay} />
    </div>
  );
}
