import { lazyPart } from '#kit/module/lazy-part.tsx';
import { useIsPainted } from '#kit/page/use-after-paint.ts';
import classes from './calendar-page.module.css';

// Lazy: the rest of the side panel works without it.
const DayCalendar = lazyPart(
  () => import('#kit/forms/fields/dates/day-calendar.tsx').then((file) => file.DayCalendar),
  {
    instead: () => null,
  },
);

/** The month of a day (YYYY-MM-DD) in a side panel, as a date picker; the page is painted without it first. */
export function MonthPanel({ day, onDay }: { day: string; onDay: (day: string) => void }) {
  const isPainted = useIsPainted();
  return (
    <div className={classes.month}>{isPainted && <DayCalendar key={day.slice(0, 7)} day={day} onChoose={onDay} />}</div>
  );
}
