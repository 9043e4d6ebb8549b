import { Temporal } from 'temporal-polyfill';
import type { EventTimes } from './wall-clock.ts';

/** A time range in epoch milliseconds; the end is exclusive. */
export interface Span {
  from: number;
  to: number;
}

/** A period of a calendar's week: Monday is 1, minutes after midnight on the clinic's wall clock. */
export interface WeekSpan {
  weekday: number;
  start_minute: number;
  end_minute: number;
  is_break: boolean;
}

/** Days off, first and last day inclusive. `start_minute` applies to the first day, `end_minute` to the last. */
export interface DaysOff {
  first_day: string;
  last_day: string;
  start_minute: number;
  end_minute: number;
}

/** A calendar's weekly hours, days off (including holidays) and bookings. */
export interface CalendarHours {
  week: readonly WeekSpan[];
  off: readonly DaysOff[];
  booked: readonly EventTimes[];
}

/** A search for a length in minutes between two instants, free on all calendars simultaneously. */
export interface TimeSearch {
  start: Date;
  end: Date;
  minutes: number;
  /** Time zone of the weekly hours, days off and requested hours. */
  timeZone: string;
  /** Minutes to keep free before and after bookings. */
  gap: number;
  /** Days of the week, Monday is 1; null for all. */
  days: readonly number[] | null;
  startMinute: number;
  endMinute: number;
}

/** Maximum search range and number of results. */
export const freeTimeLimits = { days: 62, calendars: 8, found: 200, perDay: 40, gap: 240, minutes: 1440 } as const;

const MINUTE = 60_000;

/** Returns the union of the spans, sorted and without overlaps. */
export function joined(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

/** Returns the parts of `spans` outside of all `taken`. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  let left = joined(spans);
  for (const { from, to } of joined(taken)) {
    left = left.flatMap((span) =>
      to <= span.from || from >= span.to
        ? [span]
        : [
            { from: span.from, to: from },
            { from: to, to: span.to },
          ].filter((part) => part.to > part.from),
    );
  }
  return left;
}

/** Returns the intersection of two span lists. */
export function within(one: readonly Span[], other: readonly Span[]): Span[] {
  const others = joined(other);
  return joined(
    joined(one).flatMap((a) =>
      others
        .map((b) => ({ from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) }))
        .filter(({ from, to }) => to > from),
    ),
  );
}

/**
 * Returns the instant of a minute of a day in the time zone. Skipped times in spring move forward; for repeated times
 * in fall the earlier is used.
 */
function at(day: Temporal.PlainDate, minute: number, timeZone: string): number {
  const clock = day.toPlainDateTime().add({ minutes: minute });
  return clock.toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** Returns each day that the time range touches in the time zone. */
function daysBetween(start: Date, end: Date, timeZone: string): Temporal.PlainDate[] {
  const dayAt = (date: Date) =>
    Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const days: Temporal.PlainDate[] = [];
  const last = dayAt(end);
  for (let day = dayAt(start); Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    days.push(day);
    if (days.length > freeTimeLimits.days + 2) break;
  }
  return days;
}

/**
 * Returns a calendar's working time between two instants: weekly hours minus breaks and days off. Bookings are ignored.
 */
export function workingTime(
  { week, off }: Pick<CalendarHours, 'week' | 'off'>,
  { start, end, timeZone }: Pick<TimeSearch, 'start' | 'end' | 'timeZone'>,
): Span[] {
  const days = daysBetween(start, end, timeZone);
  const ofWeek = (isBreak: boolean) =>
    days.flatMap((day) =>
      week
        .filter((span) => span.is_break === isBreak && span.weekday === day.dayOfWeek)
        .map((span) => ({ from: at(day, span.start_minute, timeZone), to: at(day, span.end_minute, timeZone) })),
    );
  const away = off.map(({ first_day, last_day, start_minute, end_minute }) => ({
    from: at(Temporal.PlainDate.from(first_day), start_minute, timeZone),
    to: at(Temporal.PlainDate.from(last_day), end_minute, timeZone),
  }));
  const whole = [{ from: start.getTime(), to: end.getTime() }];
  return within(without(without(ofWeek(false), ofWeek(true)), away), whole);
}

/** Returns the time ranges of any length in which all calendars are free. */
export function freeSpans(calendars: readonly CalendarHours[], search: TimeSearch): Span[] {
  const { start, end, timeZone, days, startMinute, endMinute, gap } = search;
  let free: Span[] = daysBetween(start, end, timeZone)
    .filter((day) => days === null || days.includes(day.dayOfWeek))
    .map((day) => ({ from: at(day, startMinute, timeZone), to: at(day, endMinute, timeZone) }));
  free = within(free, [{ from: start.getTime(), to: end.getTime() }]);
  for (const calendar of calendars) {
    const booked = calendar.booked.map(({ start_time, end_time }) => ({
      from: start_time.getTime() - gap * MINUTE,
      to: end_time.getTime() + gap * MINUTE,
    }));
    free = within(free, without(workingTime(calendar, search), booked));
  }
  return free;
}

/**
 * Returns the next free times of the requested length, earliest first: at each quarter hour for short lengths,
 * otherwise each half hour, and at the start of each free range. Limited to 40 per day, so that afternoons are
 * included, and 200 in total.
 */
export function freeTimes(calendars: readonly CalendarHours[], search: TimeSearch): EventTimes[] {
  const length = search.minutes * MINUTE;
  const step = (search.minutes < 30 ? 15 : 30) * MINUTE;
  const grain = 5 * MINUTE;
  const found: EventTimes[] = [];
  const perDay = new Map<string, number>();
  for (const { from, to } of freeSpans(calendars, search)) {
    const begin = Math.ceil(from / grain) * grain;
    const starts = [begin];
    for (let start = Math.floor(begin / step) * step + step; start + length <= to; start += step) starts.push(start);
    for (const start of starts) {
      if (start + length > to || start < from) continue;
      const day = Temporal.Instant.fromEpochMilliseconds(start)
        .toZonedDateTimeISO(search.timeZone)
        .toPlainDate()
        .toString();
      const count = perDay.get(day) ?? 0;
      if (count >= freeTimeLimits.perDay) continue;
      perDay.set(day, count + 1);
      found.push({ start_time: new Date(start), end_time: new Date(start + length) });
      if (found.length >= freeTimeLimits.found) return found;
    }
  }
  return found;
}

/** Returns the default week for calendars without hours: the clinic's opening hours, Monday to Friday. */
export function openingWeek(startMinute: number, endMinute: number): WeekSpan[] {
  if (endMinute <= startMinute) return [];
  return [1, 2, 3, 4, 5].map((weekday) => ({
    weekday,
    start_minute: startMinute,
    end_minute: endMinute,
    is_break: false,
  }));
}
