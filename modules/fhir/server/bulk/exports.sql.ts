import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Exports that apps asked for. */
export const exports = clinicTable('fhir.export', [
  'clinic_id',
  'id',
  'app_id',
  'app_name',
  'scopes',
  'time_zone',
  'request_url',
  'level',
  'patient_ids',
  'types',
  'changed_since',
  'type_filters',
  'elements',
  'state',
  'source_id',
  'after_id',
  'sources_done',
  'sources_total',
  'created_time',
  'ended_time',
]);
export type ExportRow = RowOfTable<typeof exports>;

const FILE = columnsOf('fhir.export_file', ['file_id', 'type', 'count']);

/** Returns the number of exports that an app has running. */
export const countRunning = (db: Queryable, clinicId: string, appId: string): Promise<number> =>
  countRows(db, sql`fhir.export where clinic_id = ${clinicId} and app_id = ${appId} and state = 'running'`);

/** Adds a written file to an export. */
export async function insertExportFile(
  tx: Tx,
  clinicId: string,
  file: { export_id: string; file_id: string; type: string; count: number },
): Promise<void> {
  await tx
    .insertInto('fhir.export_file')
    .values({ ...file, clinic_id: clinicId })
    .execute();
}

/** Returns the files of an export, by type and in the order in which they were written. */
export async function findExportFiles(db: Queryable, clinicId: string, exportId: string) {
  const { rows } = await FILE.select(
    sql`from fhir.export_file where clinic_id = ${clinicId} and export_id = ${exportId} order by type, file_id`,
  ).execute(db);
  return rows;
}

/** Deletes an export; returns the ids of its files, or null if it did not exist. */
export async function deleteExport(tx: Tx, clinicId: string, id: string): Promise<string[] | null> {
  const found = await exports.lock(tx, { clinicId }, id);
  if (found === null) return null;
  const files = await findExportFiles(tx, clinicId, id);
  await tx.deleteFrom('fhir.export').where('clinic_id', '=', clinicId).where('id', '=', id).execute();
  return files.map(({ file_id }) => file_id);
}

/** Returns the exports of all clinics that ended before a time, and the ones that began long ago. */
export async function findExpired(
  db: Queryable,
  ended: Date,
  begun: Date,
): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await columnsOf('fhir.export', ['clinic_id', 'id'])
    .select(
      sql`from fhir.export where clinic_id is not null and (ended_time < ${ended} or created_time < ${begun}) limit 200`,
    )
    .execute(db);
  return rows;
}
