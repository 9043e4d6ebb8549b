import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { groupRecord } from './group-record.ts';
import { readTagGroups, type TagGroupRow } from './tag-groups.sql.ts';

/** The patients with a tag as a group, e.g. for an export. */
export const tagGroupResource: FhirResource = {
  id: 'patients.tag-groups',
  type: 'Group',
  profiles: [],
  rule: 'patients.view',
  // A group names its other members.
  read: async ({ app, clinicId, forPatient }, selection) =>
    forPatient ? [] : (await readTagGroups(app.database.kysely, clinicId, selection)).map(toRecord),
};

function toRecord({ id, tag, patient_ids: patientIds, changed_time: changed }: TagGroupRow): FhirRecord {
  return groupRecord({ id, name: tag, patientIds, updatedTime: changed, authorUserId: null, authoredTime: changed });
}
