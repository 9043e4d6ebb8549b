import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FilterPredicate } from './filter-predicates.sql.ts';
import {
  type PatientFilter,
  type PatientOrder,
  plainConditions,
  prefixOf,
  sortedBy,
  wordsOf,
} from './patient-list.sql.ts';
import { type Patient, patientColumns, type PatientSelection } from '../patients.sql.ts';

/** A filter in parts, with the requested page and order. */
export interface ListQuery {
  filter: PatientFilter;
  filterPredicates: readonly FilterPredicate[];
  order: PatientOrder | null;
  page: { skip: number; take: number };
  reading: PatientSelection;
}

/** A page of a list, with the total count. */
export interface ListPage {
  count: number;
  patients: Patient[];
}

/**
 * Filters, counts and sorts the patients with the given distinct IDs and returns one page. They are looked up as one
 * sorted list, in a single index scan. Sorted by name, the order is that of `listPatients`. Conditions in `known` are
 * not tested again.
 */
export function listAmong(
  db: Queryable,
  clinicId: string,
  ids: RawBuilder<unknown>,
  listing: ListQuery,
  known: readonly FilterPredicate[] = [],
): Promise<ListPage> {
  const { filter, filterPredicates, order } = listing;
  const tests = filterPredicates.filter((each) => !known.includes(each)).map(({ test }) => test);
  const conditions = [sql`true`, ...plainConditions(filter, 'each'), ...tests, ...wordsOf(filter.words)];
  const { columns, sorted } =
    order === null ? rankedBy(filter.words[0]) : { columns: COLUMNS[order.by], sorted: sortedBy(order) };
  const matching = sql`
    with n as materialized (${ids})
    select p.id, ${columns} from patients.patient p
    where p.clinic_id = ${clinicId} and p.deleted_time is null and p.id = any(array(select id from n order by id))
      and ${sql.join(conditions, sql` and `)}`;
  return readPage(db, clinicId, matching, sorted, listing);
}

/**
 * Same for a single predicate whose index contains the names, sorted by name: only the shown patients are looked up.
 */
export function listNamed(
  db: Queryable,
  clinicId: string,
  named: RawBuilder<unknown>,
  listing: ListQuery,
): Promise<ListPage> {
  return readPage(db, clinicId, named, sortedBy(listing.order), listing);
}

/** Returns whether a list is sorted only by names. */
export const isByNames = (order: PatientOrder | null): boolean => order === null || COLUMNS[order.by] === NAMES;

async function readPage(
  db: Queryable,
  clinicId: string,
  matching: RawBuilder<unknown>,
  sorted: RawBuilder<unknown>,
  { page, reading }: ListQuery,
): Promise<ListPage> {
  const { rows } = await sql<Patient & { matching: number; place: number | null }>`
    with m as materialized (${matching})
    select c.matching, l.* from (select count(*)::int as matching from m) c
    left join lateral (
      select k.place, ${patientColumns(reading).list} from (
        select p.id, row_number() over (order by ${sorted})::int as place
        from (select p.* from m p order by ${sorted} limit ${page.take} offset ${page.skip}) p) k
      join patients.patient p on p.clinic_id = ${clinicId} and p.id = k.id) l on true
    order by l.place`.execute(db);
  const patients = rows.flatMap(({ matching: _matching, place, ...patient }) => (place === null ? [] : [patient]));
  return { count: rows[0]!.matching, patients };
}

const NAMES = sql.raw('p.last_key, p.first_key');
const COLUMNS = {
  last_name: NAMES,
  first_name: NAMES,
  record_number: sql.raw('p.record_number'),
  date_of_birth: sql.raw('p.date_of_birth'),
  created_time: NAMES,
  updated_time: sql.raw('p.updated_time'),
};

/** Sorts by last name; with a word, by matches at the start of last names, then of first names, then fragments. */
function rankedBy(word: string | undefined): { columns: RawBuilder<unknown>; sorted: RawBuilder<unknown> } {
  if (word === undefined) return { columns: NAMES, sorted: sortedBy(null) };
  const { byLast, byFirst } = prefixOf(word);
  return {
    columns: sql`${NAMES}, case when ${byLast} then 0 when ${byFirst} then 1 else 2 end as rank`,
    sorted: sql.raw(`p.rank, case when p.rank = 1 then p.first_key else p.last_key end,
      case when p.rank = 1 then p.last_key else p.first_key end, p.id`),
  };
}
