import { daysInMonth } from '../read-day.ts';

/** The range of upcoming birthdays, starting today. */
export type BirthdaySpan = 'today' | 'week' | 'month';

/**
 * Returns the birthdays of a range as month * 100 + day: one range, or two at the turn of the year. Today, the seven
 * days starting today, or this month. A birthday on February 29 is on the 28th in other years.
 */
export function birthdayRanges(today: string, span: BirthdaySpan): { from: number; to: number }[] {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  if (span === 'month') return [{ from: month * 100 + 1, to: month * 100 + 31 }];
  const last = span === 'today' ? { year, month, day } : daysLater(year, month, day, 6);
  const isShortFebruary = last.month === 2 && last.day === 28 && daysInMonth(last.year, 2) === 28;
  const to = last.month * 100 + (isShortFebruary ? 29 : last.day);
  const from = month * 100 + day;
  return from <= to
    ? [{ from, to }]
    : [
        { from, to: 1231 },
        { from: 101, to },
      ];
}

/** Returns the range of birth dates for ages between the two on a day; an omitted bound is open. */
export function birthRange(
  today: string,
  age: { from?: number | null; to?: number | null },
): { after?: string; until?: string } {
  // A person aged 40 was born after the day 41 years ago, and no later than the day 40 years ago.
  return {
    ...(age.to == null ? null : { after: yearsBefore(today, age.to + 1) }),
    ...(age.from == null ? null : { until: yearsBefore(today, age.from) }),
  };
}

function daysLater(
  year: number,
  month: number,
  day: number,
  days: number,
): { year: number; month: number; day: number } {
  const left = daysInMonth(year, month) - day;
  if (days <= left) return { year, month, day: day + days };
  return month === 12 ? { year: year + 1, month: 1, day: days - left } : { year, month: month + 1, day: days - left };
}

function yearsBefore(today: string, years: number): string {
  const [year, month, day] = today.split('-').map(Number) as [number, number, number];
  const then = Math.max(1, year - years);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${String(then).padStart(4, '0')}-${two(month)}-${two(Math.min(day, daysInMonth(then, month)))}`;
}
