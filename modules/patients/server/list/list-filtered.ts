import { sql, type RawBuilder } from 'kysely';
import type { Database } from '#platform/database.ts';
import {
  commonOf,
  countEach,
  type FilterPredicate,
  readAtMost,
  someOf,
  wordFilterPredicates,
} from './filter-predicates.sql.ts';
import { fragment, isShort, listPatients, type PatientFilter, plainConditions } from './patient-list.sql.ts';
import { isByNames, listAmong, type ListPage, type ListQuery, listNamed } from './patients-among.sql.ts';
import { walkPatients } from './walk-patients.sql.ts';

/** Limits that select the reading strategy of a filtered list. */
export interface Bounds {
  /** Up to this many matches are looked up one by one, counted and sorted. */
  few: number;
  /** Intersections of large predicates are counted up to this number. */
  counted: number;
  /** A walk in sort order stops after this many steps, if matches are rare or at the other end of the order. */
  steps: number;
  /** After such a walk, up to this many matches are looked up instead of walking through all patients. */
  some: number;
}

const BOUNDS: Bounds = { few: 3000, counted: 1000, steps: 20_000, some: 20_000 };

/**
 * Returns a page of a filtered list, with bounded cost for any combination of filters and number of patients: from the
 * most selective predicate, from the intersection of large predicates, or by walking in sort order. Counts are exact up
 * to `counted`; beyond that there is at least one more.
 */
export async function listFiltered(
  database: Database,
  clinicId: string,
  listing: ListQuery,
  bounds: Bounds = BOUNDS,
): Promise<ListPage> {
  const { kysely } = database;
  const { filter, order, page, reading } = listing;
  const { few, counted, steps, some } = bounds;
  const parts = [...listing.filterPredicates, ...wordFilterPredicates(clinicId, filter.words)];
  const others = conditionsBeside(filter);
  const counts = await countEach(kysely, parts, Math.max(few, counted) + 1);
  const fewest = Math.min(...counts);
  const narrowest = parts[counts.indexOf(fewest)]!;
  const isAlone = parts.length === 1 && others.length === 0;
  if (fewest <= few && isAlone && narrowest.named !== undefined && isByNames(order))
    return listNamed(kysely, clinicId, narrowest.named, listing);
  // A single predicate, in an order that its index provides.
  if (isAlone && narrowest.steers === (order?.by ?? 'last_name'))
    return { count: fewest, patients: await walkPatients(kysely, clinicId, listing, null) };
  if (fewest <= few) return listAmong(kysely, clinicId, someOf(narrowest, few), listing, [narrowest]);
  const found = isAlone ? null : await listCommon(database, clinicId, listing, parts, counted);
  if (found !== null) return found;
  const count = isAlone ? fewest : counted + 1;
  // Search text has its own indexes.
  if (filter.words.length > 0) {
    const { filterPredicates } = listing;
    return { count, patients: await listPatients(kysely, clinicId, filter, order, page, reading, filterPredicates) };
  }
  const near = await walkPatients(kysely, clinicId, listing, steps);
  if (near.length === page.take) return { count, patients: near };
  const far = await listCommon(database, clinicId, listing, parts, some);
  return far ?? { count, patients: await walkPatients(kysely, clinicId, listing, null) };
}

/** Returns the patients that match all predicates, or null if there are too many. */
async function listCommon(
  database: Database,
  clinicId: string,
  listing: ListQuery,
  parts: readonly FilterPredicate[],
  most: number,
): Promise<ListPage | null> {
  const common = commonOf(clinicId, parts, conditionsBeside(listing.filter), most + 1);
  const ids = await database.transaction((tx) => readAtMost(tx, common, most));
  if (ids === null) return null;
  return listAmong(database.kysely, clinicId, sql`select unnest(${ids}::uuid[]) as id`, listing, parts);
}

/** Returns the conditions not covered by predicates; for words, those without an index. */
function conditionsBeside(filter: PatientFilter): RawBuilder<unknown>[] {
  return [...plainConditions(filter, 'each'), ...filter.words.slice(1).filter(isShort).map(fragment)];
}
