import { formatDay, today } from '#kit/formats/day.ts';
import { dayOf, formatInstant } from '#kit/formats/instant.ts';

/** Formats an instant in the clinic's zone with seconds, "9:42:07 AM"; on another day with the date. */
export function exactTime(instant: string): string {
  const time = formatInstant(instant).slice(11).replace(/^0/, '');
  const day = dayOf(instant);
  return day === today() ? time : `${formatDay(day)} ${time}`;
}
