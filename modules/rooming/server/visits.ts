import { defineRecord, type RowOf } from '#audit/server';
import { domainError } from '#platform/domain-error.ts';
import type { Queryable } from '#platform/database.ts';
import type { OfClinic } from '#platform/records/clinic-table.ts';

/** Where the checked-in patients are, one row per event. */
export const visits = defineRecord({
  table: 'rooming.visit',
  columns: ['event_id', 'patient_id', 'state', 'room_id', 'arrived_time', 'state_time', 'ticket', 'ticket_day'],
  called: 'visit',
  objectType: 'visit',
  topic: 'rooming.visit-changed',
  refusals: { visit_of_event_once: () => movedByOther() },
});
export type Visit = RowOf<typeof visits>;

/** Reads the visits of these events, also those whose check-in was taken back. */
export function readVisits(db: Queryable, clinic: OfClinic, eventIds: readonly string[]): Promise<Visit[]> {
  return visits.table
    .select(db, clinic)
    .where((eb) => eb('event_id', '=', eb.fn.any(eb.val([...eventIds]))))
    .execute();
}

/** Returns STALE_VERSION, for a move based on a list that is out of date. */
export function movedByOther() {
  return domainError(
    'STALE_VERSION',
    'Someone else moved this patient. The list shows where the patient is now.',
    'Changed by someone else',
  );
}
