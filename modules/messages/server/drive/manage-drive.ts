import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { fileNameProblem, messageLimits } from '../../rules/index.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Participant, Writer } from '../writer.ts';
import { type DrivePath, isOwn, locate, lockDriveOf, ofOwner, openFolder, publishDrive } from './drive-access.ts';
import { findEntry, insertEntry, isInside, listEntries, moveEntry, retireEntry } from './drive.sql.ts';
import { firstOf, retireVersions } from './versions.sql.ts';
import { openName, sealName } from './entry-name.ts';
import { levelOf } from './find-folder.ts';
import { readShares } from './shares.sql.ts';

/** A file or folder in a list (specification 2 §3). */
export interface ListedEntry {
  type: 'directory' | 'file';
  name: string;
  mtime: Date;
  size: number;
  /** Shared with others; only shown to the owner. */
  shared: boolean;
}

const taken = (): DomainError =>
  domainError('NAME_TAKEN', 'A file or folder with this name already exists.', 'Not possible');

const tooDeep = (): DomainError =>
  domainError(
    'FOLDER_TOO_DEEP',
    `Folders can be at most ${messageLimits.folderDepth} levels deep. Choose a higher folder.`,
    'Not possible',
  );

/** Returns the content of a folder; NOT_FOUND if it doesn't exist. `shared` as in `DriveFolder`. */
export async function listDrive(
  writer: Writer,
  subfolder: string,
  shared?: string,
): Promise<ListedEntry[] | DomainError> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const opened = await openFolder(db, writer, { shared, subfolder }, 'view');
  if (isDomainError(opened)) return opened;
  const { owner, folderId } = opened;
  const rows = await listEntries(db, clinicId, owner, folderId);
  const shares = isOwn(writer, owner) ? await readShares(db, clinicId, rows.map(firstOf)) : [];
  const sharedIds = new Set(shares.map(({ entry_id }) => entry_id));
  return Promise.all(
    rows.map(async (row) => ({
      type: row.is_folder ? ('directory' as const) : ('file' as const),
      name: await openName(app, clinicId, row),
      mtime: row.created_time,
      size: row.byte_size,
      shared: sharedIds.has(firstOf(row)),
    })),
  );
}

/** Creates a folder. */
export async function createFolder(
  writer: Writer,
  subfolder: string,
  name: string,
  shared?: string,
): Promise<{ id: string } | DomainError> {
  const problem = fileNameProblem(name);
  if (problem !== null) return invalid([{ path: 'file_name', message: problem }]);
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const locked = await lockDriveOf(tx, writer, shared);
    if (isDomainError(locked)) return locked;
    const opened = await openFolder(tx, writer, { shared, subfolder }, 'edit');
    if (isDomainError(opened)) return opened;
    const { owner, folderId } = opened;
    if ((await levelOf(tx, clinicId, folderId)) + 1 > messageLimits.folderDepth) return tooDeep();
    const hash = await nameHash(app, clinicId, owner.id, name);
    if ((await findEntry(tx, clinicId, owner, folderId, hash)) !== null) return taken();
    const id = newId();
    await insertEntry(tx, {
      clinic_id: clinicId,
      id,
      folder_id: folderId,
      is_folder: true,
      name_hash: hash,
      user_id: owner.id,
      patient_id: null,
      type: null,
      file_id: null,
      sealed_key: null,
      upload_id: null,
      sealed_name: await sealName(app, clinicId, id, name),
      byte_size: 0,
      version: 1,
      first_id: null,
      created_time: now,
    });
    const changes = ofOwner(writer, owner);
    await writer.note(tx, { action: 'create', objectType: 'drive_folder', objectId: id, changes });
    await publishDrive(tx, writer, owner);
    return { id };
  });
}

/** Deletes a file with its earlier versions, or an empty folder; messages with the file keep it. Only by its owner. */
export async function deleteEntry(writer: Writer, path: DrivePath): Promise<{ id: string } | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const locked = await lockDriveOf(tx, writer, path.shared);
    if (isDomainError(locked)) return locked;
    const located = await locate(tx, writer, path, 'own');
    if (isDomainError(located)) return located;
    const { entry, owner } = located;
    if (entry.is_folder && (await listEntries(tx, clinicId, owner, entry.id)).length > 0)
      return domainError('FOLDER_FULL', 'Only an empty folder can be deleted.', 'Not deleted');
    await (entry.is_folder ? retireEntry(tx, clinicId, entry.id, now) : retireVersions(tx, clinicId, entry, now));
    await writer.note(tx, {
      action: 'update',
      objectType: entry.is_folder ? 'drive_folder' : 'drive_file',
      objectId: entry.id,
      changes: { deleted: { before: false, after: true } },
    });
    await publishDrive(tx, writer, owner);
    return { id: entry.id };
  });
}

/** Moves or renames a file or folder. What was shared with the writer stays in its folder, and moves only inside it. */
export async function renameEntry(
  writer: Writer,
  from: DrivePath,
  to: { subfolder: string; name: string },
): Promise<{ id: string } | DomainError> {
  const problem = fileNameProblem(to.name);
  if (problem !== null) return invalid([{ path: 'new_name', message: problem }]);
  const { app, clinicId } = writer;
  return app.database.transaction(async (tx) => {
    const locked = await lockDriveOf(tx, writer, from.shared);
    if (isDomainError(locked)) return locked;
    const located = await locate(tx, writer, from, 'edit');
    if (isDomainError(located)) return located;
    const { entry, owner } = located;
    const isShared = from.shared !== undefined && firstOf(entry) === from.shared;
    const opened = isShared
      ? { folderId: entry.folder_id }
      : await openFolder(tx, writer, { shared: from.shared, subfolder: to.subfolder }, 'edit');
    if (isDomainError(opened)) return opened;
    const { folderId } = opened;
    if (entry.is_folder && folderId !== null && (await isInside(tx, clinicId, folderId, entry.id)))
      return domainError('FOLDER_IN_ITSELF', 'A folder can’t be moved into itself.', 'Not moved');
    if (entry.is_folder) {
      const levels = (await levelOf(tx, clinicId, folderId)) + 1 + (await depthOf(tx, writer, owner, entry.id));
      if (levels > messageLimits.folderDepth) return tooDeep();
    }
    const name = await openName(app, clinicId, entry);
    if (!entry.is_folder && endingOf(name) !== endingOf(to.name))
      return invalid([{ path: 'new_name', message: 'The file extension can’t be changed' }]);
    const hash = await nameHash(app, clinicId, owner.id, to.name);
    const there = await findEntry(tx, clinicId, owner, folderId, hash);
    if (there !== null && there.id !== entry.id) return taken();
    const sealed = await sealName(app, clinicId, entry.id, to.name);
    await moveEntry(tx, clinicId, entry.id, { folder_id: folderId, name_hash: hash, sealed_name: sealed });
    await writer.note(tx, {
      action: 'update',
      objectType: entry.is_folder ? 'drive_folder' : 'drive_file',
      objectId: entry.id,
      changes: { folder: { before: entry.folder_id, after: folderId }, ...ofOwner(writer, owner) },
    });
    await publishDrive(tx, writer, owner);
    return { id: entry.id };
  });
}

/** Returns how many levels of folders a folder contains. */
async function depthOf(tx: Tx, writer: Writer, owner: Participant, folderId: string): Promise<number> {
  const folders = (await listEntries(tx, writer.clinicId, owner, folderId)).filter(({ is_folder }) => is_folder);
  let deepest = 0;
  for (const { id } of folders) deepest = Math.max(deepest, 1 + (await depthOf(tx, writer, owner, id)));
  return deepest;
}

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
