import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { CodeSet } from '../rules/index.ts';
import type { CodeRow } from './code-table.ts';

/** Returns a stamp of the imported editions: it changes with every import, in any process. */
export async function readStamp(db: Queryable): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select count(*) || ' ' || coalesce(max(imported_time)::text, '') as stamp from codes.release`.execute(db);
  return rows[0]!.stamp;
}

const PAGE = 1000;

// The earliest imported edition says nothing about the days before it.
const knownFrom = (codeSet: CodeSet) =>
  sql`(select min(valid_from) from codes.release where code_set = ${codeSet} and is_whole)`;

/** Yields all codes of a set with all their periods, page by page, so that no query blocks others for long. */
export async function* readSet(db: Queryable, codeSet: CodeSet): AsyncGenerator<CodeRow[]> {
  let after = '';
  for (;;) {
    const { rows } = await columnsOf({ c: 'codes.code' }, [
      'c.code',
      'c.short_name',
      'c.long_name',
      'c.billable',
      'c.valid_from',
      'c.valid_to',
      'c.parent_code',
    ])
      .and(columnsOf({ m: 'codes.common' }, ['m.place']).orNull())
      .and(sql<{ known_from: string | null }>`${knownFrom(codeSet)} as known_from`)
      .select(sql`from codes.code c left join codes.common m on m.code_set = c.code_set and m.code = c.code
      where c.code_set = ${codeSet} and c.code > ${after} order by c.code, c.valid_from limit ${PAGE}`)
      .execute(db);
    if (rows.length < PAGE) {
      yield rows;
      return;
    }
    // The last code may continue after the page, so it is returned completely with the next one.
    const last = rows.at(-1)!.code;
    const whole = rows.filter(({ code }) => code !== last);
    yield whole;
    after = whole.at(-1)!.code;
  }
}

/** Returns the codes of a set as valid on a day, or else in their latest version, with whether they have children. */
export async function readCodesOn(
  db: Queryable,
  codeSet: CodeSet,
  codes: readonly string[],
  day: string,
): Promise<(CodeRow & { has_children: boolean })[]> {
  const { rows } = await sql<CodeRow & { has_children: boolean }>`
    select distinct on (c.code) c.code, c.short_name, c.long_name, c.billable, c.valid_from, c.valid_to, c.parent_code, null::int as place, ${knownFrom(codeSet)} as known_from,
      exists (select 1 from codes.code below where below.code_set = c.code_set and below.parent_code = c.code) as has_children
    from codes.code c where c.code_set = ${codeSet} and c.code = any(${codes}::text[])
    order by c.code, (c.valid_from <= ${day}::date and (c.valid_to is null or c.valid_to >= ${day}::date)) desc, c.valid_from desc`.execute(
    db,
  );
  return rows;
}

/** A code as stored, with whether it has children. */
export type CodePeriod = CodeRow & { has_children: boolean };

/** Returns all periods of the codes of a set, latest first. */
export async function readPeriods(db: Queryable, codeSet: CodeSet, codes: readonly string[]): Promise<CodePeriod[]> {
  const { rows } = await sql<CodePeriod>`
    select c.code, c.short_name, c.long_name, c.billable, c.valid_from, c.valid_to, c.parent_code, null::int as place, ${knownFrom(codeSet)} as known_from,
      exists (select 1 from codes.code below where below.code_set = c.code_set and below.parent_code = c.code) as has_children
    from codes.code c where c.code_set = ${codeSet} and c.code = any(${codes}::text[])
    order by c.code, c.valid_from desc`.execute(db);
  return rows;
}

const RELEASE_COLUMNS = [
  'id',
  'code_set',
  'release_name',
  'valid_from',
  'is_starter',
  'is_whole',
  'total',
  'added',
  'revised',
  'retired',
  'imported_by',
  'imported_time',
] as const;

/** An imported edition of a code set. */
export type ReleaseRow = Pick<Selectable<DB['codes.release']>, (typeof RELEASE_COLUMNS)[number]>;

/** Returns the imported editions, newest first per set. */
export function readReleases(db: Queryable): Promise<ReleaseRow[]> {
  return db
    .selectFrom('codes.release')
    .select(RELEASE_COLUMNS)
    .orderBy('code_set')
    .orderBy('valid_from', 'desc')
    .orderBy('imported_time', 'desc')
    .execute();
}
