import type { Provenance } from 'fhir/r4';
import { isDomainError } from '#platform/domain-error.ts';
import { codeableConcept, coding, reference } from '#platform/fhir/build-elements.ts';
import { usCore } from '#platform/fhir/fhir-systems.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import type { ResourceKey } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';
import { grantsOf, type Reading } from './admit-type.ts';

/** The profile of the provenance that the API states of every record. */
export const PROVENANCE_PROFILE = usCore('us-core-provenance');

const AUTHOR = codeableConcept([
  coding('http://terminology.hl7.org/CodeSystem/provenance-participant-type', 'author', 'Author'),
]);
const TRANSMITTER = codeableConcept([
  coding('http://hl7.org/fhir/us/core/CodeSystem/us-core-provenance-participant-type', 'transmitter', 'Transmitter'),
]);

/** Returns the provenance of records that the call may see; none if no scope grants provenance. */
export function provenanceRecords(call: FhirCall, records: readonly FhirRecord[], reading: Reading): FhirRecord[] {
  const grants = grantsOf(call, 'Provenance', reading);
  if (isDomainError(grants)) return [];
  return records
    .map((record) => {
      const { patientId, authorUserId, authoredTime } = record;
      return { resource: provenanceOf(record, call.access.clinicId), patientId, authorUserId, authoredTime };
    })
    .filter(grants.permits);
}

/** Returns the resource that a Provenance id tells about; null if it has not the form of one. */
export function targetOfProvenance(id: string): ResourceKey | null {
  const [, type, target] = /^([A-Z][A-Za-z]+)-([A-Za-z0-9.-]+)$/.exec(id) ?? [];
  return type === undefined || target === undefined ? null : { type, id: target };
}

/**
 * Returns who made a record: the author is the clinic itself if the program made it, and the sender of what the clinic
 * received.
 */
export function provenanceOf(record: FhirRecord, clinicId: string): Provenance {
  const { resource, authorUserId, authoredTime, senderId } = record;
  const clinic = reference('Organization', clinicId);
  const sender = senderId === undefined ? null : { who: reference('Organization', senderId) };
  const author =
    authorUserId === null
      ? (sender ?? { who: clinic })
      : { who: reference('Practitioner', authorUserId), onBehalfOf: clinic };
  return {
    resourceType: 'Provenance',
    id: `${resource.resourceType}-${resource.id}`,
    meta: { ...resource.meta, profile: [PROVENANCE_PROFILE] },
    target: [reference(resource.resourceType, resource.id!)],
    recorded: authoredTime.toISOString(),
    agent: [{ type: AUTHOR, ...author }, ...(sender === null ? [] : [{ type: TRANSMITTER, ...sender }])],
  };
}
