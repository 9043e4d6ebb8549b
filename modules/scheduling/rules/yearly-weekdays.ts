import type { Temporal } from 'temporal-polyfill';
import { weekdays, type RecurrenceRule, type RuleDay } from './recurrence-rule.ts';

// The calendar repeats after 400 years: a date that hasn't occurred by then never will.
const CALENDAR_CYCLE = 400;

/** Returns whether a rule counts its weekdays through the whole year, e.g. the 20th Monday. */
export function countsThroughYear(rule: RecurrenceRule): boolean {
  return rule.freq === 'YEARLY' && rule.months.length === 0 && rule.days.some(({ ordinal }) => ordinal !== null);
}

/**
 * Returns up to `most` wall-clock times of such a rule, starting from its first start. RFC 5545 §3.3.10: without
 * BYMONTH an ordinal counts within the year, and BYMONTHDAY keeps only weekdays that fall on such a day.
 */
export function yearlyClocks(
  rule: RecurrenceRule,
  first: Temporal.PlainDateTime,
  most: number,
): Temporal.PlainDateTime[] {
  const clocks: Temporal.PlainDateTime[] = [];
  const limit = Math.min(most, rule.count ?? most);
  for (let step = 0; step <= CALENDAR_CYCLE && clocks.length < limit; step += 1) {
    const year = first.year + step * rule.interval;
    if (year > 9999) break;
    for (const clock of placed(rule, first.with({ year, month: 1, day: 1 })))
      if (clock.since(first).sign >= 0 && clocks.length < limit) clocks.push(clock);
  }
  return clocks;
}

function placed(rule: RecurrenceRule, newYear: Temporal.PlainDateTime): Temporal.PlainDateTime[] {
  const days = [...new Set(rule.days.flatMap((day) => daysOfYear(day, newYear)))].sort((one, other) => one - other);
  const clocks = days.map((day) => newYear.add({ days: day - 1 })).filter((clock) => isMonthDay(rule, clock));
  if (rule.positions.length === 0) return clocks;
  const indexes = new Set(rule.positions.map((place) => (place > 0 ? place - 1 : clocks.length + place)));
  return clocks.filter((_clock, index) => indexes.has(index));
}

/** Returns the days of the year (1-based) of a weekday, or of its nth occurrence. */
function daysOfYear({ ordinal, day }: RuleDay, newYear: Temporal.PlainDateTime): number[] {
  const first = 1 + ((weekdays.indexOf(day) - (newYear.dayOfWeek % 7) + 7) % 7);
  const all = Array.from({ length: 53 }, (_, week) => first + 7 * week).filter((at) => at <= newYear.daysInYear);
  if (ordinal === null) return all;
  const one = all.at(ordinal > 0 ? ordinal - 1 : ordinal);
  return one === undefined ? [] : [one];
}

function isMonthDay({ monthDays }: RecurrenceRule, { day, daysInMonth }: Temporal.PlainDateTime): boolean {
  return monthDays.length === 0 || monthDays.some((place) => day === (place > 0 ? place : daysInMonth + 1 + place));
}
