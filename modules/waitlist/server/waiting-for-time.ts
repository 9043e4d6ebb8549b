import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';

/** Whether a patient waits for a time. */
export const waitingForTime: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from scheduling.waiting_entry
      where clinic_id = ${clinicId} and patient_id = ${patientId} and state in ('waiting', 'offered')`.execute(db);
    return rows[0]!.count;
  },
  words: (count) => (count === 1 ? '1 place on the waiting list' : `${count} places on the waiting list`),
};
