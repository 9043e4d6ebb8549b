import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { countsThroughYear, yearlyClocks } from './yearly-weekdays.ts';
import { readRule, recurrenceLimits, untilInstant, writeRule, type RecurrenceRule } from './recurrence-rule.ts';
import { toInstant, toWallClock } from './wall-clock.ts';

/** The recurrence of a series: first start, time zone of its wall clock, rule, added and excluded dates. */
export interface Recurrence {
  start_time: Date;
  time_zone: string;
  rrule: string;
  rdates: readonly Date[];
  exdates: readonly Date[];
}

const DAY_MS = 86_400_000;

/**
 * Returns the starts of a series, earliest first; if there are more than allowed, one more than the limit. The
 * wall-clock time is preserved across clock changes. Skipped times in spring move forward as for single events; for
 * repeated times the earlier is used.
 */
export function occurrencesOf(series: Recurrence): Date[] {
  const out = new Set(series.exdates.map(Number));
  const all = new Set([...ruleStarts(series), ...series.rdates].map(Number));
  return [...all]
    .filter((time) => !out.has(time))
    .sort((one, other) => one - other)
    .map((time) => new Date(time));
}

/** Returns the starts produced by the rule alone, at most one more than the limit. */
export function ruleStarts({ start_time, time_zone, rrule }: Recurrence): Date[] {
  const rule = readRule(rrule);
  if (typeof rule === 'string') throw new RangeError(rule);
  const until = untilInstant(rule, time_zone);
  const first = wallOf(start_time, time_zone);
  // Computed on a clock without offset changes and then mapped to the zone. The rule's UNTIL is an instant, so it is
  // applied after the mapping.
  const about =
    until === null ? null : stamp(new Date(Date.parse(`${toWallClock(until, time_zone).replace(' ', 'T')}Z`) + DAY_MS));
  const starts: Date[] = [];
  for (const clock of clocksOf({ ...rule, until: about }, first)) {
    // Far beyond what any calendar shows. The starts before it determine the result.
    if (clock.year > 9999) break;
    const wall = textOf(clock);
    // The same wall-clock time is the same instant, even in the repeated hour in fall.
    const start = starts.length === 0 && wall === textOf(first) ? start_time : toInstant(wall, time_zone);
    if (until !== null && start > until) break;
    starts.push(start);
    if (starts.length > recurrenceLimits.occurrences) break;
  }
  return starts;
}

/**
 * Returns the wall-clock times produced by a rule; empty if it names dates that don't exist, such as February 30, or
 * dates too rare to enumerate.
 */
function clocksOf(rule: RecurrenceRule, first: Temporal.PlainDateTime): readonly Temporal.PlainDateTime[] {
  // The library ignores BYMONTHDAY here, and returns the 53rd Monday from the following year.
  if (countsThroughYear(rule)) return yearlyClocks(rule, first, recurrenceLimits.occurrences + 1);
  const counted = new RRuleTemporal({
    rruleString: `RRULE:${writeRule(rule)}`,
    dtstart: first.toZonedDateTime('UTC'),
    cache: false,
  });
  try {
    return counted
      .all((_clock, index) => index <= recurrenceLimits.occurrences)
      .map((clock) => clock.toPlainDateTime());
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('Maximum iterations')) return [];
    throw error;
  }
}

/** Splits a series at one of its starts into the part before and the part from there on. */
export function splitAt(series: Recurrence, at: Date): { before: Recurrence; after: Recurrence } {
  const rule = readRule(series.rrule) as RecurrenceRule;
  const starts = ruleStarts(series);
  const earlier = starts.filter((start) => start < at);
  const next = starts.find((start) => start >= at);
  // If the clocks skip the start time on this day, the occurrence is later than usual; the rest of the series uses the
  // usual time.
  const clock = toWallClock(series.start_time, series.time_zone).slice(11);
  const rest = starts.slice(earlier.length);
  const regular = rest.findIndex((start) => toWallClock(start, series.time_zone).slice(11) === clock);
  const late = regular > 0 ? rest.slice(0, regular) : [];
  const head: RecurrenceRule =
    next === undefined
      ? rule
      : rule.count === null
        ? { ...rule, until: stampBefore(at) }
        : { ...rule, count: Math.max(1, earlier.length) };
  // If only added dates are left, the rule is reduced to the first of them.
  const tail: RecurrenceRule =
    next === undefined
      ? {
          ...rule,
          freq: 'DAILY',
          interval: 1,
          days: [],
          monthDays: [],
          months: [],
          positions: [],
          count: 1,
          until: null,
        }
      : rule.count === null
        ? rule
        : { ...rule, count: rule.count - earlier.length - late.length };
  const part = (dates: readonly Date[], isAfter: boolean) => dates.filter((date) => date >= at === isAfter);
  return {
    before: {
      ...series,
      rrule: writeRule(head),
      rdates: part(series.rdates, false),
      // A rule produces at least one start, even if all remaining starts are added dates.
      exdates: [...part(series.exdates, false), ...(earlier.length === 0 ? starts.slice(0, 1) : [])],
    },
    after: {
      ...series,
      start_time: rest[late.length] ?? at,
      rrule: writeRule(tail),
      rdates: [...late, ...part(series.rdates, true)],
      exdates: part(series.exdates, true),
    },
  };
}

