import { defineRecord, type RowOf } from '#audit/server';
import type { Queryable } from '#platform/database.ts';
import { domainError, type DomainError, nameTaken } from '#platform/domain-error.ts';
import { MOST_GROUPS } from '../../rules/index.ts';

/** Views of the patient list that members shared, so that apps read them as groups. */
export const patientGroups = defineRecord({
  table: 'patients.patient_group',
  columns: ['group_name', 'filters', 'created_by', 'created_time'],
  called: 'group',
  objectType: 'patient_group',
  topic: 'patients.groups-changed',
  unlogged: ['created_by'],
  activeAs: 'shared',
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

/** Returns TOO_MANY if the clinic has as many groups as it can. */
export async function groupsProblem(db: Queryable, clinicId: string): Promise<DomainError | null> {
  if ((await readPatientGroups(db, clinicId)).length < MOST_GROUPS) return null;
  return domainError('TOO_MANY', `A clinic can have ${MOST_GROUPS} groups. Stop sharing one first.`, 'Not shared');
}
