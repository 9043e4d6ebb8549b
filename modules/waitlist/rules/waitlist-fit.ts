import { freeSpans, within, without, type CalendarHours, type Span, toInstant } from '#scheduling/rules';
import { waitlistPriorities, type WaitlistPriority } from './waitlist.ts';

/** The times that a waiting patient can accept. */
export interface WaitlistPreferences {
  minutes: number;
  /** Any of these calendars; empty for all. */
  calendar_ids: readonly string[];
  first_day: string;
  last_day: string;
  /** Monday is 1; empty for any day. */
  weekdays: readonly number[];
  start_minute: number;
  end_minute: number;
  notice_hours: number;
  /** Minutes to keep free before and after bookings, as set by the event type. */
  gap: number;
  /** The patient's existing appointment, if they want an earlier one. */
  appointment: Span | null;
}

/** A released time range on one calendar. */
export interface ReleasedSlot extends Span {
  calendar_id: string;
}

/** The availability data for a released slot. */
export interface WaitlistAvailability {
  hours: CalendarHours;
  timeZone: string;
  now: number;
  /** Times of the patient's other appointments. */
  patientBusy: readonly Span[];
}

const MINUTE = 60_000;
const GRAIN = 5 * MINUTE;
const FURTHEST = 60 * 1440 * MINUTE;

/**
 * Returns where a waiting patient fits: the first free time of their length that they can accept and that overlaps the
 * released slot. Adjacent free time counts, so that an hour fits if half of it was already free. Null if there is none.
 */
export function placeFor(
  wish: WaitlistPreferences,
  slot: ReleasedSlot,
  availability: WaitlistAvailability,
): Span | null {
  if (wish.calendar_ids.length > 0 && !wish.calendar_ids.includes(slot.calendar_id)) return null;
  const { hours, timeZone, now } = availability;
  const length = wish.minutes * MINUTE;
  const nextDay = new Date(Date.parse(`${wish.last_day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  // For patients with an appointment, only earlier times are useful.
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

/**
 * Returns the parts of a released slot that are free now, within the next two months: in working hours, without days
 * off and bookings.
 */
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

/** Sorts by priority, then by waiting time. */
export function compareWaiting(
  one: { priority: WaitlistPriority; created_time: Date },
  other: { priority: WaitlistPriority; created_time: Date },
): number {
  const rank = waitlistPriorities.indexOf(one.priority) - waitlistPriorities.indexOf(other.priority);
  return rank !== 0 ? rank : one.created_time.getTime() - other.created_time.getTime();
}
