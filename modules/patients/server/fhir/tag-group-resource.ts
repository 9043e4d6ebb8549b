import { createHash } from 'node:crypto';
import type { Group } from 'fhir/r4';
import { reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord, FhirResource } from '#platform/fhir/fhir-resource.ts';
import { readTagGroups, type TagGroupRow } from './tag-groups.sql.ts';

/** The patients with a tag as a group, e.g. for an export. */
export const tagGroupResource: FhirResource = {
  id: 'patients.tag-groups',
  type: 'Group',
  profiles: [],
  rule: 'patients.view',
  // A group names its other members.
  read: async ({ app, clinicId, forPatient }, selection) =>
    forPatient ? [] : (await readTagGroups(app.database.kysely, clinicId, selection)).map(toResource),
};

function toResource({ id, tag, patient_ids: patientIds, changed_time: changed }: TagGroupRow): FhirRecord {
  const members = createHash('sha256').update(patientIds.join()).digest('hex').slice(0, 16);
  const resource: Group = {
    resourceType: 'Group',
    id,
    meta: { versionId: members, lastUpdated: changed.toISOString() },
    active: true,
    type: 'person',
    actual: true,
    name: tag,
    quantity: patientIds.length,
    member: patientIds.map((patientId) => ({ entity: reference('Patient', patientId) })),
  };
  return { resource, patientId: null, authorUserId: null, authoredTime: changed };
}
