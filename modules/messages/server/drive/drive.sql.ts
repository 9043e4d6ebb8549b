import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { sumRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { columnOf } from '../records/conversations.sql.ts';
import type { Participant } from '../writer.ts';

/** The files and folders of drives. */
export const entries = clinicTable('messages.drive_entry', [
  'id',
  'user_id',
  'patient_id',
  'folder_id',
  'is_folder',
  'sealed_name',
  'type',
  'file_id',
  'sealed_key',
  'upload_id',
  'byte_size',
  'version',
  'first_id',
  'created_time',
]);

/** A file or folder of a drive; its name is encrypted. */
export type DriveRow = RowOfTable<typeof entries>;

/** A new row. */
export type NewDriveRow = DriveRow & { clinic_id: string; name_hash: Buffer };

const COLUMNS = entries.as('e');

/** Adds a file or folder. */
export async function insertEntry(tx: Tx, row: NewDriveRow): Promise<void> {
  await tx.insertInto('messages.drive_entry').values(row).execute();
}

/** Returns the content of a folder: folders first, then the newest files. */
export async function listEntries(
  db: Queryable,
  clinicId: string,
  owner: Participant,
  folderId: string | null,
): Promise<DriveRow[]> {
  const { rows } = await COLUMNS.select(sql`from messages.drive_entry e
    where e.clinic_id = ${clinicId} and e.${columnOf(owner)} = ${owner.id} and e.folder_id is not distinct from ${folderId}
      and e.deleted_time is null and e.replaced_time is null order by e.is_folder desc, e.created_time desc, e.id desc limit 1000`).execute(
    db,
  );
  return rows;
}

/** Returns the newest file or folder with that name in a folder, or null. */
export async function findEntry(
  db: Queryable,
  clinicId: string,
  owner: Participant,
  folderId: string | null,
  nameHash: Buffer,
): Promise<DriveRow | null> {
  const { rows } = await COLUMNS.select(sql`from messages.drive_entry e
    where e.clinic_id = ${clinicId} and e.${columnOf(owner)} = ${owner.id} and e.folder_id is not distinct from ${folderId}
      and e.name_hash = ${nameHash} and e.deleted_time is null and e.replaced_time is null
      order by e.created_time desc, e.id desc limit 1`).execute(db);
  return rows[0] ?? null;
}

/** Returns the file of an upload, or null if it was not received yet. */
export async function findUpload(db: Queryable, clinicId: string, uploadId: string): Promise<DriveRow | null> {
  const row = await entries.select(db, { clinicId }).where('upload_id', '=', uploadId).executeTakeFirst();
  return row ?? null;
}

/** Returns the number of bytes on a drive, earlier versions included. */
export async function sumBytes(db: Queryable, clinicId: string, owner: Participant): Promise<number> {
  return sumRows(
    db,
    sql`e.byte_size`,
    sql`messages.drive_entry e
    where e.clinic_id = ${clinicId} and e.${columnOf(owner)} = ${owner.id} and e.deleted_time is null`,
  );
}

/** Removes a file or folder from its drive; messages that it was attached to keep it. */
export async function retireEntry(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('messages.drive_entry')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Moves or renames a file or folder. */
export async function moveEntry(
  tx: Tx,
  clinicId: string,
  id: string,
  to: { folder_id: string | null; name_hash: Buffer; sealed_name: Buffer },
): Promise<void> {
  await tx.updateTable('messages.drive_entry').set(to).where('clinic_id', '=', clinicId).where('id', '=', id).execute();
}

/** Locks a drive for the rest of the transaction. */
export async function lockDrive(tx: Tx, clinicId: string, owner: Participant): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`drive ${clinicId} ${owner.id}`}, 0))`.execute(tx);
}

/** Returns whether a folder is the other folder or inside it, at any depth. */
export async function isInside(db: Queryable, clinicId: string, folderId: string, outerId: string): Promise<boolean> {
  const { rows } = await sql<{ inside: boolean }>`
    with recursive up as (
      select id, folder_id from messages.drive_entry where clinic_id = ${clinicId} and id = ${folderId}
      union select e.id, e.folder_id from messages.drive_entry e join up on e.id = up.folder_id where e.clinic_id = ${clinicId})
    select exists (select 1 from up where id = ${outerId}) as inside`.execute(db);
  return rows[0]?.inside ?? false;
}

/** Returns the files of these messages, in order, with their message ids. */
export async function readAttachments(
  db: Queryable,
  clinicId: string,
  messageIds: readonly string[],
): Promise<(DriveRow & { message_id: string; attachment_id: string })[]> {
  const { rows } = await COLUMNS.and(columnsOf({ a: 'messages.attachment' }, ['a.message_id', 'a.id as attachment_id']))
    .select(sql`from messages.attachment a
    join messages.drive_entry e on e.clinic_id = a.clinic_id and e.id = a.entry_id
    where a.clinic_id = ${clinicId} and a.message_id = any(${messageIds}::uuid[]) order by a.message_id, a.position`)
    .execute(db);
  return rows;
}

/** Returns one file of a message by its attachment id, with its message, or null. */
export async function findAttachment(
  db: Queryable,
  clinicId: string,
  id: string,
): Promise<(DriveRow & { message_id: string }) | null> {
  const { rows } = await COLUMNS.and(columnsOf({ a: 'messages.attachment' }, ['a.message_id']))
    .select(sql`from messages.attachment a
    join messages.drive_entry e on e.clinic_id = a.clinic_id and e.id = a.entry_id
    where a.clinic_id = ${clinicId} and a.id = ${id}`)
    .execute(db);
  return rows[0] ?? null;
}
