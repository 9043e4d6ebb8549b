import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** A patient's unsigned notes. */
export const notesToSign: PatientOpenWork = {
  count: (db, clinicId, patientId) =>
    countRows(
      db,
      sql`chart.chart_note
        where clinic_id = ${clinicId} and patient_id = ${patientId} and signed_time is null and deleted_time is null`,
    ),
  words: (count) => (count === 1 ? '1 unsigned note' : `${count} unsigned notes`),
};
