import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';

/** Notes about a patient that nobody has signed. */
export const notesToSign: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from chart.chart_note
      where clinic_id = ${clinicId} and patient_id = ${patientId} and signed_time is null and deleted_time is null`.execute(
      db,
    );
    return rows[0]!.count;
  },
  words: (count) => (count === 1 ? '1 unsigned note' : `${count} unsigned notes`),
};
