import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';
import { countRows } from '#platform/records/count-rows.ts';

/** A patient's future appointments. */
export const appointmentsToCome: PatientOpenWork = {
  async count(db, clinicId, patientId, now) {
    return countRows(
      db,
      sql`scheduling.event
      where clinic_id = ${clinicId} and patient_id = ${patientId} and end_time > ${now} and deleted_time is null
        and status not in ('canceled', 'noshow')`,
    );
  },
  words: (count) => (count === 1 ? '1 upcoming appointment' : `${count} upcoming appointments`),
};
