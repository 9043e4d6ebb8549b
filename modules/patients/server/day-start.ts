import { Temporal } from 'temporal-polyfill';

/** Returns the instant at which a day begins in a time zone, optionally some days later. */
export function dayStart(day: string, timeZone: string, later = 0): Date {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(timeZone);
  return new Date(start.epochMilliseconds);
}
