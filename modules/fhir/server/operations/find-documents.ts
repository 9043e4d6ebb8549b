import { type DomainError, invalid } from '#platform/domain-error.ts';
import type { QueryPair } from '../../rules/index.ts';
import type { FhirCall } from '../call.ts';
import type { Found } from '../search/bundle-of.ts';
import { searchType } from '../search/search-type.ts';

/**
 * Returns the documents of a patient, by `type`, and by the time of care from `start` to `end`. Source: US Core 6.1.0,
 * OperationDefinition docref; nothing is generated on demand, all documents exist.
 */
export function findDocuments(call: FhirCall, pairs: readonly QueryPair[]): Promise<Found | DomainError> {
  const path = 'DocumentReference/$docref';
  if (pairs.some(([name]) => name === '_page')) return searchType(call, 'DocumentReference', pairs, path);
  if (!pairs.some(([name, value]) => name === 'patient' && value !== ''))
    return Promise.resolve(invalid([{ path: 'patient', message: 'Name the patient.' }]));
  const search = pairs.flatMap(([name, value]): QueryPair[] => {
    if (name === 'start') return [['period', `ge${value}`]];
    if (name === 'end') return [['period', `le${value}`]];
    return name === 'on-demand' || name === 'profile' ? [] : [[name, value]];
  });
  return searchType(call, 'DocumentReference', search, path);
}
