import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** A patient's unresolved requests. */
export const unsolvedRequests: PatientOpenWork = {
  count: (db, clinicId, patientId) =>
    countRows(
      db,
      sql`requests.request where clinic_id = ${clinicId} and patient_id = ${patientId} and status in ('New', 'Pending')`,
    ),
  words: (count) => (count === 1 ? '1 unsolved request' : `${count} unsolved requests`),
};
