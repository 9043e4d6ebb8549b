import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { tryLock } from '#platform/try-lock.ts';
import { type CodeSet, SINCE_EVER, type StagedCode } from '../../rules/index.ts';

/** The days that an edition covers: up to the next imported one, and all earlier time if there is no previous one. */
export interface Window {
  from: string;
  /** Null for no end. */
  to: string | null;
}

/** Locks imports until this transaction ends; false while another one is in progress. */
export function lockImports(tx: Tx): Promise<boolean> {
  return tryLock(tx, 'codes.import');
}

/** Returns the days covered by an edition with this first day. A partial list never covers earlier days. */
export async function windowOf(db: Queryable, codeSet: CodeSet, validFrom: string, whole: boolean): Promise<Window> {
  const { rows } = await sql<{ earlier: boolean; to: string | null }>`
    select coalesce(bool_or(valid_from < ${validFrom}::date), false) as earlier,
      (min(valid_from) filter (where valid_from > ${validFrom}::date) - 1)::date as to
    from codes.release where code_set = ${codeSet} and is_whole`.execute(db);
  return { from: whole && !rows[0]!.earlier ? SINCE_EVER : validFrom, to: whole ? rows[0]!.to : null };
}

/** Creates the two temporary tables of an import, for the duration of this transaction. */
export async function openStage(tx: Tx): Promise<void> {
  // Joins a hundred thousand codes with a hundred thousand others: a nested loop, which suits all other statements,
  // would take hours.
  await sql`set local enable_nestloop = off`.execute(tx);
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`
    create temporary table staged (code text primary key, short_name text not null, long_name text not null, billable boolean not null,
      parent_code text, valid_from date not null, valid_to date) on commit drop`.execute(tx);
  await sql`create temporary table changed (code text primary key, change text not null, before text, after text) on commit drop`.execute(
    tx,
  );
}

/** Clears both tables for the next code set. */
export async function clearStage(tx: Tx): Promise<void> {
  await sql`delete from pg_temp.staged`.execute(tx);
  await sql`delete from pg_temp.changed`.execute(tx);
}

/** Stages codes with the days of the window on which they are valid; codes without any are skipped. */
export async function stageCodes(tx: Tx, codes: readonly StagedCode[], window: Window): Promise<void> {
  const rows = codes.flatMap((code) => {
    const from = code.valid_from !== null && code.valid_from > window.from ? code.valid_from : window.from;
    const to = code.valid_to !== null && (window.to === null || code.valid_to < window.to) ? code.valid_to : window.to;
    return to !== null && from > to ? [] : [{ ...code, from, to }];
  });
  await sql`
    insert into pg_temp.staged (code, short_name, long_name, billable, parent_code, valid_from, valid_to)
    select * from unnest(${rows.map(({ code }) => code)}::text[], ${rows.map(({ short_name }) => short_name)}::text[],
      ${rows.map(({ long_name }) => long_name)}::text[], ${rows.map(({ billable }) => billable)}::boolean[],
      ${rows.map(({ parent_code }) => parent_code)}::text[], ${rows.map(({ from }) => from)}::date[], ${rows.map(({ to }) => to)}::date[])`.execute(
    tx,
  );
}

/** Numbers of added, revised, retired and unchanged codes. */
export interface ChangeCounts {
  added: number;
  revised: number;
  retired: number;
  unchanged: number;
}

/** Computes the changes of the staged codes within the window. A partial list (`whole` false) retires no codes. */
export async function compareStage(tx: Tx, codeSet: CodeSet, window: Window, whole: boolean): Promise<ChangeCounts> {
  await sql`analyze pg_temp.staged`.execute(tx);
  await sql`analyze codes.code`.execute(tx);
  await sql`
    with present as (
      select * from codes.code where code_set = ${codeSet} and (${window.to}::date is null or valid_from <= ${window.to}::date)
        and (valid_to is null or valid_to >= ${window.from}::date)),
    last as (
      select distinct on (code) code, long_name, valid_to, count(*) over (partition by code) as times from present order by code, valid_from desc),
    same as (
      select p.code from present p join last l on l.code = p.code and l.times = 1 join pg_temp.staged s on s.code = p.code
      where s.short_name = p.short_name and s.long_name = p.long_name and s.billable = p.billable
        and s.parent_code is not distinct from p.parent_code and s.valid_from = greatest(p.valid_from, ${window.from}::date)
        and coalesce(s.valid_to, 'infinity') = least(coalesce(p.valid_to, 'infinity'), coalesce(${window.to}::date, 'infinity')))
    insert into pg_temp.changed (code, change, before, after)
    select coalesce(s.code, l.code),
      case when l.code is null then 'added'
        when s.code is null or (s.valid_to is not null and l.valid_to is null and ${window.to}::date is null) then 'retired'
        else 'revised' end,
      l.long_name, s.long_name
    from last l full join pg_temp.staged s on s.code = l.code
    where (s.code is not null or ${whole}) and not exists (select 1 from same where same.code = coalesce(s.code, l.code))`.execute(
    tx,
  );
  const { rows } = await sql<ChangeCounts>`
    select count(*) filter (where change = 'added') as added, count(*) filter (where change = 'revised') as revised,
      count(*) filter (where change = 'retired') as retired,
      (select count(*) from pg_temp.staged s where not exists (select 1 from pg_temp.changed c where c.code = s.code)) as unchanged
    from pg_temp.changed`.execute(tx);
  return rows[0]!;
}

