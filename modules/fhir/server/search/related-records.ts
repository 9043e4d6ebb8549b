import { fhirBase } from '#apps/server';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import { elementsOf, parseReference, referenceOf, type ResourceKey, type Search } from '../../rules/index.ts';
import { type FhirCall } from '../call.ts';
import { provenanceRecords } from '../records/provenance.ts';
import { readKeys } from '../records/read-keys.ts';

/** Returns the resources that a search wants besides its matches: those they refer to, and their provenance. */
export async function relatedRecords(
  call: FhirCall,
  matches: readonly FhirRecord[],
  { include, withProvenance }: Pick<Search, 'include' | 'withProvenance'>,
): Promise<FhirRecord[]> {
  const keys = new Map<string, ResourceKey>();
  for (const { resource } of matches) {
    for (const { parameter, target } of include) {
      for (const element of elementsOf(resource, parameter)) {
        const key = parseReference(referenceOf(element) ?? '', fhirBase(call.app.config));
        if (key !== null && (target === null || key.type === target)) keys.set(`${key.type}/${key.id}`, key);
      }
    }
  }
  const matched = new Set(matches.map(({ resource }) => `${resource.resourceType}/${resource.id}`));
  const included = await readKeys(
    call,
    [...keys].filter(([key]) => !matched.has(key)).map(([, key]) => key),
  );
  return withProvenance ? [...included, ...provenanceRecords(call, matches, 'read')] : included;
}
