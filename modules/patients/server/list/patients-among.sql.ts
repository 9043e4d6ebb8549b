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
import { type Patient, patientColumns, type Reading } from '../patients.sql.ts';

/** A filter in its parts, and which page of what it leaves is wanted in which order. */
export interface Listing {
  filter: PatientFilter;
  filterPredicates: readonly FilterPredicate[];
  order: PatientOrder | null;
  page: { skip: number; take: number };
  reading: Reading;
}

/** A page of a list, and how many it has. */
export interface Listed {
  count: number;
  patients: Patient[];
}

/**
 * Looks through the patients of some ids, each of whom is there once: all are tested, those who match are counted and sorted, and one page
 * of them is read. They are looked up as one sorted list, in one walk through the index. In the order of names it answers as
 * `listPatients` does. `known` is what needs no test.
 */
export function listAmong(
  db: Queryable,
  clinicId: string,
  ids: RawBuilder<unknown>,
  listing: Listing,
  known: readonly FilterPredicate[] = [],
): Promise<Listed> {
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

/** The same of one filter predicate alone whose index has the names, in an order of names: nobody is looked up who is not shown. */
export function listNamed(
  db: Queryable,
  clinicId: string,
  named: RawBuilder<unknown>,
  listing: Listing,
): Promise<Listed> {
  return readPage(db, clinicId, named, sortedBy(listing.order), listing);
}

/** Whether a list is sorted by nothing but names. */
export const isByNames = (order: PatientOrder | null): boolean => order === null || COLUMNS[order.by] === NAMES;

async function readPage(
  db: Queryable,
  clinicId: string,
  matching: RawBuilder<unknown>,
  sorted: RawBuilder<unknown>,
  { page, reading }: Listing,
): Promise<Listed> {
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

/** By last name; with a word, those whose last name begins with it come before those whose first name does, and fragments last. */
function rankedBy(word: string | undefined): { columns: RawBuilder<unknown>; sorted: RawBuilder<unknown> } {
  if (word === undefined) return { columns: NAMES, sorted: sortedBy(null) };
  const { byLast, byFirst } = prefixOf(word);
  return {
    columns: sql`${NAMES}, case when ${byLast} then 0 when ${byFirst} then 1 else 2 end as rank`,
    sorted: sql.raw(`p.rank, case when p.rank = 1 then p.first_key else p.last_key end,
      case when p.rank = 1 then p.last_key else p.first_key end, p.id`),
  };
}
