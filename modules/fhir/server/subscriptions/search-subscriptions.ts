import { fhirBase } from '#apps/server';
import type { Bundle } from 'fhir/r4';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { matchesAll, parseSearch, type QueryPair } from '../../rules/index.ts';
import { contextOf, type FhirCall } from '../call.ts';
import { readOwnSubscriptions } from './change-by-app.ts';
import { toResource } from './to-resource.ts';

/** Searches the subscriptions of the calling app. There are so few that they fit on one page. */
export async function searchSubscriptions(call: FhirCall, pairs: readonly QueryPair[]): Promise<Bundle | DomainError> {
  const rows = await readOwnSubscriptions(call, 'search');
  if (isDomainError(rows)) return rows;
  const search = parseSearch('Subscription', pairs, call.strict);
  if ('path' in search) return invalid([search]);
  const base = fhirBase(call.app.config);
  const found = rows
    .map((row) => toResource(call, row))
    .filter((resource) => matchesAll(resource, search.criteria, contextOf(call)));
  const query = new URLSearchParams(search.used.map(([name, value]) => [name, value])).toString();
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total: found.length,
    link: [{ relation: 'self', url: `${base}/Subscription${query && `?${query}`}` }],
    ...(!search.onlyCount && {
      entry: found.map((resource) => ({
        fullUrl: `${base}/Subscription/${resource.id}`,
        resource,
        search: { mode: 'match' },
      })),
    }),
  };
}
