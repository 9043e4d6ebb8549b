import type { CalendarHours, DaysOff } from './free-time.ts';

/** The reason why a time can't be booked. */
export type ClosedReason = 'closed' | 'break' | 'off' | 'holiday';

/** A period of one day outside a calendar's working time, in minutes after midnight on the clinic's wall clock. */
export interface ClosedTime {
  from: number;
  to: number;
  why: ClosedReason;
  /** Reason entered for the time off. */
  reason: string | null;
}

/** Days off with their description; `calendar_id` is null for the whole clinic. */
export interface NamedDaysOff extends DaysOff {
  calendar_id: string | null;
  reason: string;
}

/** A calendar's weekly hours and days off. */
export interface HoursAndDaysOff extends Pick<CalendarHours, 'week'> {
  time_off: readonly NamedDaysOff[];
}

const MINUTES = 1440;

/**
 * Returns the closed times of a calendar on a day (YYYY-MM-DD), with reasons, in chronological order. Holidays take
 * precedence over time off, and time off over breaks.
 */
export function closedTimes({ week, time_off: off }: HoursAndDaysOff, day: string): ClosedTime[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const spans = week.filter((span) => span.weekday === weekday);
  const away = off.flatMap(({ first_day, last_day, start_minute, end_minute, calendar_id, reason }): ClosedTime[] => {
    if (day < first_day || day > last_day) return [];
    const why = calendar_id === null ? 'holiday' : 'off';
    return [{ from: day === first_day ? start_minute : 0, to: day === last_day ? end_minute : MINUTES, why, reason }];
  });
  const edges = new Set([0, MINUTES]);
  for (const { start_minute, end_minute } of spans) edges.add(start_minute).add(end_minute);
  for (const { from, to } of away) edges.add(from).add(to);
  const found: ClosedTime[] = [];
  const sorted = [...edges].filter((edge) => edge >= 0 && edge <= MINUTES).toSorted((a, b) => a - b);
  sorted.slice(1).forEach((to, index) => {
    const from = sorted[index]!;
    const closed = closedAt(from, spans, away);
    if (closed === null) return;
    const last = found.at(-1);
    if (last !== undefined && last.to === from && last.why === closed.why && last.reason === closed.reason)
      last.to = to;
    else found.push({ ...closed, from, to });
  });
  return found;
}

const RANK: Record<ClosedReason, number> = { holiday: 0, off: 1, break: 2, closed: 3 };

/**
 * Returns the reason why a calendar is closed at some point between two wall-clock times (YYYY-MM-DD HH:mm:ss) on the
 * day of the first; null if it is open throughout.
 */
export function closedDuring(hours: HoursAndDaysOff, start: string, end: string): ClosedTime | null {
  const day = start.slice(0, 10);
  const from = minuteOf(start);
  const to = end.slice(0, 10) === day ? minuteOf(end) : MINUTES;
  const met = closedTimes(hours, day).filter((one) => one.from < Math.max(to, from + 1) && from < one.to);
  return met.toSorted((a, b) => RANK[a.why] - RANK[b.why])[0] ?? null;
}

const minuteOf = (clock: string): number => Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));

function closedAt(
  minute: number,
  spans: CalendarHours['week'],
  away: readonly ClosedTime[],
): Pick<ClosedTime, 'why' | 'reason'> | null {
  const off = away.filter(({ from, to }) => from <= minute && minute < to);
  const said = off.find(({ why }) => why === 'holiday') ?? off[0];
  if (said !== undefined) return { why: said.why, reason: said.reason };
  const on = spans.filter((span) => span.start_minute <= minute && minute < span.end_minute);
  if (!on.some((span) => !span.is_break)) return { why: 'closed', reason: null };
  return on.some((span) => span.is_break) ? { why: 'break', reason: null } : null;
}
