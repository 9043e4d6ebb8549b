import type { Queryable, Tx } from '#platform/database.ts';
import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { publish } from '#platform/outbox.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Participant, WrittenNote, Writer } from '../writer.ts';
import { type DriveRow, findEntry, lockDrive } from './drive.sql.ts';
import { findFolder } from './find-folder.ts';
import { findCurrent, readGrants } from './shares.sql.ts';

/**
 * A folder: its path on the writer's drive, or below a folder shared with the writer, whose id is `shared`.
 */
export interface DriveFolder {
  shared?: string | undefined;
  subfolder: string;
}

/**
 * A file or folder in a folder. With `shared` and an empty name it is the shared folder itself; a shared file is named by
 * `shared` alone.
 */
export interface DrivePath extends DriveFolder {
  name: string;
}

/** What a command needs: everyone with a share may view, some may edit; only the owner deletes and shares. */
export type Access = 'view' | 'edit' | 'own';

/** The drive that a path leads to, and the file or folder from which the path starts; null for the whole drive. */
export interface DriveStart {
  owner: Participant;
  root: DriveRow | null;
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This file or folder does not exist.', 'Not found');

/** Returns the writer's own drive, or the shared file or folder, without checking access to it. */
export async function startOf(db: Queryable, writer: Writer, shared?: string): Promise<DriveStart | DomainError> {
  if (shared === undefined) return { owner: writer, root: null };
  const root = await findCurrent(db, writer.clinicId, shared);
  return root?.user_id == null ? missing() : { owner: { type: 'Doctor', id: root.user_id }, root };
}

/** Locks the drive that a path leads to, so that a share can't be stopped before the writing transaction ends. */
export async function lockDriveOf(tx: Tx, writer: Writer, shared?: string): Promise<Participant | DomainError> {
  const start = await startOf(tx, writer, shared);
  if (isDomainError(start)) return start;
  await lockDrive(tx, writer.clinicId, start.owner);
  return start.owner;
}

/** Returns a folder's id, null for the top of the drive. NOT_FOUND without a share, FORBIDDEN if it allows less. */
export async function openFolder(
  db: Queryable,
  writer: Writer,
  { shared, subfolder }: DriveFolder,
  need: Access,
): Promise<{ owner: Participant; folderId: string | null } | DomainError> {
  const start = await startOf(db, writer, shared);
  if (isDomainError(start)) return start;
  const { owner, root } = start;
  if (root?.is_folder === false) return missing();
  const folderId = await findFolder(db, writer.app, writer.clinicId, owner, subfolder, root?.id ?? null);
  if (folderId === undefined) return missing();
  return (await refuse(db, writer, owner, folderId, need)) ?? { owner, folderId };
}

/** Returns a file or folder by its path. NOT_FOUND without a share, FORBIDDEN if it allows less. */
export async function locate(
  db: Queryable,
  writer: Writer,
  { shared, subfolder, name }: DrivePath,
  need: Access,
): Promise<{ owner: Participant; entry: DriveRow } | DomainError> {
  const { app, clinicId } = writer;
  const start = await startOf(db, writer, shared);
  if (isDomainError(start)) return start;
  const { owner, root } = start;
  let entry = root;
  if (root === null || (root.is_folder && name !== '')) {
    const folderId = await findFolder(db, app, clinicId, owner, subfolder, root?.id ?? null);
    if (folderId === undefined) return missing();
    entry = await findEntry(db, clinicId, owner, folderId, await nameHash(app, clinicId, owner.id, name));
  }
  if (entry === null) return missing();
  return (await refuse(db, writer, owner, entry.id, need)) ?? { owner, entry };
}

/** The one check of access to drives: the owner may do everything; others what they were shared, at any level above. */
async function refuse(
  db: Queryable,
  writer: Writer,
  owner: Participant,
  entryId: string | null,
  need: Access,
): Promise<DomainError | null> {
  if (isOwn(writer, owner)) return null;
  if (writer.type !== 'Doctor' || entryId === null) return missing();
  const grants = await readGrants(db, writer.clinicId, writer.id, entryId);
  if (grants.length === 0) return missing();
  if (need === 'view' || (need === 'edit' && grants.some(({ can_edit }) => can_edit))) return null;
  const message = need === 'own' ? 'Only the owner can do this.' : 'You can view this, but not change it.';
  return domainError('FORBIDDEN', message, 'Not allowed');
}

/** Returns whether a drive is the writer's own. */
export const isOwn = (writer: Participant, owner: Participant): boolean =>
  owner.type === writer.type && owner.id === writer.id;

/** For the audit log: the owner of another member's drive. */
export function ofOwner(writer: Participant, owner: Participant): NonNullable<WrittenNote['changes']> {
  return isOwn(writer, owner) ? {} : { owner: { before: null, after: owner.id } };
}

/** Notifies open pages that a drive changed: its owner's, and those with whom it is shared. */
export function publishDrive(tx: Tx, { clinicId }: Writer, owner: Participant): Promise<void> {
  return publish(tx, { clinicId, topic: 'messages.drive-changed', body: { owner_id: owner.id } });
}
