import { fhirBase } from '#apps/server';
import { type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { FhirRecord } from '#platform/fhir/fhir-resource.ts';
import {
  dateSpan,
  isOfPatients,
  PAGE,
  parseReference,
  type QueryPair,
  referencesIn,
  type ResourceKey,
  sortEntries,
} from '../../rules/index.ts';
import { contextOf, type FhirCall, readerOf } from '../call.ts';
import { admitType, sourcesOf } from '../records/admit-type.ts';
import { provenanceRecords } from '../records/provenance.ts';
import { readByIds, readKeys } from '../records/read-keys.ts';
import { bundleOf, type Found } from '../search/bundle-of.ts';
import { openPage, type PageLink } from '../search/page-link.ts';

interface Wanted {
  types: readonly string[] | null;
  since: Date | null;
  count: number | null;
}

/**
 * Returns all that the call may see of a patient, the resources of the clinic that it refers to, and its provenance.
 * Without `_count` on one page.
 */
export async function readEverything(
  call: FhirCall,
  patientId: string,
  pairs: readonly QueryPair[],
): Promise<Found | DomainError> {
  const path = `Patient/${patientId}/$everything`;
  const token = pairs.find(([name]) => name === '_page')?.[1];
  const page = token === undefined ? { path, pairs, cursor: null } : await openPage(call, path, token);
  if (isDomainError(page)) return page;
  const wanted = parseWanted(call, page.pairs);
  if (isDomainError(wanted)) return wanted;
  const admitted = admitType(call, 'Patient', 'read');
  if (isDomainError(admitted)) return admitted;
  if ((await readByIds(call, admitted, [patientId])).length === 0) return notFound('patient');
  const all = (await collect(call, patientId, wanted)).filter(
    ({ resource }) => wanted.types === null || wanted.types.includes(resource.resourceType),
  );
  return { bundle: await pageOf(call, all, page, wanted.count ?? all.length), patientId };
}

async function collect(call: FhirCall, patientId: string, { since, types }: Wanted): Promise<FhirRecord[]> {
  const ofPatients = [...new Set(sourcesOf(call.app).map(({ type }) => type))].filter(isOfPatients);
  const own: FhirRecord[] = [];
  const selection = { patientIds: [patientId], ...(since !== null && { changedSince: since }) };
  for (const type of ofPatients) {
    const admitted = admitType(call, type, 'read');
    if (isDomainError(admitted) || types?.includes(type) === false) continue;
    const read = await Promise.all(admitted.sources.map((source) => source.read(readerOf(call), selection)));
    own.push(...read.flat().filter((record) => admitted.permits(record)));
  }
  const known = new Set(own.map(({ resource }) => `${resource.resourceType}/${resource.id}`));
  const referred = await readReferred(call, own, known);
  // A PractitionerRole leads to a Location, a Location to the Organization.
  const further = await readReferred(call, referred, known);
  const all = [...own, ...referred, ...further];
  return [...all, ...provenanceRecords(call, own, 'read')];
}

/** Reads the clinic's resources that records refer to and that are not yet known. */
async function readReferred(call: FhirCall, records: readonly FhirRecord[], known: Set<string>): Promise<FhirRecord[]> {
  const keys = records
    .flatMap(({ resource }) => referencesIn(resource))
    .map((address) => parseReference(address, fhirBase(call.app.config)))
    .filter(
      (key): key is ResourceKey => key !== null && !isOfPatients(key.type) && !known.has(`${key.type}/${key.id}`),
    );
  const found = await readKeys(call, keys);
  for (const { resource } of found) known.add(`${resource.resourceType}/${resource.id}`);
  return found;
}

function pageOf(
  call: FhirCall,
  all: readonly FhirRecord[],
  page: Pick<PageLink, 'path' | 'pairs'> & { cursor: PageLink['cursor'] | null },
  count: number,
) {
  const after = page.cursor !== null && 'key' in page.cursor ? page.cursor.key : null;
  const left = sortEntries(all, [], contextOf(call), after);
  const shown = left.slice(0, count);
  return bundleOf(call, {
    path: page.path,
    pairs: page.pairs,
    total: all.length,
    next: shown.length > 0 && shown.length < left.length ? { key: shown.at(-1)!.key } : null,
    matches: shown.map(({ entry }) => entry),
  });
}

function parseWanted(call: FhirCall, pairs: readonly QueryPair[]): Wanted | DomainError {
  const wanted: Wanted = { types: null, since: null, count: null };
  for (const [name, value] of pairs) {
    if (name === '_type') wanted.types = value.split(',');
    else if (name === '_since') {
      const span = dateSpan(value, call.access.timeZone);
      if (span === null) return invalid([{ path: name, message: 'Enter an instant, e.g. 2026-11-28T09:30:00Z.' }]);
      wanted.since = new Date(span.start);
    } else if (name === '_count') {
      if (!/^[1-9]\d{0,8}$/.test(value)) return invalid([{ path: name, message: 'Enter a number from 1.' }]);
      wanted.count = Math.min(Number(value), PAGE.most);
    } else if (name !== '_format' && call.strict)
      return invalid([
        { path: name.replace(/[^\w:.-]/g, '').slice(0, 60), message: 'This parameter is not supported.' },
      ]);
  }
  return wanted;
}
