import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { counted, fullName } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { keepPerson } from '../activity.sql.ts';
import { type Patient, patientColumns } from '../patients.sql.ts';

/** Returns the current records of merged ones, following chains of merges. */
export async function mergeTargetsOf(db: Queryable, clinicId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await columnsOf({ p: 'patients.patient' }, ['p.id'])
    .distinct()
    .select(
      sql`from led
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = led.id and p.deleted_time is null`,
      sql`with recursive led as (
      select p.merged_into as id, 1 as step from patients.patient p
      where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) and p.merged_into is not null
      union all
      select p.merged_into, led.step + 1 from led
      join patients.patient p on p.clinic_id = ${clinicId} and p.id = led.id and p.merged_into is not null
      where led.step < 20)`,
    )
    .execute(db);
  return rows.map(({ id }) => id);
}

const table = clinicTable('patients.merge', [
  'id',
  'survivor_id',
  'merged_id',
  'fields',
  'merged_by_name',
  'merged_time',
  'undone_time',
]);

/** A merge with the names of both records. */
export interface Merge extends RowOfTable<typeof table> {
  survivor_name: string;
  merged_name: string;
  /** Number of rows moved in all modules. */
  moved: number;
  /** After an undo: fields that were changed since the merge and not restored. */
  kept_fields?: string[];
}

/** Locks both records for the rest of the transaction, always in the same order, so that merges can't deadlock. */
export async function lockBoth(tx: Tx, clinicId: string, ids: readonly string[]): Promise<Patient[]> {
  const { rows } = await patientColumns({})
    .and(columnsOf({ p: 'patients.patient' }, ['p.merged_into']))
    .select(sql`from patients.patient p
    where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) order by p.id for update`)
    .execute(tx);
  return rows;
}

/**
 * Clears the default flag of the merged record's addresses where the merge target already has a default; returns their
 * IDs.
 */
export async function yieldDefaults(
  tx: Tx,
  clinicId: string,
  mergedId: string,
  mergeTargetId: string,
): Promise<string[]> {
  const { rows } = await columnsOf({ a: 'patients.address' }, ['a.id'])
    .returned(sql`update patients.address a set is_default = false
    where a.clinic_id = ${clinicId} and a.patient_id = ${mergedId} and a.is_default and a.deleted_time is null
      and exists (select 1 from patients.address s where s.clinic_id = ${clinicId} and s.patient_id = ${mergeTargetId}
        and s.address_type = a.address_type and s.is_default and s.deleted_time is null)`)
    .execute(tx);
  return rows.map(({ id }) => id);
}

/** Restores the default flag of addresses after an undo. */
export async function restoreDefaults(
  tx: Tx,
  clinicId: string,
  patientId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`update patients.address set is_default = true
    where clinic_id = ${clinicId} and patient_id = ${patientId} and id = any(${ids}::uuid[])`.execute(tx);
}

/** Updates fields of a patient, with the version and search keys. */
export async function writePatient(
  tx: Tx,
  clinicId: string,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await tx
    .updateTable('patients.patient')
    .set(fields as { version: number })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await keepPerson(tx, clinicId, id);
}

/** Inserts a merge, with every row that it moved. */
export async function insertMerge(
  tx: Tx,
  clinicId: string,
  merge: {
    id: string;
    mergeTargetId: string;
    mergedId: string;
    fields: Merge['fields'];
    by: string;
    byName: string;
    now: Date;
  },
  moved: readonly { table: string; column: string; keys: readonly object[] }[],
): Promise<void> {
  await sql`
    insert into patients.merge (clinic_id, id, survivor_id, merged_id, fields, merged_by, merged_by_name, merged_time)
    values (${clinicId}, ${merge.id}, ${merge.mergeTargetId}, ${merge.mergedId}, ${JSON.stringify(merge.fields)}::jsonb,
      ${merge.by}, ${merge.byName}, ${merge.now})`.execute(tx);
  const rows = moved.flatMap(({ table, column, keys }) => keys.map((row_key) => ({ table, column, row_key })));
  await sql`
    insert into patients.merge_log (clinic_id, merge_id, table_name, column_name, row_key)
    select ${clinicId}::uuid, ${merge.id}::uuid, r."table", r."column", r.row_key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r("table" text, "column" text, row_key jsonb)`.execute(tx);
}

/** Returns the rows moved by a merge, by table and column. */
export async function readMoved(
  tx: Tx,
  clinicId: string,
  mergeId: string,
): Promise<{ table: string; column: string; keys: object[] }[]> {
  const { rows } = await sql<{ table: string; column: string; keys: object[] }>`
    select table_name as "table", column_name as "column", jsonb_agg(row_key) as keys from patients.merge_log
    where clinic_id = ${clinicId} and merge_id = ${mergeId} group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}

const MERGE = table
  .as('m')
  .and(fullName('survivor_name', 's'))
  .and(fullName('merged_name', 'o'))
  .and(counted('moved', sql`patients.merge_log l where l.clinic_id = m.clinic_id and l.merge_id = m.id`));
const MERGE_FROM = sql`from patients.merge m
  join patients.patient s on s.clinic_id = m.clinic_id and s.id = m.survivor_id
  join patients.patient o on o.clinic_id = m.clinic_id and o.id = m.merged_id`;

/** Returns the merges since an instant, newest first. */
export async function listMerges(db: Queryable, clinicId: string, since: Date, most: number): Promise<Merge[]> {
  const { rows } = await MERGE.select(sql`${MERGE_FROM} where m.clinic_id = ${clinicId} and m.merged_time >= ${since}
    order by m.merged_time desc, m.id limit ${most}`).execute(db);
  return rows;
}

/** Returns one merge, locked for the rest of the transaction. */
export async function lockMerge(tx: Tx, clinicId: string, id: string): Promise<Merge | null> {
  const { rows } = await MERGE.select(
    sql`${MERGE_FROM} where m.clinic_id = ${clinicId} and m.id = ${id} for update of m`,
  ).execute(tx);
  return rows[0] ?? null;
}

/** Marks a merge as undone. */
export async function markUndone(tx: Tx, clinicId: string, id: string, by: string, now: Date): Promise<void> {
  await sql`update patients.merge set undone_by = ${by}, undone_time = ${now}
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}
