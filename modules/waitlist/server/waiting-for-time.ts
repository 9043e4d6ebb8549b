import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** Returns whether a patient is on the waitlist. */
export const waitingForTime: PatientOpenWork = {
  count: (db, clinicId, patientId) =>
    countRows(
      db,
      sql`scheduling.waiting_entry
        where clinic_id = ${clinicId} and patient_id = ${patientId} and state in ('waiting', 'offered')`,
    ),
  words: (count) => (count === 1 ? '1 waiting list entry' : `${count} waiting list entries`),
};
