import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { fragment, isShort, type PatientFilter, type PatientOrder, prefixOf, type Span } from './patient-list.sql.ts';

/** One part of a filter that an index of its own answers. */
export interface FilterPredicate {
  /** A statement of the ids that it leaves. */
  ids: RawBuilder<unknown>;
  /** How often one of them may be among those, at most. */
  times: number;
  /** Whether a patient `p` is one of them; looked up for each by itself (offset 0 keeps it so). */
  test: RawBuilder<unknown>;
  /** The same with `last_key` and `first_key`, and without records that no list shows, where an index has all that. */
  named?: RawBuilder<unknown>;
  /** The order whose index `test` shortens, or that the index of `named` has, so that only those who pass are read in it. */
  steers?: PatientOrder['by'];
}

/** Of whom a last visit is asked for, the latest is the end of that span: so that both are one. */
export function foldVisits(filter: PatientFilter): PatientFilter {
  const { lastVisit, noneSince, ...others } = filter;
  if (lastVisit === undefined || noneSince === undefined) return filter;
  const { before } = lastVisit;
  return {
    ...others,
    lastVisit: { ...lastVisit, before: before !== undefined && before < noneSince ? before : noneSince },
  };
}

/** The parts of a filter that have an index of their own, the kind that leaves the fewest first. */
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
  // Of one tag they are read in their order.
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

/** A doctor's patients, or those with a birthday in some spans: an index has both. */
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

/** Who was born in one of some spans, which do not overlap: each is read for itself. */
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

/** As the indexes on birthdays have it; a single day as one, so that its patients are found in the order of their names. */
function birthdayCondition({ from, to }: { from: number; to: number }, of: 'p' | 'd'): RawBuilder<unknown> {
  const born = `${of}.date_of_birth`;
  const day = sql.raw(`(extract(month from ${born})::int * 100 + extract(day from ${born})::int)`);
  return from === to ? sql`${day} = ${from}::int` : sql`${day} between ${from}::int and ${to}::int`;
}

/** What the words of a search leave, where something else narrows as well: names that begin so, or hold it from three letters on. */
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

/** At most `most` of the ids of a filter predicate, each once: fewer only where there are no more. */
export function someOf({ ids, times }: FilterPredicate, most: number): RawBuilder<unknown> {
  if (times === 1) return sql`select id from (${ids}) n limit ${sql.lit(most)}`;
  return sql`select distinct id from (select id from (${ids}) n limit ${sql.lit(most * times)}) n limit ${sql.lit(most)}`;
}

/** How many each of them leaves, counted up to `most`. */
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

/** At most `most` ids of patients whom several filter predicates have in common, and of whom `conditions` hold. */
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
 * The ids of a statement that compares large parts, or null where those are more than `most`. It is planned for these very values, and
 * compares whole lists: to look up each of one in the other costs ten times as much where they are large.
 */
export async function readAtMost(tx: Tx, ids: RawBuilder<unknown>, most: number): Promise<string[] | null> {
  const planned = sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('enable_nestloop', 'off', true)`.execute(tx);
  const found = sql<{ ids: string[] | null }>`
    select case when count(*) <= ${most} then coalesce(array_agg(id), '{}') end as ids from (${ids}) n`.execute(tx);
  const [, { rows }] = await Promise.all([planned, found]);
  return rows[0]!.ids;
}
