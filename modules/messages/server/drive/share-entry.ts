import type { Tx } from '#platform/database.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { readMessagingMembers, readNames } from '../records/people.sql.ts';
import { readTeamName, readTeams } from '../records/teams.sql.ts';
import type { Participant, Writer } from '../writer.ts';
import { type DrivePath, isOwn, locate, lockDriveOf, publishDrive } from './drive-access.ts';
import type { DriveRow } from './drive.sql.ts';
import { openName } from './entry-name.ts';
import { deleteShare, insertShare, readSharedWith, readShares, type ShareRow } from './shares.sql.ts';
import { firstOf } from './versions.sql.ts';

/** The member or team with whom a file or folder is shared. */
export type ShareWith = { userId: string } | { teamId: string };

/** With whom a file or folder is shared. */
export interface ListedShare {
  id: string;
  kind: 'member' | 'team';
  /** The id of the member or the team. */
  with_id: string;
  name: string;
  can_edit: boolean;
}

/** A file or folder of another member that the reader can open. */
export interface SharedEntry {
  id: string;
  type: 'directory' | 'file';
  name: string;
  mtime: Date;
  size: number;
  owner: string;
  can_edit: boolean;
}

/** Returns with whom a file or folder of the writer's drive is shared. */
export async function listShares(writer: Writer, path: DrivePath): Promise<ListedShare[] | DomainError> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const located = await locate(db, writer, path, 'own');
  if (isDomainError(located)) return located;
  const rows = await readShares(db, clinicId, [firstOf(located.entry)]);
  const people = rows.flatMap(({ user_id }) => user_id ?? []);
  const names = await readNames(db, clinicId, people);
  return Promise.all(
    rows.map(async ({ id, user_id, role_id, can_edit }) => ({
      id,
      kind: user_id === null ? ('team' as const) : ('member' as const),
      with_id: (user_id ?? role_id)!,
      name: (user_id === null ? await readTeamName(db, clinicId, role_id!) : names.get(user_id)) ?? '',
      can_edit,
    })),
  );
}

/** Shares a file or folder with a member or team; again, changes what they may do. Only by its owner. */
export async function shareEntry(
  writer: Writer,
  path: DrivePath,
  to: ShareWith,
  canEdit: boolean,
): Promise<{ id: string } | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const located = await lockOwn(tx, writer, path);
    if (isDomainError(located)) return located;
    const { entry, owner } = located;
    const known =
      'userId' in to
        ? !isOwn(owner, { type: 'Doctor', id: to.userId }) &&
          (await readMessagingMembers(tx, clinicId)).some(({ id }) => id === to.userId)
        : (await readTeams(tx, clinicId)).some(({ id }) => id === to.teamId);
    if (!known) return invalid([{ path: 'with', message: 'Choose another member or a team' }]);
    const row = {
      id: newId(),
      entry_id: firstOf(entry),
      user_id: 'userId' in to ? to.userId : null,
      role_id: 'teamId' in to ? to.teamId : null,
      can_edit: canEdit,
      created_time: now,
    };
    const before = (await readShares(tx, clinicId, [row.entry_id])).find(
      ({ user_id, role_id }) => user_id === row.user_id && role_id === row.role_id,
    );
    await insertShare(tx, { clinic_id: clinicId, ...row });
    await record(tx, writer, entry, before ?? null, row);
    await publishDrive(tx, writer, owner);
    return { id: before?.id ?? row.id };
  });
}

/** Stops sharing with a member or team. Only by the owner; what was copied into messages stays there. */
export async function stopSharing(
  writer: Writer,
  path: DrivePath,
  shareId: string,
): Promise<{ id: string } | DomainError> {
  const { app, clinicId } = writer;
  return app.database.transaction(async (tx) => {
    const located = await lockOwn(tx, writer, path);
    if (isDomainError(located)) return located;
    const { entry, owner } = located;
    const share = (await readShares(tx, clinicId, [firstOf(entry)])).find(({ id }) => id === shareId);
    if (share === undefined) return domainError('NOT_FOUND', 'This is no longer shared with them.', 'Not found');
    await deleteShare(tx, clinicId, share.id);
    await record(tx, writer, entry, share, null);
    await publishDrive(tx, writer, owner);
    return { id: share.id };
  });
}

/** Returns what other members share with the reader, or with a role that they have, each once. */
export async function listSharedWithMe(writer: Writer): Promise<SharedEntry[]> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const rows = await readSharedWith(db, clinicId, writer.id);
  const names = await readNames(db, clinicId, [...new Set(rows.flatMap(({ user_id }) => user_id ?? []))]);
  const editable = new Set(rows.filter(({ can_edit }) => can_edit).map(({ id }) => id));
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return Promise.all(
    once.map(async (row) => ({
      id: firstOf(row),
      type: row.is_folder ? ('directory' as const) : ('file' as const),
      name: await openName(app, clinicId, row),
      mtime: row.created_time,
      size: row.byte_size,
      owner: names.get(row.user_id!) ?? '',
      can_edit: editable.has(row.id),
    })),
  );
}

async function lockOwn(
  tx: Tx,
  writer: Writer,
  path: DrivePath,
): Promise<{ entry: DriveRow; owner: Participant } | DomainError> {
  const locked = await lockDriveOf(tx, writer, path.shared);
  return isDomainError(locked) ? locked : locate(tx, writer, path, 'own');
}

type Shared = Pick<ShareRow, 'user_id' | 'role_id' | 'can_edit'>;

async function record(
  tx: Tx,
  writer: Writer,
  entry: DriveRow,
  before: Shared | null,
  after: Shared | null,
): Promise<void> {
  const { user_id, role_id } = (after ?? before)!;
  const name =
    user_id === null
      ? await readTeamName(tx, writer.clinicId, role_id!)
      : (await readNames(tx, writer.clinicId, [user_id])).get(user_id);
  const logged = (share: Shared | null) =>
    share && { with: name, id: user_id ?? role_id, access: share.can_edit ? 'edit' : 'view' };
  await writer.note(tx, {
    action: 'update',
    objectType: entry.is_folder ? 'drive_folder' : 'drive_file',
    objectId: entry.id,
    changes: { shared: { before: logged(before), after: logged(after) } },
  });
}
