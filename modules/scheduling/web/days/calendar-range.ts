import { Temporal } from 'temporal-polyfill';

/** The calendar views. */
export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** The days that a view shows, YYYY-MM-DD; `end` is exclusive. */
export interface DayRange {
  start: string;
  end: string;
}

/** Returns the days that a view shows around a day. Weeks begin on Sunday. */
export function rangeAround(view: CalendarView, day: string): DayRange {
  const date = Temporal.PlainDate.from(day);
  if (view === 'day') return range(date, date.add({ days: 1 }));
  if (view === 'month') {
    const first = date.with({ day: 1 });
    return range(weekStart(first), weekStart(first.add({ months: 1 }).subtract({ days: 1 })).add({ days: 7 }));
  }
  const sunday = weekStart(date);
  return range(sunday, sunday.add({ days: 7 }));
}

/** Returns each day of a range. */
export function daysIn({ start, end }: DayRange): string[] {
  const days: string[] = [];
  for (let day = start; day < end; day = Temporal.PlainDate.from(day).add({ days: 1 }).toString()) days.push(day);
  return days;
}

/** Returns the day of the next or previous page of a view. */
export function stepFrom(view: CalendarView, day: string, step: 1 | -1): string {
  const date = Temporal.PlainDate.from(day);
  if (view === 'month') return date.add({ months: step }).toString();
  return date.add({ days: view === 'day' ? step : step * 7 }).toString();
}

/**
 * Returns the title of a range: "Monday, November 23, 2026", "Nov 23 – 27, 2026", "November 2026"; shorter on phones.
 */
export function rangeTitle(
  view: CalendarView,
  day: string,
  { phone, weekends }: { phone: boolean; weekends: boolean },
): string {
  const date = Temporal.PlainDate.from(day);
  if (view === 'day')
    return written(date, phone ? { weekday: 'short', month: 'short', day: 'numeric' } : { dateStyle: 'full' });
  if (view === 'month') return written(date, { month: phone ? 'short' : 'long', year: 'numeric' });
  const sunday = weekStart(date);
  const isShort = view === 'week' && !weekends;
  const [first, last] = [sunday.add({ days: isShort ? 1 : 0 }), sunday.add({ days: isShort ? 5 : 6 })];
  const short = (of: Temporal.PlainDate): string => written(of, { month: 'short', day: 'numeric' });
  const until = first.month === last.month ? String(last.day) : short(last);
  if (phone) return `${short(first)} – ${until}`;
  return first.year === last.year
    ? `${short(first)} – ${until}, ${last.year}`
    : `${short(first)}, ${first.year} – ${short(last)}, ${last.year}`;
}

/** Formats a day for its column head: "Mon 11/23". */
export function headOfDay(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return `${written(date, { weekday: 'short' })} ${date.month}/${date.day}`;
}

/** Returns whether a day is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

function weekStart(date: Temporal.PlainDate): Temporal.PlainDate {
  return date.subtract({ days: date.dayOfWeek % 7 });
}

function range(start: Temporal.PlainDate, end: Temporal.PlainDate): DayRange {
  return { start: start.toString(), end: end.toString() };
}

function written(date: Temporal.PlainDate, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${date.toString()}T12:00:00Z`),
  );
}
