import { Temporal } from 'temporal-polyfill';

type Day = Temporal.PlainDate;

interface Holiday {
  id: string;
  name: string;
  /** The day of the holiday itself. */
  day: (year: number) => Day;
}

const fixed =
  (month: number, day: number) =>
  (year: number): Day =>
    Temporal.PlainDate.from({ year, month, day });

/** The nth weekday of a month; Monday is 1. */
const nth =
  (month: number, weekday: number, n: number) =>
  (year: number): Day => {
    const first = Temporal.PlainDate.from({ year, month, day: 1 });
    return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + 7 * (n - 1) });
  };

const lastMonday =
  (month: number) =>
  (year: number): Day => {
    const last = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 }).subtract({ days: 1 });
    return last.subtract({ days: last.dayOfWeek - 1 });
  };

/** The legal public holidays of the United States (5 U.S.C. 6103(a)), in the order of the year. */
export const FEDERAL_HOLIDAYS: readonly Holiday[] = [
  { id: 'new-year', name: 'New Year’s Day', day: fixed(1, 1) },
  { id: 'king', name: 'Martin Luther King Jr. Day', day: nth(1, 1, 3) },
  { id: 'washington', name: 'Washington’s Birthday', day: nth(2, 1, 3) },
  { id: 'memorial', name: 'Memorial Day', day: lastMonday(5) },
  { id: 'juneteenth', name: 'Juneteenth', day: fixed(6, 19) },
  { id: 'independence', name: 'Independence Day', day: fixed(7, 4) },
  { id: 'labor', name: 'Labor Day', day: nth(9, 1, 1) },
  { id: 'columbus', name: 'Columbus Day', day: nth(10, 1, 2) },
  { id: 'veterans', name: 'Veterans Day', day: fixed(11, 11) },
  { id: 'thanksgiving', name: 'Thanksgiving Day', day: nth(11, 4, 4) },
  { id: 'christmas', name: 'Christmas Day', day: fixed(12, 25) },
];

/** A holiday in a year; `day` is the weekday on which it is observed, YYYY-MM-DD, and `key` is unique per clinic. */
export interface ObservedHoliday {
  id: string;
  key: string;
  name: string;
  day: string;
}

/**
 * Returns the federal holidays observed between two days. One on a Saturday is observed on the Friday before, one on a
 * Sunday on the Monday after (5 U.S.C. 6103(b) and Executive Order 11582).
 */
export function holidaysBetween(from: string, to: string): ObservedHoliday[] {
  const [first, last] = [Temporal.PlainDate.from(from).year, Temporal.PlainDate.from(to).year + 1];
  const found: ObservedHoliday[] = [];
  for (let year = first; year <= last; year += 1)
    for (const { id, name, day } of FEDERAL_HOLIDAYS) {
      const observed = observedOn(day(year)).toString();
      if (observed >= from && observed <= to) found.push({ id, key: `${id}-${year}`, name, day: observed });
    }
  return found;
}

function observedOn(day: Day): Day {
  if (day.dayOfWeek === 6) return day.subtract({ days: 1 });
  return day.dayOfWeek === 7 ? day.add({ days: 1 }) : day;
}

/** Returns whether a federal holiday is on this day or observed on it. */
export function isFederalHoliday(day: Day): boolean {
  const isOwn = FEDERAL_HOLIDAYS.some((holiday) => holiday.day(day.year).equals(day));
  return isOwn || holidaysBetween(day.toString(), day.toString()).length > 0;
}
