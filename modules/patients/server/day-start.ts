import { Temporal } from 'temporal-polyfill';

/** The instant at which a day begins by a clinic's clock, or one that is some days later. */
export function dayStart(day: string, timeZone: string, later = 0): Date {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone);
  return new Date(start.epochMilliseconds);
}
