import { createHash } from 'node:crypto';
import type { Group } from 'fhir/r4';
import { reference } from '#platform/fhir/build-elements.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';

/** A group of patients, whatever it is made of. */
interface PatientsOfGroup {
  id: string;
  name: string;
  /** Sorted. */
  patientIds: readonly string[];
  updatedTime: Date;
  authorUserId: string | null;
  authoredTime: Date;
}

/** Returns the Group with its members; its version is that of the members. */
export function groupRecord(of: PatientsOfGroup): FhirRecord {
  const members = createHash('sha256').update(of.patientIds.join()).digest('hex').slice(0, 16);
  const resource: Group = {
    resourceType: 'Group',
    id: of.id,
    meta: { versionId: members, lastUpdated: of.updatedTime.toISOString() },
    active: true,
    type: 'person',
    actual: true,
    name: of.name,
    quantity: of.patientIds.length,
    member: of.patientIds.map((patientId) => ({ entity: reference('Patient', patientId) })),
  };
  return { resource, patientId: null, authorUserId: of.authorUserId, authoredTime: of.authoredTime };
}
