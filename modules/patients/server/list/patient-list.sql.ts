import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { type Patient, patientColumns, type Reading } from '../patients.sql.ts';

/** What patients are listed by; everything that is left out matches. */
export interface PatientFilter {
  words: readonly string[];
  dateOfBirth?: string;
  phoneDigits?: string;
  recordNumber?: string;
  first_name?: TextFilter | null;
  last_name?: TextFilter | null;
  born?: { equals?: string | null; gte?: string | null; lte?: string | null } | null;
  gender?: string | null;
  /** At least one of them. */
  tags?: readonly string[];
  /** Every one of them. */
  allTags?: readonly string[];
  /** The user whom they saw last or see next. */
  doctor?: string;
  lastVisit?: Span;
  nextVisit?: Span;
  /** Not seen from this instant on. */
  noneSince?: Date;
  /** Ranges of month * 100 + day. */
  birthdays?: readonly { from: number; to: number }[];
  /** Born after the first day, and up to the second. */
  bornAfter?: string;
  bornUntil?: string;
  /** For each word that was typed, what it may mean; one of them must match. */
  meanings?: readonly (readonly string[])[];
}

/** Instants from the first on and before the second. */
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

/** What a list is sorted by. */
export interface PatientOrder {
  by: 'last_name' | 'first_name' | 'record_number' | 'date_of_birth' | 'created_time' | 'updated_time';
  descending: boolean;
}

/** What a patient `p` is tested by. */
interface Tested {
  test: RawBuilder<unknown>;
}

/** Patients that match, a page of them. Names that begin with the first word come first: last names, first names, then fragments. */
export async function listPatients(
  db: Queryable,
  clinicId: string,
  filter: PatientFilter,
  order: PatientOrder | null,
  page: { skip: number; take: number },
  reading: Reading = {},
  filterPredicates: readonly Tested[] = [],
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
  // One scan behind the other, each in its order: an Append keeps it, and stops as soon as the page is full.
  const { rows } = await patientColumns(reading)
    .select(sql`from (${sql.join(scans, sql` union all `)}) p limit ${page.take} offset ${page.skip}`)
    .execute(db);
  return rows;
}

/** How many patients match a filter without predicates, counted up to `most`: those that the list shows, each from an index. */
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

/** The order of a list, by the columns of `p`. */
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
  // The conditions have the clinic_id.
  return sql`(select p.* from patients.patient p where ${sql.join(conditions, sql` and `)} order by ${sortedBy(order)} limit ${end})`;
}

// Fragments beyond these many are found in no particular order before they are sorted: a list of thousands is no answer anyway.
const MOST_FRAGMENTS = 200;

/** Three index scans, of which the later ones run only where the earlier ones did not fill the page. */
function threeScans(common: RawBuilder<unknown>[], word: string, end: number): RawBuilder<unknown>[] {
  // The common conditions have the clinic_id.
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

/** Of a single letter trigrams find nothing: only whose name begins with it is looked for. */
export const isShort = (word: string): boolean => word.length < 2;

/** How a word stands in the names: anywhere, and of two letters, which are no trigram, where a word of theirs begins. */
export const fragmentOf = (word: string): string => (word.length < 3 ? `% ${word}%` : `%${word}%`);

/** Whose last name begins with a word, and whose first name does. */
export function prefixOf(word: string): { byLast: RawBuilder<unknown>; byFirst: RawBuilder<unknown> } {
  const after = `${word}\u{10ffff}`;
  return {
    byLast: sql`p.last_key >= ${word} and p.last_key < ${after}`,
    byFirst: sql`p.first_key >= ${word} and p.first_key < ${after}`,
  };
}

/** The conditions of whose last name begins with a word, and of whose first name alone does. */
function prefixScans(common: RawBuilder<unknown>[], word: string): [RawBuilder<unknown>, RawBuilder<unknown>] {
  const all = sql.join(common, sql` and `);
  const { byLast, byFirst } = prefixOf(word);
  return [sql`${all} and ${byLast}`, sql`${all} and ${byFirst} and not (${byLast})`];
}

/** Likewise of a word that is shorter than a trigram, with those of whose names another word begins with it: each from its index, the sure ones first. */
function shortScans(common: RawBuilder<unknown>[], word: string): RawBuilder<unknown>[] {
  const begins = prefixScans(common, word);
  if (isShort(word)) return begins;
  const { byLast, byFirst } = prefixOf(word);
  return [
    ...begins,
    sql`${sql.join(common, sql` and `)} and ${fragment(word)} and not (${byLast}) and not (${byFirst})`,
  ];
}

/** The words of a list in any order, found as in the order of names. */
export function wordsOf([word, ...others]: readonly string[]): RawBuilder<unknown>[] {
  if (word === undefined) return [];
  const { byLast, byFirst } = prefixOf(word);
  return [isShort(word) ? sql`((${byLast}) or (${byFirst}))` : fragment(word), ...others.map(fragment)];
}

/** Whose names hold a word. */
export function fragment(word: string): RawBuilder<unknown> {
  return sql`p.search_text like ${fragmentOf(word)}`;
}

/** What is asked for beside the words and beside the filter predicates, of a patient `p`; with `each` it is looked up for one after the other. */
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
