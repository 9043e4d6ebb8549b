import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';

/** What a patient has asked for and nobody has answered. */
export const unsolvedRequests: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from requests.request
      where clinic_id = ${clinicId} and patient_id = ${patientId} and status in ('New', 'Pending')`.execute(db);
    return rows[0]!.count;
  },
  words: (count) => (count === 1 ? '1 unsolved request' : `${count} unsolved requests`),
};
