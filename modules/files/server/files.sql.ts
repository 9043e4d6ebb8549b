import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { sumRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The metadata of a file. */
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

/** Returns a file by id; null if it was removed or belongs to another clinic. */
export async function findFile(db: Queryable, clinicId: string, id: string): Promise<FileRow | null> {
  return (await present(db, clinicId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Returns the current file at a place, e.g. `patient/<id>/avatar`, or null. */
export async function findFileAt(db: Queryable, clinicId: string, place: string): Promise<FileRow | null> {
  return (await present(db, clinicId).where('place', '=', place).executeTakeFirst()) ?? null;
}

/** Removes the file at a place, locked for the rest of the transaction; returns its id and version, or null. */
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

/** Removes a file; its row and bytes stay. Returns whether it existed. */
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

/** Returns the total bytes of a clinic's files, including replaced ones. */
export async function sumOfClinic(db: Queryable, clinicId: string): Promise<number> {
  return sumRows(db, sql`byte_size`, sql`files.file where clinic_id = ${clinicId}`);
}

/** Returns the bytes that a user has uploaded since a time. */
export async function sumOfPerson(db: Queryable, clinicId: string, userId: string, since: Date): Promise<number> {
  return sumRows(
    db,
    sql`byte_size`,
    sql`files.file
    where clinic_id = ${clinicId} and created_by = ${userId} and created_time > ${since}`,
  );
}

/** Returns files of some folders that were replaced at their place before a time, of all clinics. */
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

/** Deletes the row of a removed file; returns whether it existed. */
export async function deleteReplaced(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('files.file')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('deleted_time', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns which of these ids are files of a clinic, including removed ones. */
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
