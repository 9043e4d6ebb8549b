import type { FhirReader, FhirRecord, FhirResource, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import { filterOfGroup } from '../groups/filter-of-group.ts';
import { readMembers } from '../groups/group-members.sql.ts';
import { readPatientGroups } from '../groups/patient-groups.sql.ts';
import { groupRecord } from './group-record.ts';

/** The patients of a shared view of the patient list as a group. Its members are found when it is read. */
export const viewGroupResource: FhirResource = {
  id: 'patients.view-groups',
  type: 'Group',
  profiles: [],
  rule: 'patients.view',
  // A group names its other members.
  read: async (reader, selection) => (reader.forPatient ? [] : readGroups(reader, selection)),
};

/** Without `changedSince`: nobody knows when a patient last came or went, so a group is always as new as its reading. */
async function readGroups(
  { app, clinicId, now, timeZone }: FhirReader,
  { ids, patientIds, after, limit }: FhirSelection,
): Promise<FhirRecord[]> {
  const { kysely } = app.database;
  const groups = (await readPatientGroups(kysely, clinicId))
    .filter(({ id }) => (ids === undefined || ids.includes(id)) && (after === undefined || id > after))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .slice(0, limit);
  const filters = groups.flatMap(({ id, filters: stored }) => {
    const filter = filterOfGroup(stored, now, timeZone);
    return filter === null ? [] : [[id, filter] as const];
  });
  const members = await readMembers(kysely, clinicId, new Map(filters), patientIds);
  return groups.flatMap(({ id, group_name: name, created_by: authorUserId, created_time: authoredTime }) => {
    const found = members.get(id);
    if (found === undefined && patientIds !== undefined) return [];
    return [groupRecord({ id, name, patientIds: found ?? [], updatedTime: now, authorUserId, authoredTime })];
  });
}
