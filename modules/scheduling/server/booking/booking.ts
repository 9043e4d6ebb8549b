import { patientName } from '#patients/rules';
import { invalid, type Issue, type DomainError, domainError } from '#platform/domain-error.ts';
import { personName } from '#practice/rules';
import { conflictsOf, eventLimits, eventMessages, type Booking, isWithinReach } from '../../rules/index.ts';
import type { BookedEvent, Availability } from './booking.sql.ts';
import type { Event } from '../records/events.sql.ts';
import type { AddedIds } from '../records/event-changes.ts';
import type { Queryable } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { colleaguesOf } from '#practice/server';
import { readCalendarIdsOf } from '../setup/calendars.sql.ts';

/** A booked event that the new one would overlap, as shown to the user. */
export interface BookingConflict {
  event_id: string;
  title: string;
  start: Date;
  end: Date;
  who: string;
  /** The patient's name; null if the event has no patient. */
  patient_name: string | null;
}

/** An occurrence of a series with conflicts, and alternative start times, nearest first. */
export interface OccurrenceConflict {
  occurrence_start: Date;
  end: Date;
  conflicts: BookingConflict[];
  alternatives: readonly Date[];
}

/** The result of a booking: the event (for a series, the first one), or the conflicts. */
export type BookingAnswer = { count?: number } & (
  | { event: Event; conflicts: []; occurrences?: undefined; alternatives?: undefined }
  | { event: null; conflicts: BookingConflict[]; occurrences?: OccurrenceConflict[]; alternatives?: readonly Date[] }
);

/** The conflicts that the user has seen and accepted, with the reason. */
export interface AcceptedConflicts {
  ids: readonly string[];
  reason: string | null;
}

/** Returns the calendars and patients that a booking must lock while it checks and writes. */
export function slotsOf(plan: Pick<Booking, 'calendar_ids' | 'patient_id' | 'resource_ids'>): string[] {
  const patient = plan.patient_id === null ? [] : [plan.patient_id];
  return [...plan.calendar_ids, ...patient, ...(plan.resource_ids ?? [])];
}

/** Returns a field error for each ID that doesn't exist in this clinic. */
export function checkReferences(availability: Availability, named: AddedIds): DomainError | null {
  const issues: Issue[] = [];
  const add = (field: string, message: string) => issues.push({ path: `event_input.${field}`, message });
  const calendars = named.calendar_ids.map((id) => availability.calendars.get(id));
  const gone = calendars.find((calendar) => calendar?.is_active === false);
  if (gone !== undefined) add('calendar_ids', `${personName(gone)} no longer works here and can’t be booked`);
  else if (calendars.includes(undefined)) add('calendar_ids', 'One of these calendars does not exist');
  if (named.category_id !== undefined && availability.categories.get(named.category_id)?.is_deleted !== false) {
    add('category_id', 'This event type does not exist');
  }
  if (named.patient_id != null && availability.patients.get(named.patient_id)?.is_deleted !== false) {
    add('patient_id', 'This patient does not exist');
  }
  if ((named.resource_ids ?? []).some((id) => availability.resources.get(id)?.is_deleted !== false)) {
    add('resource_ids', 'One of these resources does not exist');
  }
  return issues.length > 0 ? invalid(issues) : null;
}

/**
 * Returns the conflicts of a booking with `booked`, including the names of the double-booked calendars, patients and
 * resources.
 */
export function describeConflicts(
  event: Booking,
  booked: readonly BookedEvent[],
  availability: Availability,
): BookingConflict[] {
  return conflictsOf(event, booked).map((conflict) => {
    const members = conflict.calendar_ids.flatMap((id) => availability.calendars.get(id) ?? []).map(personName);
    const patient =
      conflict.patient && event.patient_id !== null ? availability.patients.get(event.patient_id) : undefined;
    const rooms = conflict.resource_ids.flatMap((room) => availability.resources.get(room)?.resource_name ?? []);
    const { id, title, start_time: start, end_time: end } = conflict.booked;
    return {
      event_id: id,
      title,
      start,
      end,
      patient_name: patientOf(conflict.booked, availability),
      who: [...members, ...(patient ? [patientName(patient)] : []), ...rooms].join('; '),
    };
  });
}

function patientOf(
  { patient_id: id, patient_first_name: first, patient_last_name: last }: BookedEvent,
  { patients }: Availability,
): string | null {
  if (id === null) return null;
  const known =
    patients.get(id) ?? (first == null || last == null ? undefined : { first_name: first, last_name: last });
  return known === undefined ? null : patientName(known);
}

/** Rejects an overlapping booking without a reason; the conflict dialog asks for one. */
export function rejectWithoutReason(
  conflicts: readonly BookingConflict[],
  { reason }: AcceptedConflicts,
): DomainError | null {
  if (conflicts.length === 0 || reason !== null) return null;
  return invalid([{ path: 'conflict_reason', message: eventMessages.reason }]);
}

/** Returns the reason as stored, null if none was given, or an error if it is not valid. */
export function readReason(reason: string | null | undefined): string | null | DomainError {
  const text = (reason ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (Array.from(text).length <= eventLimits.reason) return text === '' ? null : text;
  return invalid([{ path: 'conflict_reason', message: `A reason can have at most ${eventLimits.reason} characters` }]);
}

/** Returns whether every conflict has been seen and accepted. */
export function areAccepted(conflicts: readonly BookingConflict[], accepted: readonly string[]): boolean {
  return conflicts.every(({ event_id }) => accepted.includes(event_id));
}

/**
 * OUT_OF_SCOPE if the permission is limited to the user's own calendar or practice and the event is on another one.
 * Clinic-wide permissions need no query.
 */
export async function checkScope(
  db: Queryable,
  { actor }: RequestContext,
  rule: string,
  before: readonly string[],
  after: readonly string[],
): Promise<DomainError | null> {
  const scope = actor.scopes?.get(rule);
  if (scope === undefined) return null;
  const users = scope === 'self' ? [actor.userId] : await colleaguesOf(db, actor.clinicId, actor.practiceId);
  const reach = new Set(await readCalendarIdsOf(db, actor.clinicId, users));
  if (isWithinReach(reach, before, after)) return null;
  const whose = scope === 'self' ? 'your own calendar' : 'the calendars of your practice';
  return domainError('OUT_OF_SCOPE', `Your role lets you do this only on ${whose}.`, 'Not your calendar');
}
