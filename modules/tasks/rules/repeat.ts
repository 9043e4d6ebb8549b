import { Temporal } from 'temporal-polyfill';

export const repeatUnits = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof repeatUnits)[number];

/** The recurrence of a task: every so many units, counted from its due date or from its completion. */
export interface Repeat {
  unit: RepeatUnit;
  every: number;
  from: 'due' | 'completion';
  /** The day of the month of a series, e.g. 31 although the last one was due on February 28. Default: the due day. */
  day?: number | null;
}

/**
 * Returns the due time of the next task of a series: always after `done`, at the same time of day in the clinic's zone.
 * The 31st stays the 31st in months that have one, and February 29 stays the 29th in leap years. Without a due date it
 * is counted from the completion.
 */
export function nextDue(repeat: Repeat, due: Date | null, done: Date, timeZone: string): Date {
  const zoned = (time: Date): Temporal.ZonedDateTime =>
    Temporal.Instant.fromEpochMilliseconds(time.getTime()).toZonedDateTimeISO(timeZone);
  const finished = zoned(done);
  if (repeat.from === 'completion' || due === null) {
    const next = finished.add(span(repeat, 1));
    return asDate(due === null ? next : next.withPlainTime(zoned(due).toPlainTime()));
  }
  const first = zoned(due);
  // Starts before the result, so that a task overdue for years needs few iterations.
  let times = Math.max(1, Math.floor(elapsed(first, finished, repeat)));
  let next = onDay(first.add(span(repeat, times)), repeat);
  while (Temporal.ZonedDateTime.compare(next, finished) <= 0) {
    times += 1;
    next = onDay(first.add(span(repeat, times)), repeat);
  }
  return asDate(next);
}

/** Returns the day of the month to keep for the next task of a series that is counted from its due date. */
export function dayOfSeries({ unit, from, day }: Repeat, due: Date | null, timeZone: string): number | null {
  if (due === null || from !== 'due' || unit === 'day' || unit === 'week') return null;
  return day ?? Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(timeZone).day;
}

/** Moves a monthly or yearly date to the day of its series, or to the last day of a shorter month. */
function onDay(date: Temporal.ZonedDateTime, { unit, day }: Repeat): Temporal.ZonedDateTime {
  if (day == null || unit === 'day' || unit === 'week') return date;
  return date.with({ day: Math.min(day, date.daysInMonth) });
}

const asDate = (time: Temporal.ZonedDateTime): Date => new Date(time.epochMilliseconds);

function span({ unit, every }: Repeat, times: number): Temporal.DurationLike {
  const count = every * times;
  if (unit === 'day') return { days: count };
  if (unit === 'week') return { weeks: count };
  return unit === 'month' ? { months: count } : { years: count };
}

function elapsed(from: Temporal.ZonedDateTime, to: Temporal.ZonedDateTime, { unit, every }: Repeat): number {
  const days = (to.epochMilliseconds - from.epochMilliseconds) / 86_400_000;
  const longest = { day: 1, week: 7, month: 31, year: 366 }[unit];
  return days / longest / every;
}

/** Describes a recurrence: every 2 weeks from the due date. */
export function repeatText({ unit, every, from }: Repeat): string {
  const often = every === 1 ? `Every ${unit}` : `Every ${every} ${unit}s`;
  return `${often} from ${from === 'due' ? 'the due date' : 'completion'}`;
}
