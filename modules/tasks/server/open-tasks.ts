import { sql } from 'kysely';
import type { PatientOpenWork } from '#platform/module.ts';

/** Tasks about a patient, or of theirs, that nobody has done. */
export const openTasks: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from tasks.task
      where clinic_id = ${clinicId} and (related_patient_id = ${patientId} or owner_patient_id = ${patientId})
        and complete_time is null and deleted_time is null`.execute(db);
    return rows[0]!.count;
  },
  words: (count) => (count === 1 ? '1 open task' : `${count} open tasks`),
};
