import { isId } from '#platform/id.ts';
import { type DomainError, domainError } from '#platform/domain-error.ts';
import type { FhirRecord, FhirResource, FhirSelection } from '#platform/fhir/fhir-resource.ts';
import {
  type Criterion,
  dateSpan,
  isOfPatients,
  type MatchContext,
  matchesAll,
  parseReference,
  type Search,
  sortEntries,
  splitPrefix,
} from '../../rules/index.ts';
import { contextOf, type FhirCall, readerOf } from '../call.ts';
import type { AdmittedType } from '../records/admit-type.ts';
import type { Cursor } from './page-link.ts';

/** One page of what a search matched. */
export interface Matches {
  readonly records: readonly FhirRecord[];
  /** The number on all pages; null if not all were read. */
  readonly total: number | null;
  /** Null on the last page. */
  readonly next: Cursor | null;
}

const BATCH = 200;
/** The records that one call reads at most in a search without a patient. */
const MOST_READ = 2000;

/** Finds a page of the records that match a search and that the call may see. */
export function findMatches(
  call: FhirCall,
  admitted: AdmittedType,
  search: Search,
  cursor: Cursor | null,
): Promise<Matches | DomainError> {
  const selection = selectionOf(call, admitted, search);
  const isBounded = selection.patientIds !== undefined || selection.ids !== undefined;
  if (isBounded) return sortAll(call, admitted, search, selection, cursor);
  return search.sort.length > 0 && !search.onlyCount
    ? sortFew(call, admitted, search, selection, cursor)
    : walk(call, admitted, search, selection, cursor);
}

/** Reads everything of a patient, or by id, and sorts it. */
async function sortAll(
  call: FhirCall,
  { sources, permits }: AdmittedType,
  search: Search,
  selection: FhirSelection,
  cursor: Cursor | null,
): Promise<Matches> {
  const isEmpty = selection.patientIds?.length === 0 || selection.ids?.length === 0;
  const read = isEmpty
    ? []
    : await Promise.all(sources.map((source) => source.read(readerOf(call), narrowed(selection, source, search))));
  const context = contextOf(call);
  const found = read.flat().filter((one) => permits(one) && matchesAll(one.resource, search.criteria, context));
  return pageOf(found, search, context, cursor);
}

/** Reads the clinic's records and sorts them, if they are not too many for one call. */
async function sortFew(
  call: FhirCall,
  { sources, permits }: AdmittedType,
  search: Search,
  selection: FhirSelection,
  cursor: Cursor | null,
): Promise<Matches | DomainError> {
  const context = contextOf(call);
  const found: FhirRecord[] = [];
  let left = MOST_READ;
  for (const source of sources) {
    const read = await source.read(readerOf(call), { ...narrowed(selection, source, search), limit: left + 1 });
    left -= read.length;
    if (left < 0) return tooCostly('sort');
    found.push(...read.filter((one) => permits(one) && matchesAll(one.resource, search.criteria, context)));
  }
  return pageOf(found, search, context, cursor);
}

function pageOf(found: readonly FhirRecord[], search: Search, context: MatchContext, cursor: Cursor | null): Matches {
  const after = cursor !== null && 'key' in cursor ? cursor.key : null;
  const left = sortEntries(found, search.sort, context, after);
  const page = left.slice(0, search.count);
  return {
    records: page.map(({ entry }) => entry),
    total: found.length,
    next: page.length < left.length && page.length > 0 ? { key: page.at(-1)!.key } : null,
  };
}

/** Reads pages of the clinic's records in the order of ids until enough match. */
async function walk(
  call: FhirCall,
  { sources, permits }: AdmittedType,
  search: Search,
  selection: FhirSelection,
  cursor: Cursor | null,
): Promise<Matches | DomainError> {
  const context = contextOf(call);
  const records: FhirRecord[] = [];
  const from = cursor !== null && 'source' in cursor ? cursor : null;
  const first = sources.findIndex(({ id }) => id === from?.source);
  let left = MOST_READ;
  let total = 0;
  for (const source of from === null ? sources : sources.slice(first < 0 ? sources.length : first)) {
    let after = source.id === from?.source ? from.after : null;
    for (;;) {
      const here = { source: source.id, after };
      if (left <= 0) return search.onlyCount ? tooCostly('count') : { records, total: null, next: here };
      const page = { ...narrowed(selection, source, search), limit: BATCH, ...(after !== null && { after }) };
      const batch = await source.read(readerOf(call), page);
      if (batch.length === 0) break;
      left -= BATCH;
      for (const record of batch) {
        if (permits(record) && matchesAll(record.resource, search.criteria, context)) {
          if (records.length === search.count && !search.onlyCount)
            return { records, total: null, next: { source: source.id, after } };
          records.push(record);
          total += 1;
        }
        after = record.resource.id!;
      }
    }
  }
  return { records, total: from === null ? total : null, next: null };
}

function tooCostly(what: 'count' | 'sort'): DomainError {
  return domainError('TOO_COSTLY', `There are too many records to ${what}. Search the records of one patient.`);
}

/** Returns what the sources must read: everything that is certain not to match is left out. */
function selectionOf(call: FhirCall, { type, patientId }: AdmittedType, { criteria }: Search): FhirSelection {
  const { base, timeZone } = contextOf(call);
  let patientIds: readonly string[] | null = isOfPatients(type) && patientId !== null ? [patientId] : null;
  let ids: readonly string[] | null = null;
  let changedSince: number | null = null;
  const patientsIn = (values: readonly string[]): string[] =>
    values.map((one) => parseReference(one, base)?.id ?? one).filter(isId);
  for (const { name, modifier, values } of criteria) {
    if (modifier !== null && modifier !== 'Patient') continue;
    if (name === '_id') ids = both(ids, values);
    if (name === 'patient' || name === 'subject' || (name === '_id' && type === 'Patient'))
      patientIds = both(patientIds, patientsIn(values));
    if (name === '_lastUpdated' && values.length === 1) {
      const { prefix, rest } = splitPrefix(values[0]!);
      const span = dateSpan(rest, timeZone);
      if (['eq', 'ge', 'gt', 'sa'].includes(prefix) && span !== null)
        changedSince = Math.max(changedSince ?? 0, span.start);
    }
  }
  return {
    ...(patientIds !== null && { patientIds }),
    ...(ids !== null && { ids }),
    ...(changedSince !== null && { changedSince: new Date(changedSince) }),
  };
}

function both(known: readonly string[] | null, more: readonly string[]): readonly string[] {
  return known === null ? more : known.filter((one) => more.includes(one));
}

/** Adds the parameters that a source reads by itself. */
function narrowed(selection: FhirSelection, { narrows = [] }: FhirResource, { criteria }: Search): FhirSelection {
  const parameters = new Map(
    criteria
      .filter(({ name, modifier }: Criterion) => modifier === null && narrows.includes(name))
      .map(({ name, values }) => [name, values]),
  );
  return parameters.size === 0 ? selection : { ...selection, parameters };
}
