import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { entries, type DriveRow } from './drive.sql.ts';

/** With whom files and folders are shared; a file by the id of its first version. */
export const shares = clinicTable('messages.drive_share', [
  'id',
  'entry_id',
  'user_id',
  'role_id',
  'can_edit',
  'created_time',
]);

/** A file or folder shared with one member or team. */
export type ShareRow = RowOfTable<typeof shares>;

// The roles of an active member; a share with one of them is a share with the member.
const sharedWith = (clinicId: string, userId: string) => sql`s.clinic_id = ${clinicId} and exists (
  select 1 from practice.member m where m.clinic_id = s.clinic_id and m.user_id = ${userId} and m.is_active)
  and (s.user_id = ${userId} or s.role_id in (select mr.role_id from practice.member_role mr
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
    where mr.clinic_id = ${clinicId} and mr.user_id = ${userId}))`;

/** Returns the shares that let a member open a file or folder: its own, and those of the folders that it is in. */
export async function readGrants(
  db: Queryable,
  clinicId: string,
  userId: string,
  entryId: string,
): Promise<{ can_edit: boolean }[]> {
  const { rows } = await columnsOf({ s: 'messages.drive_share' }, ['s.can_edit'])
    .select(
      sql`from messages.drive_share s join up on up.first_id = s.entry_id where ${sharedWith(clinicId, userId)}`,
      sql`with recursive up as (
        select coalesce(e.first_id, e.id) as first_id, e.folder_id from messages.drive_entry e
          where e.clinic_id = ${clinicId} and e.id = ${entryId} and e.deleted_time is null
        union select e.id, e.folder_id from messages.drive_entry e join up on e.id = up.folder_id
          where e.clinic_id = ${clinicId} and e.deleted_time is null)`,
    )
    .execute(db);
  return rows;
}

/** Returns the files and folders that were shared with a member or their roles, the last shared first. */
export async function readSharedWith(
  db: Queryable,
  clinicId: string,
  userId: string,
): Promise<(DriveRow & { can_edit: boolean })[]> {
  const { rows } = await entries
    .as('e')
    .and(columnsOf({ s: 'messages.drive_share' }, ['s.can_edit']))
    .select(
      sql`from messages.drive_share s
      join messages.drive_entry e on e.clinic_id = s.clinic_id and (e.id = s.entry_id or e.first_id = s.entry_id)
        and e.deleted_time is null and e.replaced_time is null and e.user_id <> ${userId}
      where ${sharedWith(clinicId, userId)} order by s.created_time desc, s.id desc limit 1000`,
    )
    .execute(db);
  return rows;
}

/** Returns the current file or the folder with this first id, or null. */
export async function findCurrent(db: Queryable, clinicId: string, firstId: string): Promise<DriveRow | null> {
  const row = await entries
    .select(db, { clinicId })
    .where((all) => all.or([all('id', '=', firstId), all('first_id', '=', firstId)]))
    .where('deleted_time', 'is', null)
    .where('replaced_time', 'is', null)
    .where('user_id', 'is not', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns with whom these files and folders are shared, by their first ids, the first shared first. */
export async function readShares(db: Queryable, clinicId: string, entryIds: readonly string[]): Promise<ShareRow[]> {
  if (entryIds.length === 0) return [];
  return shares
    .select(db, { clinicId })
    .where('entry_id', 'in', [...entryIds])
    .orderBy('created_time')
    .orderBy('id')
    .execute();
}

/** Shares a file or folder, or changes what the member or team may do with it. */
export async function insertShare(tx: Tx, row: ShareRow & { clinic_id: string }): Promise<void> {
  await tx
    .insertInto('messages.drive_share')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['clinic_id', 'entry_id', 'user_id', 'role_id']).doUpdateSet({ can_edit: row.can_edit }),
    )
    .execute();
}

/** Stops sharing. */
export async function deleteShare(tx: Tx, clinicId: string, id: string): Promise<void> {
  await tx.deleteFrom('messages.drive_share').where('clinic_id', '=', clinicId).where('id', '=', id).execute();
}
