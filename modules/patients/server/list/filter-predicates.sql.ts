import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { fragment, isShort, type PatientFilter, type PatientOrder, prefixOf, type Span } from './patient-list.sql.ts';

/** A part of a filter that can be answered from an index. */
export interface FilterPredicate {
  /** A statement that returns the matching IDs. */
  ids: RawBuilder<unknown>;
  /** Maximum number of times that one patient can occur among them. */
  times: number;
  /** Tests a single patient `p`; evaluated per patient (offset 0 prevents flattening). */
  test: RawBuilder<unknown>;
  /** Same with `last_key` and `first_key`, excluding records that are never listed, if an index covers all of that. */
  named?: RawBuilder<unknown>;
  /**
   * The sort order whose index `test` can use, or that the index of `named` has, so that only matching rows are read in
   * that order.
   */
  steers?: PatientOrder['by'];
}

/** If a last visit is required, `noneSince` becomes the end of the last-visit range, so that both are one condition. */
export function foldVisits(filter: PatientFilter): PatientFilter {
  const { lastVisit, noneSince, ...others } = filter;
  if (lastVisit === undefined || noneSince === undefined) return filter;
  const { before } = lastVisit;
  return {
    ...others,
    lastVisit: { ...lastVisit, before: before !== undefined && before < noneSince ? before : noneSince },
  };
}

/** Returns the filter parts that have their own index, most selective kind first. */
export function filterPredicatesOf(clinicId: string, filter: PatientFilter): FilterPredicate[] {
  const { tags, allTags = [], doctor, lastVisit, nextVisit, birthdays } = filter;
  return [
    ...allTags.map((tag) => tagged(clinicId, [tag])),
    ...(tags === undefined ? [] : [tagged(clinicId, tags)]),
    ...(birthdays === undefined || doctor !== undefined ? [] : [bornOn(clinicId, birthdays)]),
    ...(lastVisit === undefined ? [] : [visited(clinicId, sql.raw('v.last_visit'), lastVisit)]),
    ...(nextVisit === undefined ? [] : [visited(clinicId, sql.raw('v.next_visit'), nextVisit)]),
    ...(doctor === undefined ? [] : [seenBy(clinicId, doctor, birthdays)]),
    ...bornBetween(clinicId, filter),
  ];
}

function tagged(clinicId: string, tags: readonly string[]): FilterPredicate {
  // With a single tag, they are read in index order.
  const [tag] = tags;
  const isOne = tags.length === 1;
  const are = sql`${isOne ? sql`t.tag = ${tag}` : sql`t.tag = any(${tags}::text[])`} and t.last_key is not null`;
  const found = sql`from patients.patient_tag t where t.clinic_id = ${clinicId} and ${are}`;
  return {
    ids: sql`select t.patient_id as id ${found}`,
    times: tags.length,
    test: sql`exists (select 1 from patients.patient_tag t
      where t.clinic_id = p.clinic_id and t.patient_id = p.id and ${are} offset 0)`,
    ...(isOne
      ? { steers: 'last_name', named: sql`select t.patient_id as id, t.last_key, t.first_key ${found}` }
      : null),
  };
}

function visited(clinicId: string, at: RawBuilder<unknown>, { from, before }: Span): FilterPredicate {
  const span = sql.join(
    [
      ...(from === undefined ? [] : [sql`${at} >= ${from}`]),
      ...(before === undefined ? [] : [sql`${at} < ${before}`]),
      sql`${at} is not null`,
    ],
    sql` and `,
  );
  const found = sql`from patients.patient_activity v where v.clinic_id = ${clinicId} and ${span}`;
  return {
    ids: sql`select v.patient_id as id ${found}`,
    named: sql`select v.patient_id as id, v.last_key, v.first_key ${found} and v.last_key is not null`,
    times: 1,
    test: sql`exists (select 1 from patients.patient_activity v
      where v.clinic_id = p.clinic_id and v.patient_id = p.id and ${span} offset 0)`,
  };
}

/** A provider's patients, optionally with a birthday in some ranges: one index covers both. */
function seenBy(clinicId: string, doctor: string, birthdays: PatientFilter['birthdays']): FilterPredicate {
  const seen = sql`exists (select 1 from patients.patient_doctor d
    where d.clinic_id = p.clinic_id and d.user_id = ${doctor} and d.patient_id = p.id offset 0)`;
  const found = sql`from patients.patient_doctor d where d.clinic_id = ${clinicId} and d.user_id = ${doctor}`;
  const listed = sql`${found} and d.last_key is not null`;
  if (birthdays === undefined)
    return {
      ids: sql`select d.patient_id as id ${found}`,
      named: sql`select d.patient_id as id, d.last_key, d.first_key ${listed}`,
      times: 1,
      test: seen,
      steers: 'last_name',
    };
  const spans = birthdays.map((span) => birthdayCondition(span, 'd'));
  const each = (columns: string, alive: string) =>
    sql.join(
      spans.map((span) => sql`(select ${sql.raw(columns)} ${found} and ${span} ${sql.raw(alive)})`),
      sql` union all `,
    );
  return {
    ids: each('d.patient_id as id', ''),
    named: each('d.patient_id as id, d.last_key, d.first_key', 'and d.last_key is not null'),
    times: 1,
    test: sql`${bornOn(clinicId, birthdays).test} and ${seen}`,
  };
}

