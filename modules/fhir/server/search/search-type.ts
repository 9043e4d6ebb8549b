import { fhirBase } from '#apps/server';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { matchesAll, parseReference, parseSearch, type QueryPair, type Search } from '../../rules/index.ts';
import { contextOf, type FhirCall } from '../call.ts';
import { admitType, grantsOf } from '../records/admit-type.ts';
import { provenanceRecords, targetOfProvenance } from '../records/provenance.ts';
import { readKeys } from '../records/read-keys.ts';
import { bundleOf, type Found } from './bundle-of.ts';
import { findMatches, type Matches } from './find-matches.ts';
import { type Cursor, openPage } from './page-link.ts';
import { relatedRecords } from './related-records.ts';

/** Searches one resource type, or continues a search (`_page`). */
export async function searchType(
  call: FhirCall,
  type: string,
  pairs: readonly QueryPair[],
  path: string = type,
): Promise<Found | DomainError> {
  const page = pairs.find(([name]) => name === '_page');
  if (page === undefined) return runSearch(call, type, path, pairs, null);
  const link = await openPage(call, path, page[1]);
  return isDomainError(link) ? link : runSearch(call, type, path, link.pairs, link.cursor);
}

async function runSearch(
  call: FhirCall,
  type: string,
  path: string,
  pairs: readonly QueryPair[],
  cursor: Cursor | null,
): Promise<Found | DomainError> {
  const search = parseSearch(type, pairs, call.strict);
  if ('path' in search) return invalid([search]);
  const matches = await (type === 'Provenance'
    ? findProvenance(call, search)
    : findInSources(call, type, search, cursor));
  if (isDomainError(matches)) return matches;
  const owners = new Set(matches.records.map((record) => record.patientId));
  const shown = search.onlyCount ? [] : matches.records;
  const bundle = await bundleOf(call, {
    path,
    pairs: search.used,
    total: matches.total,
    next: search.onlyCount ? null : matches.next,
    matches: shown,
    included: await relatedRecords(call, shown, search),
    hasIgnored: search.hasIgnored,
  });
  return { bundle, patientId: owners.size === 1 ? [...owners][0]! : null };
}

function findInSources(
  call: FhirCall,
  type: string,
  search: Search,
  cursor: Cursor | null,
): DomainError | Promise<Matches | DomainError> {
  const admitted = admitType(call, type, 'search');
  return isDomainError(admitted) ? admitted : findMatches(call, admitted, search, cursor);
}

/** Provenance is found by the records that it is about. */
async function findProvenance(call: FhirCall, search: Search): Promise<Matches | DomainError> {
  const grants = grantsOf(call, 'Provenance', 'search');
  if (isDomainError(grants)) return grants;
  const base = fhirBase(call.app.config);
  const keys = search.criteria.flatMap(({ name, values }) => {
    if (name === 'target') return values.map((value) => parseReference(value, base));
    return name === '_id' ? values.map(targetOfProvenance) : [];
  });
  const targets = keys.filter((key) => key !== null);
  if (targets.length === 0) return invalid([{ path: 'target', message: 'Search by target or _id.' }]);
  const found = provenanceRecords(call, await readKeys(call, targets), 'search').filter(({ resource }) =>
    matchesAll(resource, search.criteria, contextOf(call)),
  );
  return { records: found, total: found.length, next: null };
}
