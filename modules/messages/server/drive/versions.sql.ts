import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows, largestOf } from '#platform/records/count-rows.ts';
import { columnOf } from '../records/conversations.sql.ts';
import type { Participant } from '../writer.ts';
import { type DriveRow, entries } from './drive.sql.ts';

/** The id that all versions of a file share: the first one's. */
export const firstOf = (entry: Pick<DriveRow, 'id' | 'first_id'>): string => entry.first_id ?? entry.id;

/** Returns all versions of a file, the last uploaded first. */
export function readVersions(db: Queryable, clinicId: string, entry: DriveRow): Promise<DriveRow[]> {
  const first = firstOf(entry);
  return entries
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .where((all) => all.or([all('id', '=', first), all('first_id', '=', first)]))
    .orderBy('version', 'desc')
    .execute();
}

/** Returns the highest version number of a file. */
export function lastVersion(db: Queryable, clinicId: string, entry: DriveRow): Promise<number> {
  const first = firstOf(entry);
  return largestOf(
    db,
    sql`e.version`,
    sql`messages.drive_entry e
    where e.clinic_id = ${clinicId} and (e.id = ${first} or e.first_id = ${first})`,
  );
}

/** Makes the file on a drive an earlier version: it leaves its folder's list. */
export async function replaceEntry(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('messages.drive_entry')
    .set({ replaced_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Makes an earlier version the file on a drive, in this place. */
export async function putBack(
  tx: Tx,
  clinicId: string,
  id: string,
  place: { folder_id: string | null; name_hash: Buffer; sealed_name: Buffer },
): Promise<void> {
  await tx
    .updateTable('messages.drive_entry')
    .set({ ...place, replaced_time: null })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Removes a file with all its versions from its drive; messages that they were attached to keep them. */
export async function retireVersions(tx: Tx, clinicId: string, entry: DriveRow, now: Date): Promise<void> {
  const first = firstOf(entry);
  await tx
    .updateTable('messages.drive_entry')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('deleted_time', 'is', null)
    .where((all) => all.or([all('id', '=', first), all('first_id', '=', first)]))
    .execute();
}

/** Returns how many files, and how many earlier versions of files, are on a drive. */
export async function countFiles(
  db: Queryable,
  clinicId: string,
  owner: Participant,
): Promise<{ files: number; versions: number }> {
  const all = sql`messages.drive_entry e where e.clinic_id = ${clinicId} and e.${columnOf(owner)} = ${owner.id}
    and e.deleted_time is null and not e.is_folder`;
  return {
    files: await countRows(db, sql`${all} and e.replaced_time is null`),
    versions: await countRows(db, sql`${all} and e.replaced_time is not null`),
  };
}
