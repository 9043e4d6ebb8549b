import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { sumRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** What is known of a file beside its bytes. */
export interface FileRow {
  clinic_id: string;
  id: string;
  folder: string;
  name: string;
  type: string;
  byte_size: number;
  sha256: Buffer;
  wrapped_key: Buffer;
  patient_id: string | null;
  created_by: string | null;
  place: string | null;
  version: number;
  created_time: Date;
}

/** Adds a file. */
export async function insertFile(tx: Tx, file: FileRow): Promise<void> {
  await tx.insertInto('files.file').values(file).execute();
}

/** A file by its id; null for one that is gone, or of another clinic. */
export async function findFile(db: Queryable, clinicId: string, id: string): Promise<FileRow | null> {
  return (await present(db, clinicId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** The file that has a place now, as `patient/<id>/avatar`; null where none has. */
export async function findFileAt(db: Queryable, clinicId: string, place: string): Promise<FileRow | null> {
  return (await present(db, clinicId).where('place', '=', place).executeTakeFirst()) ?? null;
}

/** Takes away the file that has a place, locked for the rest of the transaction; answers its id and version, null where none had it. */
export async function retireFileAt(
  tx: Tx,
  clinicId: string,
  place: string,
  now: Date,
): Promise<{ id: string; version: number } | null> {
  const retired = await tx
    .updateTable('files.file')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('place', '=', place)
    .where('deleted_time', 'is', null)
    .returning(['id', 'version'])
    .executeTakeFirst();
  return retired ?? null;
}

/** Takes a file away; its row and bytes stay. Answers whether it was there. */
export async function retireFile(tx: Tx, clinicId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('files.file')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** How many bytes a clinic's files have, those that were replaced too. */
export async function sumOfClinic(db: Queryable, clinicId: string): Promise<number> {
  return sumRows(db, sql`byte_size`, sql`files.file where clinic_id = ${clinicId}`);
}

/** How many bytes somebody has brought in since a time. */
export async function sumOfPerson(db: Queryable, clinicId: string, userId: string, since: Date): Promise<number> {
  return sumRows(
    db,
    sql`byte_size`,
    sql`files.file
    where clinic_id = ${clinicId} and created_by = ${userId} and created_time > ${since}`,
  );
}

/** Files of some folders that had a place of which there is one, and lost it before a time; of every clinic. */
export async function findReplaced(
  db: Queryable,
  folders: readonly string[],
  before: Date,
  most: number,
): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await columnsOf('files.file', ['clinic_id', 'id'])
    .select(sql`from files.file
    where clinic_id is not null and place is not null and folder = any(${folders}::text[]) and deleted_time < ${before}
    order by clinic_id, id limit ${most}`)
    .execute(db);
  return rows;
}

/** Deletes the row of a file that was taken away; answers whether it was there. */
export async function deleteReplaced(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('files.file')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Which of these ids a clinic has files under, those that were taken away too. */
export async function knownFiles(db: Queryable, clinicId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('files.file')
    .select('id')
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

function present(db: Queryable, clinicId: string) {
  return db
    .selectFrom('files.file')
    .select(['clinic_id', 'id', 'folder', 'name', 'type', 'byte_size', 'sha256', 'wrapped_key'])
    .select(['patient_id', 'created_by', 'place', 'version', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('deleted_time', 'is', null);
}
