import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { type Patient, patientColumns, type PatientSelection } from '../patients.sql.ts';

/** Filters of the patient list; omitted ones match everything. */
export interface PatientFilter {
  words: readonly string[];
  dateOfBirth?: string;
  phoneDigits?: string;
  recordNumber?: string;
  first_name?: TextFilter | null;
  last_name?: TextFilter | null;
  born?: { equals?: string | null; gte?: string | null; lte?: string | null } | null;
  gender?: string | null;
  /** Any of these tags. */
  tags?: readonly string[];
  /** All of these tags. */
  allTags?: readonly string[];
  /** The provider (user) of the last or next visit. */
  doctor?: string;
  lastVisit?: Span;
  nextVisit?: Span;
  /** No visit since this instant. */
  noneSince?: Date;
  /** Ranges of month * 100 + day. */
  birthdays?: readonly { from: number; to: number }[];
  /** Born after the first day, up to and including the second. */
  bornAfter?: string;
  bornUntil?: string;
  /** For each word of the search, its possible meanings; one of them must match. */
  meanings?: readonly (readonly string[])[];
}

/** A range of instants; the start is inclusive, the end exclusive. */
export interface Span {
  from?: Date;
  before?: Date;
}

/** A condition on one folded name. */
export interface TextFilter {
  equals?: string | null;
  contains?: string | null;
  startsWith?: string | null;
}

/** The sort order of a list. */
export interface PatientOrder {
  by: 'last_name' | 'first_name' | 'record_number' | 'date_of_birth' | 'created_time' | 'updated_time';
  descending: boolean;
}

/** Context for testing a patient `p`. */
interface TestContext {
  test: RawBuilder<unknown>;
}

/**
 * Returns a page of matching patients. Names that begin with the first word come first: last names, first names, then
 * fragments.
 */
export async function listPatients(
  db: Queryable,
  clinicId: string,
  filter: PatientFilter,
  order: PatientOrder | null,
  page: { skip: number; take: number },
  reading: PatientSelection = {},
  filterPredicates: readonly TestContext[] = [],
): Promise<Patient[]> {
  const end = page.skip + page.take;
  const common = [
    ...[sql`p.clinic_id = ${clinicId}`, sql`p.deleted_time is null`, ...plainConditions(filter)],
    ...filterPredicates.map(({ test }) => test),
  ];
  const [word, ...others] = filter.words;
  const scans =
    word === undefined || order !== null
      ? [oneScan([...common, ...wordsOf(filter.words)], order, end)]
      : threeScans([...common, ...others.map(fragment)], word, end);
  // Consecutive scans, each sorted: an Append preserves the order and stops when the page is full.
  const { rows } = await patientColumns(reading)
    .select(sql`from (${sql.join(scans, sql` union all `)}) p limit ${page.take} offset ${page.skip}`)
    .execute(db);
  return rows;
}

/** Counts the patients that match a filter without predicates, up to `most`, each through an index. */
export async function countPatients(
  db: Queryable,
  clinicId: string,
  filter: PatientFilter,
  most: number,
): Promise<number> {
  const common = [sql`p.clinic_id = ${clinicId}`, sql`p.deleted_time is null`, ...plainConditions(filter)];
  const [word, ...others] = filter.words;
  const scans =
    word !== undefined && word.length < 3
      ? shortScans([...common, ...others.map(fragment)], word)
      : [sql.join([...common, ...filter.words.map(fragment)], sql` and `)];
  return countRows(
    db,
    sql`(select 1 from (${sql.join(
      scans.map((scan) => sql`(select 1 from patients.patient p where ${scan} limit ${most})`),
      sql` union all `,
    )}) found limit ${most}) counted`,
  );
}

/** Returns the sort expressions of a list, on the columns of `p`. */
export function sortedBy(order: PatientOrder | null): RawBuilder<unknown> {
  return SORTED_BY[order?.by ?? 'last_name'][order?.descending ? 'desc' : 'asc'];
}

const SORTED_BY = {
  last_name: {
    asc: sql.raw('p.last_key, p.first_key, p.id'),
    desc: sql.raw('p.last_key desc, p.first_key desc, p.id desc'),
  },
  first_name: {
    asc: sql.raw('p.first_key, p.last_key, p.id'),
    desc: sql.raw('p.first_key desc, p.last_key desc, p.id desc'),
  },
  record_number: { asc: sql.raw('p.record_number'), desc: sql.raw('p.record_number desc') },
  date_of_birth: { asc: sql.raw('p.date_of_birth, p.id'), desc: sql.raw('p.date_of_birth desc nulls last, p.id') },
  created_time: { asc: sql.raw('p.id'), desc: sql.raw('p.id desc') },
  updated_time: { asc: sql.raw('p.updated_time, p.id'), desc: sql.raw('p.updated_time desc, p.id desc') },
};

function oneScan(conditions: RawBuilder<unknown>[], order: PatientOrder | null, end: number): RawBuilder<unknown> {
  // The conditions contain the clinic_id.
  return sql`(select p.* from patients.patient p where ${sql.join(conditions, sql` and `)} order by ${sortedBy(order)} limit ${end})`;
}

// More fragment matches than this are cut off before sorting: a list of thousands is not useful.
const MOST_FRAGMENTS = 200;

