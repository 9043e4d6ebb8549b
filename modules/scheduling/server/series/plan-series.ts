import type { Tx } from '#platform/database.ts';
import { invalid, type DomainError } from '#platform/domain-error.ts';
import {
  conflictsOf,
  eventLimits,
  isWallClock,
  recurrenceLimits,
  toInstant,
  tooMany,
  type EventStatus,
  type EventTimes,
} from '../../rules/index.ts';
import { findAlternatives } from '../booking/find-alternatives.ts';
import { lockSlots, readAvailability, type Availability } from '../booking/booking.sql.ts';
import {
  areAccepted,
  checkReferences,
  rejectWithoutReason,
  slotsOf,
  describeConflicts,
  type AcceptedConflicts,
  type OccurrenceConflict,
  type BookingConflict,
} from '../booking/booking.ts';
import type { AddedIds } from '../records/event-changes.ts';

// Number of alternative times per occurrence, and days to search if its own day is full.
const OFFERED = 3;
const WEEK = 8;

/** An occurrence to write. */
export interface PlannedOccurrence extends EventTimes {
  id: string;
  status: EventStatus;
  category_id: string;
  calendar_ids: readonly string[];
  resource_ids: readonly string[];
  patient_id: string | null;
  /** The start computed from the series. */
  occurrence_start: Date;
  /** Events that it may overlap because that was accepted before. */
  seen: readonly string[];
  /** True if it occupies time that it did not occupy before. */
  takes: boolean;
}

/** The occurrences to write, or their conflicts. */
export interface SeriesPlan {
  occurrenceConflicts: OccurrenceConflict[];
  conflicts: BookingConflict[];
  /** Accepted overlaps by occurrence. */
  overlapped: ReadonlyMap<string, readonly BookingConflict[]>;
  availability: Availability | null;
}

/** A moved occurrence: its computed start and the wall-clock time it moves to. */
export interface OccurrenceMove {
  occurrence_start: Date;
  start: string;
}

/** Returns the new starts of moved occurrences by their computed start, or an error. */
export function readMoved(moved: readonly OccurrenceMove[], timeZone: string): ReadonlyMap<number, Date> | DomainError {
  if (moved.length > recurrenceLimits.occurrences || !moved.every(({ start }) => isWallClock(start)))
    return invalid([{ path: 'moved', message: 'Enter a date and time, e.g. 2026-11-23 09:30:00' }]);
  return new Map(moved.map(({ occurrence_start: at, start }) => [at.getTime(), toInstant(start, timeZone)]));
}

/**
 * Rejects a series with no or too many occurrences, with occurrences too far in the future, or that overlaps itself.
 */
export function checkStarts(starts: readonly Date[], seconds: number): DomainError | null {
  const wrong = (message: string) => invalid([{ path: 'event_input.RRULE', message }]);
  if (starts.length === 0) return wrong('This rule does not produce any events');
  if (starts.length > recurrenceLimits.occurrences) return wrong(tooMany());
  if (starts.at(-1)!.getUTCFullYear() > eventLimits.lastYear) return wrong('This series ends too far in the future');
  const tight = starts.some(
    (start, index) => index > 0 && start.getTime() - starts[index - 1]!.getTime() < seconds * 1000,
  );
  return tight ? wrong('Each event must end before the next one starts') : null;
}

/**
 * Locks the calendars, patients and rooms of a series and checks each occurrence for conflicts; events in `own` belong
 * to the series. Unaccepted conflicts are returned with free times on the same day, or in the following week if the day
 * is full.
 */
export async function planSeries(
  tx: Tx,
  clinicId: string,
  planned: readonly PlannedOccurrence[],
  how: { named: AddedIds | null; own: ReadonlySet<string>; accepted: AcceptedConflicts; now: Date },
): Promise<SeriesPlan | DomainError> {
  const taking = planned.filter(({ takes }) => takes);
  const nothing = { occurrenceConflicts: [], conflicts: [], overlapped: new Map<string, BookingConflict[]>() };
  if (taking.length === 0 && how.named === null) return { ...nothing, availability: null };
  const twice = rejectMovedOntoSibling(taking, planned);
  if (twice !== null) return twice;
  await lockSlots(tx, [...new Set(planned.flatMap(slotsOf))]);
  const availability = await readAvailability(tx, clinicId, taking.length > 0 ? taking : planned.slice(0, 1));
  const referenceError = how.named === null ? null : checkReferences(availability, how.named);
  if (referenceError !== null) return referenceError;
  const others = availability.booked.filter(({ id }) => !how.own.has(id));
  const overlapped = new Map(taking.map((one) => [one.id, describeConflicts(one, others, availability)]));
  const inTheWay = taking.filter((one) => !areAccepted(overlapped.get(one.id)!, [...how.accepted.ids, ...one.seen]));
  if (inTheWay.length === 0) {
    const fresh = taking.flatMap((one) => overlapped.get(one.id)!.filter(({ event_id: id }) => !one.seen.includes(id)));
    const silent = rejectWithoutReason(fresh, how.accepted);
    return silent ?? { ...nothing, overlapped, availability };
  }
  const settledTimes = planned.filter((one) => !inTheWay.includes(one));
  const search = { now: how.now, own: how.own, reserved: settledTimes, most: OFFERED };
  const onItsDay = await findAlternatives(tx, clinicId, inTheWay, { ...search, days: 1 });
  const full = inTheWay.filter((one) => onItsDay.get(one.id)?.length === 0);
  const given = inTheWay.flatMap((one) => (onItsDay.get(one.id) ?? []).map((start) => timesFrom(one, start)));
  const around = { ...search, reserved: [...settledTimes, ...given], days: WEEK };
  const later = await findAlternatives(tx, clinicId, full, around);
  const occurrenceConflicts = inTheWay.map((one) => ({
    occurrence_start: one.occurrence_start,
    end: one.end_time,
    conflicts: overlapped.get(one.id)!,
    alternatives: later.get(one.id) ?? onItsDay.get(one.id) ?? [],
  }));
  const all = occurrenceConflicts.flatMap(({ conflicts }) => conflicts);
  return {
    occurrenceConflicts,
    conflicts: [...new Map(all.map((one) => [one.event_id, one])).values()],
    overlapped,
    availability,
  };
}

/** Rejects moving an occurrence onto another one of its series, unless that overlap was accepted before. */
function rejectMovedOntoSibling(
  taking: readonly PlannedOccurrence[],
  planned: readonly PlannedOccurrence[],
): DomainError | null {
  const isMoved = (one: PlannedOccurrence) => one.start_time.getTime() !== one.occurrence_start.getTime();
  const isTwice = taking
    .filter(isMoved)
    .some((one) =>
      conflictsOf(one, planned).some(
        ({ booked: other }) => !one.seen.includes(other.id) && !other.seen.includes(one.id),
      ),
    );
  if (!isTwice) return null;
  return invalid([
    { path: 'moved', message: 'Two events of this series would be at the same time. Choose another time.' },
  ]);
}

function timesFrom({ start_time, end_time }: EventTimes, start: Date): EventTimes {
  return { start_time: start, end_time: new Date(start.getTime() + end_time.getTime() - start_time.getTime()) };
}
