import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** A column of any module's table that references a patient, with the rest of the primary key. */
export interface PatientColumnOf {
  table: string;
  column: string;
  /** The primary key columns without the clinic. */
  key: string[];
}

/**
 * Returns every column that references a patient: by a foreign key in the catalog, or a patient_id that a lower module
 * stores without one. Excludes the audit log, which is history, and the merge and pair tables.
 */
export async function listPatientColumns(tx: Tx): Promise<PatientColumnOf[]> {
  const { rows } = await sql<PatientColumnOf>`
    with referring as (
      select c.conrelid as rel, a.attname as col
      from pg_constraint c
      cross join lateral unnest(c.conkey, c.confkey) k(own, foreign_key)
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.foreign_key and f.attname = 'id'
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
      where c.contype = 'f' and c.confrelid = 'patients.patient'::regclass
      union
      select a.attrelid, a.attname from pg_attribute a
      join pg_class t on t.oid = a.attrelid and t.relkind in ('r', 'p') and not t.relispartition
      where a.attname = 'patient_id' and not a.attisdropped)
    select format('%I.%I', n.nspname, t.relname) as table, r.col as column,
      (select array_agg(a.attname::text order by k.place) from pg_index i
        cross join lateral unnest(i.indkey::int2[]) with ordinality k(num, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.num
        where i.indrelid = r.rel and i.indisprimary and a.attname <> 'clinic_id') as key
    from referring r
    join pg_class t on t.oid = r.rel
    join pg_namespace n on n.oid = t.relnamespace
    where n.nspname not in ('audit', 'pg_catalog', 'information_schema')
      and format('%I.%I', n.nspname, t.relname) not in ('patients.merge', 'patients.merge_log', 'patients.duplicate_pair',
        'patients.patient_activity', 'patients.patient_doctor', 'patients.rehearsal')
      and exists (select 1 from pg_index i where i.indrelid = r.rel and i.indisprimary)
      and exists (select 1 from pg_attribute a where a.attrelid = r.rel and a.attname = 'clinic_id')
    order by 1, 2`.execute(tx);
  return rows;
}

/**
 * Moves the rows of one patient to another and returns their new keys. A row that would violate a unique key, e.g. a
 * tag that both have, stays.
 */
export async function moveRows(
  tx: Tx,
  clinicId: string,
  of: PatientColumnOf,
  fromId: string,
  toId: string,
): Promise<object[]> {
  await sql`savepoint moving`.execute(tx);
  try {
    const moved = await update(tx, clinicId, of, fromId, toId, null);
    await sql`release savepoint moving`.execute(tx);
    return moved;
  } catch (error) {
    if (!isConflict(error)) throw error;
    await sql`rollback to savepoint moving`.execute(tx);
  }
  // A bulk move violates a unique key, so each row is moved separately and only the conflicting ones stay.
  const moved: object[] = [];
  for (const key of await listKeys(tx, clinicId, of, fromId)) {
    await sql`savepoint moving`.execute(tx);
    try {
      moved.push(...(await update(tx, clinicId, of, fromId, toId, key)));
      await sql`release savepoint moving`.execute(tx);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await sql`rollback to savepoint moving`.execute(tx);
    }
  }
  return moved;
}

/** Moves rows back: those that still belong to `fromId`. */
export async function moveBack(
  tx: Tx,
  clinicId: string,
  of: PatientColumnOf,
  fromId: string,
  toId: string,
  keys: readonly object[],
): Promise<number> {
  let count = 0;
  for (const key of keys) {
    await sql`savepoint moving`.execute(tx);
    try {
      count += (await update(tx, clinicId, of, fromId, toId, key)).length;
      await sql`release savepoint moving`.execute(tx);
    } catch (error) {
      if (!isConflict(error)) throw error;
      await sql`rollback to savepoint moving`.execute(tx);
    }
  }
  return count;
}

async function update(
  tx: Tx,
  clinicId: string,
  { table, column, key }: PatientColumnOf,
  fromId: string,
  toId: string,
  only: object | null,
): Promise<object[]> {
  const keyed = keyJson(key);
  const which = only === null ? sql`true` : sql`${keyed} = ${JSON.stringify(only)}::jsonb`;
  const { rows } = await sql<{ row_key: object }>`
    update ${sql.raw(table)} t set ${sql.id(column)} = ${toId}
    where t.clinic_id = ${clinicId} and t.${sql.id(column)} = ${fromId} and ${which}
    returning ${keyed} as row_key`.execute(tx);
  return rows.map(({ row_key }) => row_key);
}

async function listKeys(
  tx: Tx,
  clinicId: string,
  { table, column, key }: PatientColumnOf,
  patientId: string,
): Promise<object[]> {
  const { rows } = await sql<{ row_key: object }>`
    select ${keyJson(key)} as row_key from ${sql.raw(table)} t
    where t.clinic_id = ${clinicId} and t.${sql.id(column)} = ${patientId}`.execute(tx);
  return rows.map(({ row_key }) => row_key);
}

function keyJson(key: readonly string[]) {
  return sql`jsonb_build_object(${sql.join(key.flatMap((name) => [sql.lit(name), sql`t.${sql.id(name)}`]))})`;
}

function isConflict(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '23505' || code === '23P01' || code === '23503' || code === '23514';
}