/** Patients born in one of some non-overlapping ranges: each is read separately. */
function born(clinicId: string, spans: readonly RawBuilder<unknown>[]): FilterPredicate {
  const each = spans.map(
    (span) =>
      sql`(select p.id from patients.patient p where p.clinic_id = ${clinicId} and p.deleted_time is null and ${span})`,
  );
  return { ids: sql.join(each, sql` union all `), times: 1, test: sql`(${sql.join(spans, sql` or `)})` };
}

function bornOn(clinicId: string, days: NonNullable<PatientFilter['birthdays']>): FilterPredicate {
  const filterPredicate = born(
    clinicId,
    days.map((span) => birthdayCondition(span, 'p')),
  );
  return days.length === 1 && days[0]!.from === days[0]!.to
    ? { ...filterPredicate, steers: 'last_name' }
    : filterPredicate;
}

function bornBetween(clinicId: string, { bornAfter, bornUntil }: PatientFilter): FilterPredicate[] {
  if (bornAfter === undefined && bornUntil === undefined) return [];
  const after = sql`p.date_of_birth > ${bornAfter ?? '0001-01-01'}::date`;
  const span = sql`${after} and p.date_of_birth <= ${bornUntil ?? '9999-12-31'}::date`;
  return [{ ...born(clinicId, [span]), steers: 'date_of_birth' }];
}

/**
 * The condition as in the birthday indexes; a single day as an equality, so that its patients are read in name order.
 */
function birthdayCondition({ from, to }: { from: number; to: number }, of: 'p' | 'd'): RawBuilder<unknown> {
  const born = `${of}.date_of_birth`;
  const day = sql.raw(`(extract(month from ${born})::int * 100 + extract(day from ${born})::int)`);
  return from === to ? sql`${day} = ${from}::int` : sql`${day} between ${from}::int and ${to}::int`;
}

/**
 * Search words combined with other filters: names that begin with the word, or contain it if it has three letters or
 * more.
 */
export function wordFilterPredicates(clinicId: string, words: readonly string[]): FilterPredicate[] {
  const alive = sql`p.clinic_id = ${clinicId} and p.deleted_time is null`;
  return words.flatMap((word, at): FilterPredicate[] => {
    if (!isShort(word)) {
      const test = fragment(word);
      return [{ ids: sql`select p.id from patients.patient p where ${alive} and ${test}`, times: 1, test }];
    }
    if (at > 0) return [];
    const { byLast, byFirst } = prefixOf(word);
    const ids = sql`(select p.id from patients.patient p where ${alive} and ${byLast})
      union all (select p.id from patients.patient p where ${alive} and ${byFirst})`;
    return [{ ids, times: 2, test: sql`((${byLast}) or (${byFirst}))` }];
  });
}

/** Returns up to `most` distinct IDs of a predicate: fewer only if there are no more. */
export function someOf({ ids, times }: FilterPredicate, most: number): RawBuilder<unknown> {
  if (times === 1) return sql`select id from (${ids}) n limit ${sql.lit(most)}`;
  return sql`select distinct id from (select id from (${ids}) n limit ${sql.lit(most * times)}) n limit ${sql.lit(most)}`;
}

/** Counts the matches of each predicate, up to `most`. */
export async function countEach(
  db: Queryable,
  filterPredicates: readonly FilterPredicate[],
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(
      filterPredicates.map((filterPredicate) => sql`(select count(*)::int from (${someOf(filterPredicate, most)}) n)`),
    )}] as counts`.execute(db);
  return rows[0]!.counts;
}

/** Selects up to `most` IDs that match several predicates and `conditions`. */
export function commonOf(
  clinicId: string,
  filterPredicates: readonly FilterPredicate[],
  conditions: readonly RawBuilder<unknown>[],
  most: number,
): RawBuilder<unknown> {
  const [first, ...others] = filterPredicates.toSorted((a, b) => a.times - b.times);
  const from = first!.times === 1 ? sql`(${first!.ids}) n` : sql`(select distinct id from (${first!.ids}) n) n`;
  const joined = others.filter(({ times }) => times === 1).map(({ ids }) => sql`join (${ids}) o using (id)`);
  const among = others.filter(({ times }) => times > 1).map(({ ids }) => sql`id in (${ids})`);
  const found = sql`select id from ${sql.join(
    joined.reduce((all, each) => [sql`(select id from ${sql.join(all, sql` `)} ${each}) n`], [from]),
  )} where ${sql.join([sql`true`, ...among], sql` and `)}`;
  if (conditions.length === 0) return sql`${found} limit ${sql.lit(most)}`;
  return sql`select n.id from (${found}) n
    cross join lateral (select p.* from patients.patient p
      where p.clinic_id = ${clinicId} and p.id = n.id and p.deleted_time is null offset 0) p
    where ${sql.join(conditions, sql` and `)} limit ${sql.lit(most)}`;
}

/**
 * Runs a statement that intersects large sets; returns null if there are more than `most` IDs. It is planned for the
 * actual values and uses hash joins: with large sets, nested lookups cost ten times as much.
 */
export async function readAtMost(tx: Tx, ids: RawBuilder<unknown>, most: number): Promise<string[] | null> {
  const planned = sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_nestloop', 'off', true)`.execute(tx);
  const found = sql<{ ids: string[] | null }>`
    select case when count(*) <= ${most} then coalesce(array_agg(id), '{}') end as ids from (${ids}) n`.execute(tx);
  const [, { rows }] = await Promise.all([planned, found]);
  return rows[0]!.ids;
}
