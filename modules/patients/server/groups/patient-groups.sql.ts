import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { nameTaken } from '#platform/domain-error.ts';

/** Views of the patient list that members shared, so that apps read them as groups. */
export const patientGroups = defineRecord({
  table: 'patients.patient_group',
  columns: ['group_name', 'filters', 'created_by', 'created_time'],
  called: 'group',
  objectType: 'patient_group',
  topic: 'patients.groups-changed',
  unlogged: ['created_by'],
  deletes: true,
  refusals: {
    patient_group_name_once: () =>
      nameTaken('input.name', 'A group with this name already exists. Stop sharing it first.'),
  },
});
export type PatientGroup = RowOf<typeof patientGroups>;

/** Returns the clinic's groups by name. */
export function readPatientGroups(db: Queryable, clinicId: string): Promise<PatientGroup[]> {
  return patientGroups.table
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .orderBy('group_name')
    .orderBy('id')
    .execute();
}