/** An offset between wall-clock times in whole days and seconds, so that clock changes in between don't affect it. */
export interface WallShift {
  days: number;
  seconds: number;
}

/** Returns the offset between two wall-clock times (YYYY-MM-DD HH:mm:ss). */
export function shiftBetween(from: string, to: string): WallShift {
  const [one, other] = [plain(from), plain(to)];
  const days = one.toPlainDate().until(other.toPlainDate(), { largestUnit: 'days' }).days;
  const seconds = one.toPlainTime().until(other.toPlainTime()).total('seconds');
  return { days, seconds };
}

/** Shifts an instant on the wall clock of one zone and interprets the result in another. */
export function shifted(instant: Date, by: WallShift, zone: string, toZone = zone): Date {
  if (by.days === 0 && by.seconds === 0 && zone === toZone) return instant;
  const moved = wallOf(instant, zone).add({ days: by.days }).add({ seconds: by.seconds });
  return toInstant(textOf(moved), toZone);
}

/**
 * Shifts a whole series including rule days, added and excluded dates; null if the rule can't be shifted automatically,
 * e.g. several days of a month.
 */
export function shiftSeries(series: Recurrence, by: WallShift, toZone = series.time_zone): Recurrence | null {
  const zone = series.time_zone;
  const start = shifted(series.start_time, by, zone, toZone);
  const rule = readRule(series.rrule) as RecurrenceRule;
  const days = wallOf(series.start_time, zone)
    .toPlainDate()
    .until(wallOf(start, toZone).toPlainDate(), { largestUnit: 'days' }).days;
  const moved = days === 0 ? rule : moveDays(rule, wallOf(start, toZone), days);
  if (moved === null) return null;
  const until = untilInstant(rule, zone);
  const dates = (all: readonly Date[]) => all.map((date) => shifted(date, by, zone, toZone));
  return {
    start_time: start,
    time_zone: toZone,
    // The last occurrence may move past the end of the day on which the series ended.
    rrule: writeRule(until === null ? moved : { ...moved, until: stamp(shifted(until, by, zone, toZone)) }),
    rdates: dates(series.rdates),
    exdates: dates(series.exdates),
  };
}

const NAMES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

function moveDays(rule: RecurrenceRule, start: Temporal.PlainDateTime, by: number): RecurrenceRule | null {
  if (rule.positions.length > 0) return null;
  if (rule.freq === 'WEEKLY') {
    const days = rule.days.map(({ ordinal, day }) => ({
      ordinal,
      day: NAMES[(((NAMES.indexOf(day) + by) % 7) + 7) % 7]!,
    }));
    return { ...rule, days };
  }
  if (rule.freq === 'DAILY') return rule.days.length + rule.monthDays.length + rule.months.length === 0 ? rule : null;
  if (rule.days.length > 1 || rule.monthDays.length > 1 || rule.months.length > 1) return null;
  if (countsThroughYear(rule) || (rule.days.length > 0 && rule.monthDays.length > 0)) return null;
  const months = rule.months.length === 0 ? [] : [start.month];
  if (rule.monthDays.length === 1) return { ...rule, months, monthDays: [start.day] };
  if (rule.days.length === 0) return { ...rule, months };
  const place = Math.ceil(start.day / 7);
  const isLast = start.day + 7 > start.daysInMonth;
  const ordinal =
    rule.days[0]!.ordinal === null ? null : isLast && (rule.days[0]!.ordinal < 0 || place > 4) ? -1 : place;
  return { ...rule, months, days: [{ ordinal, day: NAMES[start.dayOfWeek - 1]! }] };
}

function stampBefore(at: Date): string {
  return stamp(new Date(at.getTime() - 1000));
}

function stamp(instant: Date): string {
  return `${toWallClock(instant, 'UTC').replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`;
}

function wallOf(instant: Date, zone: string): Temporal.PlainDateTime {
  return plain(toWallClock(instant, zone));
}

function plain(text: string): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.from(text.replace(' ', 'T'));
}

function textOf(clock: Temporal.PlainDateTime): string {
  return clock.toString({ smallestUnit: 'second' }).replace('T', ' ');
}
