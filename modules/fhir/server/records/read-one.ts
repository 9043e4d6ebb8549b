import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import type { FhirCall } from '../call.ts';
import { admitType, grantsOf } from './admit-type.ts';
import { provenanceRecords, targetOfProvenance } from './provenance.ts';
import { readByIds, readKeys } from './read-keys.ts';

/** Reads one resource. NOT_FOUND also if the call may not see it: whether it exists is not said. */
export async function readOne(call: FhirCall, type: string, id: string): Promise<FhirRecord | DomainError> {
  if (type === 'Provenance') return readProvenance(call, id);
  const admitted = admitType(call, type, 'read');
  if (isDomainError(admitted)) return admitted;
  const [record] = await readByIds(call, admitted, [id]);
  return record ?? notFound('resource');
}

async function readProvenance(call: FhirCall, id: string): Promise<FhirRecord | DomainError> {
  const grants = grantsOf(call, 'Provenance', 'read');
  if (isDomainError(grants)) return grants;
  const target = targetOfProvenance(id);
  const records = target === null ? [] : await readKeys(call, [target]);
  return provenanceRecords(call, records, 'read')[0] ?? notFound('resource');
}
