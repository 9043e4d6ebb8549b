import { freeSpans, within, without, type CalendarHours, type Span, toInstant } from '#scheduling/rules';
import { waitlistPriorities, type WaitlistPriority } from './waitlist.ts';

/** What somebody who waits can take. */
export interface WaitingWish {
  minutes: number;
  /** Any of them; with none, anybody. */
  calendar_ids: readonly string[];
  first_day: string;
  last_day: string;
  /** Monday is 1; empty for any. */
  weekdays: readonly number[];
  start_minute: number;
  end_minute: number;
  notice_hours: number;
  /** Minutes that stay free before and after what is booked, as the type of event says. */
  gap: number;
  /** The appointment that they have and would have earlier. */
  appointment: Span | null;
}

/** Time that has become free on one calendar. */
export interface ReleasedSlot extends Span {
  calendar_id: string;
}

/** What is known when a released slot is looked at. */
export interface WaitlistAvailability {
  hours: CalendarHours;
  timeZone: string;
  now: number;
  /** When the patient has another appointment. */
  patientBusy: readonly Span[];
}

const MINUTE = 60_000;
const GRAIN = 5 * MINUTE;
const FURTHEST = 60 * 1440 * MINUTE;

/**
 * Where somebody who waits would come in: the first stretch of their length that is free, suits them and takes some of the released slot.
 * Free time beside it counts, so that an hour fits where half of it was free already. Null where there is none.
 */
export function placeFor(wish: WaitingWish, slot: ReleasedSlot, availability: WaitlistAvailability): Span | null {
  if (wish.calendar_ids.length > 0 && !wish.calendar_ids.includes(slot.calendar_id)) return null;
  const { hours, timeZone, now } = availability;
  const length = wish.minutes * MINUTE;
  const nextDay = new Date(Date.parse(`${wish.last_day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  // Whoever has an appointment already comes before it or not at all.
  const until = wish.appointment === null ? Number.POSITIVE_INFINITY : wish.appointment.from;
  const from = Math.max(
    now + wish.notice_hours * 3_600_000,
    now + GRAIN,
    slot.from - length,
    toInstant(`${wish.first_day} 00:00:00`, timeZone).getTime(),
  );
  const to = Math.min(slot.to + length, until, toInstant(`${nextDay} 00:00:00`, timeZone).getTime());
  if (to - from < length) return null;
  const free = freeSpans([hours], {
    start: new Date(from),
    end: new Date(to),
    minutes: wish.minutes,
    timeZone,
    gap: wish.gap,
    days: wish.weekdays.length === 0 ? null : wish.weekdays,
    startMinute: wish.start_minute,
    endMinute: wish.end_minute,
  });
  for (const span of without(free, availability.patientBusy)) {
    const first = Math.ceil(span.from / GRAIN) * GRAIN;
    const last = Math.floor((span.to - length) / GRAIN) * GRAIN;
    const start = Math.max(first, Math.min(Math.ceil(slot.from / GRAIN) * GRAIN, last));
    if (start > last || start >= slot.to || start + length <= slot.from) continue;
    return { from: start, to: start + length };
  }
  return null;
}

/** What of a released slot is free now, of the next two months: in working hours, outside of days off and of what is booked. */
export function stillFree(
  slot: ReleasedSlot,
  { hours, timeZone, now }: Omit<WaitlistAvailability, 'patientBusy'>,
): Span[] {
  const from = Math.max(slot.from, now);
  const to = Math.min(slot.to, from + FURTHEST);
  if (from >= to) return [];
  const search = { start: new Date(from), end: new Date(to), minutes: 5, timeZone, gap: 0, days: null };
  const free = freeSpans([hours], { ...search, startMinute: 0, endMinute: 1440 });
  return within(free, [{ from, to }]);
}

/** Who comes first: the more pressing, then who has waited longer. */
export function compareWaiting(
  one: { priority: WaitlistPriority; created_time: Date },
  other: { priority: WaitlistPriority; created_time: Date },
): number {
  const rank = waitlistPriorities.indexOf(one.priority) - waitlistPriorities.indexOf(other.priority);
  return rank !== 0 ? rank : one.created_time.getTime() - other.created_time.getTime();
}
