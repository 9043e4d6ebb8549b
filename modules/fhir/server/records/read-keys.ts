import { isDomainError } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import type { ResourceKey } from '../../rules/index.ts';
import { type FhirCall, readerOf } from '../call.ts';
import { type AdmittedType, admitType } from './admit-type.ts';

/** Reads resources of one type by id; those that do not exist or may not be seen are left out. */
export async function readByIds(
  call: FhirCall,
  { sources, permits }: AdmittedType,
  ids: readonly string[],
): Promise<FhirRecord[]> {
  if (ids.length === 0) return [];
  const found = await Promise.all(sources.map((source) => source.read(readerOf(call), { ids: [...new Set(ids)] })));
  return found.flat().filter(permits);
}

/** Reads resources of several types in the same way; types that the call may not read are left out. */
export async function readKeys(call: FhirCall, keys: readonly ResourceKey[]): Promise<FhirRecord[]> {
  const found: FhirRecord[] = [];
  for (const [type, ofType] of Map.groupBy(keys, (key) => key.type)) {
    const admitted = admitType(call, type, 'read');
    if (isDomainError(admitted)) continue;
    const ids = ofType.map(({ id }) => id);
    found.push(...(await readByIds(call, admitted, ids)));
  }
  return found;
}
