import type { Queryable } from '#platform/database.ts';
import { compareWaiting, waitlistLimits } from '../rules/index.ts';
import { toWallClock, type CalendarHours, type EventTimes } from '#scheduling/rules';
import { readCalendarHours, readBusyTimes } from '#scheduling/server';
import { placeFor, stillFree, type ReleasedSlot, type WaitlistPreferences } from '../rules/waitlist-fit.ts';
import { readEntries, readPatientTimes, type WaitingEntry } from './entries.sql.ts';
import type { CalendarTime } from '#scheduling/server';
import { readDeclined } from './offers.sql.ts';

/** A waiting patient, and the time at which they fit. */
export interface WaitingFit extends EventTimes {
  entry: WaitingEntry;
}

/** A free time range, and the matching entries in order. */
export interface MatchedTime extends CalendarTime {
  id: string;
  fits: WaitingFit[];
}

/** The clinic, time zone and current time of a match. */
export interface MatchPlace {
  clinicId: string;
  timeZone: string;
  now: Date;
}

const MOST_HOURS = 24 * 3_600_000;

/**
 * Returns the parts of released slots that are free now, each with its matching entries. Computed from current data:
 * hours, breaks, days off, bookings, preferences, and declined offers.
 */
export async function matchReleased(
  db: Queryable,
  { clinicId, timeZone, now }: MatchPlace,
  rows: readonly (CalendarTime & { id: string })[],
): Promise<MatchedTime[]> {
  if (rows.length === 0) return [];
  const hours = await hoursAround(db, { clinicId, timeZone, now }, rows);
  const [waiting, declined] = await Promise.all([
    readEntries(db, clinicId, { states: ['waiting'] }, waitlistLimits.listed),
    readDeclined(db, clinicId, now),
  ]);
  const entries = waiting.filter(({ is_reachable }) => is_reachable).toSorted(compareWaiting);
  const patientIds = [...new Set(entries.map(({ patient_id }) => patient_id))];
  const busy = Map.groupBy(
    patientIds.length === 0 ? [] : await readPatientTimes(db, clinicId, patientIds, around(rows, now)),
    ({ patient_id }) => patient_id,
  );
  return rows.flatMap((row) => {
    const known = hours.get(row.calendar_id);
    if (known === undefined) return [];
    const availability = { hours: known, timeZone, now: now.getTime() };
    return stillFree(spanOf(row), availability).map((piece): MatchedTime => {
      const slot = { ...piece, calendar_id: row.calendar_id };
      const fits = entries.flatMap((entry): WaitingFit[] => {
        const patientBusy = (busy.get(entry.patient_id) ?? []).map(spanOfTimes);
        const place = placeFor(wishOf(entry), slot, { ...availability, patientBusy });
        if (place === null) return [];
        const said = declined.some(
          (one) =>
            one.entry_id === entry.id &&
            one.calendar_id === row.calendar_id &&
            one.start_time.getTime() < place.to &&
            one.end_time.getTime() > place.from,
        );
        return said ? [] : [{ entry, start_time: new Date(place.from), end_time: new Date(place.to) }];
      });
      return {
        id: row.id,
        calendar_id: row.calendar_id,
        start_time: new Date(piece.from),
        end_time: new Date(piece.to),
        fits,
      };
    });
  });
}

/** Returns the parts of these time ranges that are free now. */
export async function freePieces(
  db: Queryable,
  place: MatchPlace,
  rows: readonly CalendarTime[],
): Promise<CalendarTime[]> {
  if (rows.length === 0) return [];
  const hours = await hoursAround(db, place, rows);
  return rows.flatMap((row) => {
    const known = hours.get(row.calendar_id);
    if (known === undefined) return [];
    const availability = { hours: known, timeZone: place.timeZone, now: place.now.getTime() };
    return stillFree(spanOf(row), availability).map(({ from, to }) => ({
      calendar_id: row.calendar_id,
      start_time: new Date(from),
      end_time: new Date(to),
    }));
  });
}

/** Returns whether a time range is completely free and in the future. */
export async function isFree(db: Queryable, place: MatchPlace, row: CalendarTime): Promise<boolean> {
  const pieces = await freePieces(db, place, [row]);
  return (
    pieces.length === 1 &&
    pieces[0]!.start_time.getTime() === row.start_time.getTime() &&
    pieces[0]!.end_time.getTime() === row.end_time.getTime()
  );
}

async function hoursAround(
  db: Queryable,
  { clinicId, timeZone, now }: MatchPlace,
  rows: readonly CalendarTime[],
): Promise<ReadonlyMap<string, CalendarHours>> {
  const ids = [...new Set(rows.map(({ calendar_id }) => calendar_id))];
  const between = around(rows, now);
  const dayOf = (date: Date) => toWallClock(date, timeZone).slice(0, 10);
  const [hours, busy] = await Promise.all([
    readCalendarHours(db, clinicId, ids, { from: dayOf(between.start), to: dayOf(between.end) }),
    readBusyTimes(db, clinicId, ids, between),
  ]);
  return new Map(
    hours.map(({ calendar_id: id, week, time_off: off }) => [
      id,
      { week, off, booked: busy.filter(({ calendar_id }) => calendar_id === id) },
    ]),
  );
}

function around(rows: readonly CalendarTime[], now: Date): { start: Date; end: Date } {
  const starts = rows.map(({ start_time }) => start_time.getTime());
  const ends = rows.map(({ end_time }) => end_time.getTime());
  return {
    start: new Date(Math.max(Math.min(...starts) - MOST_HOURS, now.getTime() - MOST_HOURS)),
    end: new Date(Math.max(...ends, now.getTime()) + MOST_HOURS),
  };
}

const spanOfTimes = ({ start_time, end_time }: EventTimes) => ({ from: start_time.getTime(), to: end_time.getTime() });

function spanOf(row: CalendarTime): ReleasedSlot {
  return { calendar_id: row.calendar_id, ...spanOfTimes(row) };
}

function wishOf(entry: WaitingEntry): WaitlistPreferences {
  const { appointment_start: start_time, appointment_end: end_time } = entry;
  const appointment = start_time === null || end_time === null ? null : spanOfTimes({ start_time, end_time });
  return { ...entry, appointment };
}
