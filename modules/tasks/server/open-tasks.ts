import type { PatientOpenWork } from '#platform/module.ts';

/** Open tasks about a patient, or assigned to them. */
export const openTasks: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    const { count } = await db
      .selectFrom('tasks.task')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('clinic_id', '=', clinicId)
      .where(({ or, eb }) => or([eb('related_patient_id', '=', patientId), eb('owner_patient_id', '=', patientId)]))
      .where('complete_time', 'is', null)
      .where('deleted_time', 'is', null)
      .executeTakeFirstOrThrow();
    return count;
  },
  words: (count) => (count === 1 ? '1 open task' : `${count} open tasks`),
};