/** A code that an edition changes. */
export interface ChangedCode {
  code: string;
  change: 'added' | 'revised' | 'retired';
  /** Its previous name; null for a new code. */
  before: string | null;
  after: string | null;
}

/** Returns the first codes of one kind of change, by code. */
export async function readChanged(tx: Tx, change: ChangedCode['change'], most: number): Promise<ChangedCode[]> {
  const { rows } = await sql<ChangedCode>`
    select code, change, before, after from pg_temp.changed where change = ${change} order by code limit ${most}`.execute(
    tx,
  );
  return rows;
}

/** Returns a clinic's favorites and own codes whose code is revised or retired. */
export async function readOwnHits(
  tx: Tx,
  clinicId: string,
  codeSet: CodeSet,
): Promise<{ title: string; code: string; change: string; count: number }[]> {
  const { rows } = await sql<{ title: string; code: string; change: string; count: number }>`
    select u.title, u.code, c.change, count(*) as count from (
      select 'Favourites' as title, code from codes.favourite where clinic_id = ${clinicId} and code_type = ${codeSet}
      union all select 'Own names and prices', code from codes.clinic_code
        where clinic_id = ${clinicId} and code_type = ${codeSet} and deleted_time is null) u
    join pg_temp.changed c on c.code = u.code and c.change <> 'added' and c.before is distinct from c.after
    group by u.title, u.code, c.change order by c.change desc, u.title, u.code`.execute(tx);
  return rows;
}

/** Writes the changes: the time before and after the window stays unchanged. */
export async function writeChanged(tx: Tx, codeSet: CodeSet, window: Window): Promise<void> {
  await sql`analyze pg_temp.changed`.execute(tx);
  await sql`
    insert into codes.code (code_set, code, valid_from, valid_to, short_name, long_name, billable, parent_code)
    select code_set, code, ${window.to}::date + 1, valid_to, short_name, long_name, billable, parent_code from codes.code
    where code_set = ${codeSet} and code in (select code from pg_temp.changed) and ${window.to}::date is not null
      and valid_from <= ${window.to}::date and (valid_to is null or valid_to > ${window.to}::date)
    on conflict do nothing`.execute(tx);
  await sql`
    update codes.code set valid_to = ${window.from}::date - 1
    where code_set = ${codeSet} and code in (select code from pg_temp.changed) and valid_from < ${window.from}::date
      and (valid_to is null or valid_to >= ${window.from}::date)`.execute(tx);
  await sql`
    delete from codes.code where code_set = ${codeSet} and code in (select code from pg_temp.changed)
      and valid_from >= ${window.from}::date and (${window.to}::date is null or valid_from <= ${window.to}::date)`.execute(
    tx,
  );
  await sql`
    insert into codes.code (code_set, code, valid_from, valid_to, short_name, long_name, billable, parent_code)
    select ${codeSet}, s.code, s.valid_from, s.valid_to, s.short_name, s.long_name, s.billable, s.parent_code
    from pg_temp.staged s join pg_temp.changed c on c.code = s.code`.execute(tx);
}

/** A new edition, with its name and changes. */
export interface NewRelease extends ChangeCounts {
  codeSet: CodeSet;
  name: string;
  validFrom: string;
  whole: boolean;
  total: number;
  by: string;
}

/** Records an edition, replacing an earlier record of the same one. */
export async function writeRelease(tx: Tx, release: NewRelease, now: Date): Promise<void> {
  const { codeSet, name, validFrom, whole, total, added, revised, retired, by } = release;
  await sql`
    insert into codes.release (id, code_set, release_name, valid_from, is_whole, total, added, revised, retired, imported_by, imported_time)
    values (${newId()}, ${codeSet}, ${name}, ${validFrom}, ${whole}, ${total}, ${added}, ${revised}, ${retired}, ${by}, ${now})
    on conflict (code_set, valid_from, is_whole) where not is_starter do update set release_name = excluded.release_name, total = excluded.total,
      added = excluded.added, revised = excluded.revised, retired = excluded.retired, imported_by = excluded.imported_by,
      imported_time = greatest(excluded.imported_time, release.imported_time + interval '1 millisecond')`.execute(tx);
}
