import { type Insertable, sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { DB } from '#platform/database.gen.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('vitals.record', [
  'id',
  'patient_id',
  'definition_id',
  'value',
  'collect_time',
  'collector_user_id',
  'is_confirmed',
  'error_time',
  'error_reason',
]);

/** A measured value, with the name of the member who recorded it. */
export interface VitalRow extends RowOfTable<typeof table> {
  collector: string;
}

const COLUMNS = table.as('r').and(sql<{ collector: string }>`m.first_name || ' ' || m.last_name as collector`);
const COLLECTOR = sql.raw('join practice.member m on m.clinic_id = r.clinic_id and m.user_id = r.collector_user_id');

/** Returns the newest `most` values of each vital of a patient, oldest first. */
export async function readRecords(
  db: Queryable,
  clinicId: string,
  patientId: string,
  definitionIds: readonly string[],
  most: number,
): Promise<VitalRow[]> {
  const { rows } = await COLUMNS.select(sql`from unnest(${definitionIds}::uuid[]) d(id)
    cross join lateral (select * from vitals.record r
      where r.clinic_id = ${clinicId} and r.patient_id = ${patientId} and r.definition_id = d.id
      order by r.collect_time desc, r.id desc limit ${most}) r
    ${COLLECTOR} order by r.collect_time, r.id`).execute(db);
  return rows;
}

/** Returns the values with these IDs, unordered. */
export async function readRecordsById(db: Queryable, clinicId: string, ids: readonly string[]): Promise<VitalRow[]> {
  const { rows } = await COLUMNS.select(sql`from vitals.record r ${COLLECTOR}
    where r.clinic_id = ${clinicId} and r.id = any(${ids}::uuid[])`).execute(db);
  return rows;
}

/** Returns which of these patients have values measured since an instant, without those entered in error. */
export async function readPatientsWithVitals(
  db: Queryable,
  clinicId: string,
  patientIds: readonly string[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const rows = await table
    .select(db, { clinicId })
    .where((eb) => eb('patient_id', '=', eb.fn.any(eb.val([...patientIds]))))
    .where('collect_time', '>=', since)
    .where('error_time', 'is', null)
    .execute();
  return new Set(rows.map(({ patient_id }) => patient_id));
}

/** Inserts values. */
export async function insertRecords(db: Queryable, records: readonly Insertable<DB['vitals.record']>[]): Promise<void> {
  await db
    .insertInto('vitals.record')
    .values([...records])
    .execute();
}

/** Marks a value as entered in error; null if it doesn't exist or is already marked. */
export async function markInError(
  db: Queryable,
  clinicId: string,
  id: string,
  error: { error_time: Date; error_user_id: string; error_reason: string },
): Promise<{ patient_id: string } | null> {
  const row = await db
    .updateTable('vitals.record')
    .set(error)
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('error_time', 'is', null)
    .returning('patient_id')
    .executeTakeFirst();
  return row ?? null;
}
