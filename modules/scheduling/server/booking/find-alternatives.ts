import type { Queryable } from '#platform/database.ts';
import { readClinic } from '#practice/server';
import { alternativesTo, conflictsOf, toWallClock, type EventStatus, type EventTimes } from '../../rules/index.ts';
import { readAvailability, type BookedEvent } from './booking.sql.ts';
import { readCalendarHours } from '../setup/calendar-hours.ts';
import { readWholeCategories } from '../setup/categories.sql.ts';

/** An event with conflicts that needs another time. */
export interface ConflictingEvent extends EventTimes {
  id: string;
  status: EventStatus;
  category_id: string;
  calendar_ids: readonly string[];
  resource_ids: readonly string[];
  patient_id: string | null;
}

/** Search options in addition to the calendars. */
export interface AlternativesOptions {
  now: Date;
  /** Events that are being moved themselves, so that their time counts as free. */
  own: ReadonlySet<string>;
  /** Times already assigned to other occurrences of the same series. */
  reserved: readonly EventTimes[];
  /** Number of days to search after the requested one. */
  days: number;
  most: number;
}

const DAY = 86_400_000;
const NONE: readonly Date[] = [];

/**
 * Returns alternative start times for each event by ID, best first, with the same rules as "find a time": within the
 * working hours of all calendars, when they, the patient and the rooms are free, with the gap of the event type. No
 * time is offered twice.
 */
export async function findAlternatives(
  db: Queryable,
  clinicId: string,
  displaced: readonly ConflictingEvent[],
  how: AlternativesOptions,
): Promise<Map<string, readonly Date[]>> {
  const found = new Map<string, readonly Date[]>();
  const [any] = displaced;
  if (any === undefined) return found;
  const { time_zone: timeZone } = await readClinic(db, clinicId);
  const windows = displaced.map((one) => ({
    ...one,
    start_time: new Date(one.start_time.getTime() - DAY),
    end_time: new Date(one.start_time.getTime() + (how.days + 1) * DAY),
  }));
  const ids = [...new Set(displaced.flatMap((one) => one.calendar_ids))];
  const dayOf = (time: number) => toWallClock(new Date(time), timeZone).slice(0, 10);
  const starts = windows.map((one) => one.start_time.getTime());
  const days = {
    from: dayOf(Math.min(...starts)),
    to: dayOf(Math.max(...windows.map((one) => one.end_time.getTime()))),
  };
  const [hours, availability, [category]] = await Promise.all([
    readCalendarHours(db, clinicId, ids, days),
    readAvailability(db, clinicId, windows),
    readWholeCategories(db, clinicId, any.category_id),
  ]);
  const booked = availability.booked.filter(({ id }) => !how.own.has(id));
  const reserved = [...how.reserved];
  displaced.forEach((one, index) => {
    const own = hours.filter(({ calendar_id }) => one.calendar_ids.includes(calendar_id));
    if (own.length < new Set(one.calendar_ids).size) return void found.set(one.id, NONE);
    const taken = takenIn(windows[index]!, booked);
    const calendars = own.map(({ week, time_off: off }) => ({ week, off, booked: [...taken, ...reserved] }));
    const length = one.end_time.getTime() - one.start_time.getTime();
    const search = { timeZone, gap: category?.interval_minutes ?? 0, most: how.most, now: how.now, days: how.days };
    const times = alternativesTo(one, calendars, search);
    found.set(one.id, times);
    for (const start of times) reserved.push({ start_time: start, end_time: new Date(start.getTime() + length) });
  });
  return found;
}

/** Returns the bookings in a time range on the event's calendars, for its patient and in its rooms. */
function takenIn(window: ConflictingEvent, booked: readonly BookedEvent[]): EventTimes[] {
  return conflictsOf({ ...window, status: 'confirmed' }, booked).map((conflict) => conflict.booked);
}
