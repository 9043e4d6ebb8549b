import { formatDay, today } from '#kit/formats/day.ts';
import { dayOf, formatInstant } from '#kit/formats/instant.ts';

/** An instant's time of day in the clinic's zone, to the second, "9:42:07 AM"; of another day than today with the day before it. */
export function exactTime(instant: string): string {
  const time = formatInstant(instant).slice(11).replace(/^0/, '');
  const day = dayOf(instant);
  return day === today() ? time : `${formatDay(day)} ${time}`;
}
