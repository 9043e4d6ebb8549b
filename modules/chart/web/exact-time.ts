import { formatInstant } from '#kit/formats/instant.ts';

/** An instant's time of day in the clinic's zone, to the second: "9:42:07 AM". */
export function exactTime(instant: string): string {
  return formatInstant(instant).slice(11).replace(/^0/, '');
}