/** Three index scans; the later ones only run if the earlier ones did not fill the page. */
function threeScans(common: RawBuilder<unknown>[], word: string, end: number): RawBuilder<unknown>[] {
  // The common conditions contain the clinic_id.
  const [last, first] = prefixScans(common, word);
  const { byLast, byFirst } = prefixOf(word);
  const scans = [
    sql`(select p.* from patients.patient p where ${last} order by p.last_key, p.first_key, p.id limit ${end})`,
    sql`(select p.* from patients.patient p where ${first} order by p.first_key, p.last_key, p.id limit ${end})`,
  ];
  if (!isShort(word)) {
    const all = sql.join(common, sql` and `);
    scans.push(sql`(select p.* from (select p.* from patients.patient p
      where ${all} and ${fragment(word)} and not (${byLast}) and not (${byFirst}) limit ${Math.max(end, MOST_FRAGMENTS)}) p
      order by p.last_key, p.first_key, p.id limit ${end})`);
  }
  return scans;
}

/** A single letter has no trigrams, so it only matches the beginning of names. */
export const isShort = (word: string): boolean => word.length < 2;

/**
 * The LIKE pattern of a word: anywhere in the names; with two letters, which are not a trigram, only at word starts.
 */
export const fragmentOf = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`);

/** Matches patients whose last or first name begins with a word. */
export function prefixOf(word: string): { byLast: RawBuilder<unknown>; byFirst: RawBuilder<unknown> } {
  const after = `${word}\u{10ffff}`;
  return {
    byLast: sql`p.last_key >= ${word} and p.last_key < ${after}`,
    byFirst: sql`p.first_key >= ${word} and p.first_key < ${after}`,
  };
}

/** Returns the conditions for patients whose last name begins with a word, and for those whose first name only does. */
function prefixScans(common: RawBuilder<unknown>[], word: string): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const all = sql.join(common, sql` and `);
  const { byLast, byFirst } = prefixOf(word);
  return [sql`${all} and ${byLast}`, sql`${all} and ${byFirst} and not (${byLast})`];
}

/**
 * Same for words shorter than a trigram, plus patients with another name word that begins with it: each from its index,
 * exact matches first.
 */
function shortScans(common: RawBuilder<unknown>[], word: string): RawBuilder<unknown>[] {
  const begins = prefixScans(common, word);
  if (isShort(word)) return begins;
  const { byLast, byFirst } = prefixOf(word);
  return [
    ...begins,
    sql`${sql.join(common, sql` and `)} and ${fragment(word)} and not (${byLast}) and not (${byFirst})`,
  ];
}

/** Matches the words of a search in any order, ranked by name. */
export function wordsOf([word, ...others]: readonly string[]): RawBuilder<unknown>[] {
  if (word === undefined) return [];
  const { byLast, byFirst } = prefixOf(word);
  return [isShort(word) ? sql`((${byLast}) or (${byFirst}))` : fragment(word), ...others.map(fragment)];
}

/** Matches patients whose names contain a word. */
export function fragment(word: string): RawBuilder<unknown> {
  return sql`p.search_text like ${fragmentOf(word)}`;
}

/**
 * Returns the conditions besides words and filter predicates, for a patient `p`; with `each`, they are evaluated per
 * row.
 */
export function plainConditions(filter: PatientFilter, each?: 'each'): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.dateOfBirth !== undefined) conditions.push(sql`p.date_of_birth = ${filter.dateOfBirth}::date`);
  if (filter.phoneDigits !== undefined) {
    const byPhone = sql`p.search_text like ${`%${filter.phoneDigits}%`}`;
    conditions.push(
      filter.recordNumber === undefined
        ? byPhone
        : sql`(${byPhone} or p.record_number = ${filter.recordNumber}::bigint)`,
    );
  }
  conditions.push(
    ...textConditions(sql.raw('p.first_key'), filter.first_name),
    ...textConditions(sql.raw('p.last_key'), filter.last_name),
  );
  const { born } = filter;
  if (born?.equals != null) conditions.push(sql`p.date_of_birth = ${born.equals}::date`);
  if (born?.gte != null) conditions.push(sql`p.date_of_birth >= ${born.gte}::date`);
  if (born?.lte != null) conditions.push(sql`p.date_of_birth <= ${born.lte}::date`);
  if (filter.gender != null) conditions.push(sql`p.gender = ${filter.gender}`);
  if (filter.noneSince !== undefined) {
    conditions.push(sql`not exists (select 1 from patients.patient_activity v
      where v.clinic_id = p.clinic_id and v.patient_id = p.id and v.last_visit >= ${filter.noneSince} ${each ? sql`offset 0` : sql``})`);
  }
  for (const words of filter.meanings ?? []) conditions.push(sql`(${sql.join(words.map(fragment), sql` or `)})`);
  return conditions;
}

function textConditions(column: RawBuilder<unknown>, filter: TextFilter | null | undefined): RawBuilder<unknown>[] {
  const conditions: RawBuilder<unknown>[] = [];
  if (filter?.equals != null) conditions.push(sql`${column} = ${filter.equals}`);
  if (filter?.startsWith != null)
    conditions.push(sql`${column} >= ${filter.startsWith} and ${column} < ${`${filter.startsWith}\u{10ffff}`}`);
  if (filter?.contains != null) conditions.push(sql`${column} like ${`%${filter.contains}%`}`);
  return conditions;
}
