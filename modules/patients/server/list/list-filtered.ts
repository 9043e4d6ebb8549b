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
import { isByNames, listAmong, type Listed, type Listing, listNamed } from './patients-among.sql.ts';
import { walkPatients } from './walk-patients.sql.ts';

/** What bounds the reading of a filtered list. */
export interface Bounds {
  /** So few are looked up one by one, counted and sorted. */
  few: number;
  /** Parts that are each larger have that many in common before nobody counts on. */
  counted: number;
  /** A walk along the order finds its page within so many steps, or what is asked for is rare, or stands at the order's other end. */
  steps: number;
  /** Then so many are looked up rather than that everybody is walked past. */
  some: number;
}

const BOUNDS: Bounds = { few: 3000, counted: 1000, steps: 20_000, some: 20_000 };

/**
 * A page of a filtered list, read within bounds whatever is combined and however many patients there are: from the
 * part of the filter that leaves few, from what parts that leave many have in common, or along the order of the list. Counts are exact up
 * to `counted`; beyond that there is at least one more.
 */
export async function listFiltered(
  database: Database,
  clinicId: string,
  listing: Listing,
  bounds: Bounds = BOUNDS,
): Promise<Listed> {
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
  // One part alone, in an order that its own index has.
  if (isAlone && narrowest.steers === (order?.by ?? 'last_name'))
    return { count: fewest, patients: await walkPatients(kysely, clinicId, listing, null) };
  if (fewest <= few) return listAmong(kysely, clinicId, someOf(narrowest, few), listing, [narrowest]);
  const found = isAlone ? null : await listCommon(database, clinicId, listing, parts, counted);
  if (found !== null) return found;
  const count = isAlone ? fewest : counted + 1;
  // What is typed has indexes of its own.
  if (filter.words.length > 0) {
    const { filterPredicates } = listing;
    return { count, patients: await listPatients(kysely, clinicId, filter, order, page, reading, filterPredicates) };
  }
  const near = await walkPatients(kysely, clinicId, listing, steps);
  if (near.length === page.take) return { count, patients: near };
  const far = await listCommon(database, clinicId, listing, parts, some);
  return far ?? { count, patients: await walkPatients(kysely, clinicId, listing, null) };
}

/** Those whom all parts have in common, or null where those are more than `most`. */
async function listCommon(
  database: Database,
  clinicId: string,
  listing: Listing,
  parts: readonly FilterPredicate[],
  most: number,
): Promise<Listed | null> {
  const common = commonOf(clinicId, parts, conditionsBeside(listing.filter), most + 1);
  const ids = await database.transaction((tx) => readAtMost(tx, common, most));
  if (ids === null) return null;
  return listAmong(database.kysely, clinicId, sql`select unnest(${ids}::uuid[]) as id`, listing, parts);
}

/** What is asked for beside the parts; of the words, what no index knows. */
function conditionsBeside(filter: PatientFilter): RawBuilder<unknown>[] {
  return [...plainConditions(filter, 'each'), ...filter.words.slice(1).filter(isShort).map(fragment)];
}
