import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import { fileNameProblem, isTooDeep, messageLimits } from '../../rules/index.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Writer } from '../writer.ts';
import {
  type DriveRow,
  findEntry,
  lockDrive,
  insertEntry,
  isInside,
  listEntries,
  moveEntry,
  retireEntry,
} from './drive.sql.ts';
import { openName, sealName } from './entry-name.ts';
import { findFolder } from './find-folder.ts';

/** A file or folder in a list (specification 2 §3). */
export interface ListedEntry {
  type: 'directory' | 'file';
  name: string;
  mtime: Date;
  size: number;
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This file or folder does not exist.', 'Not found');
const taken = (): DomainError =>
  domainError('NAME_TAKEN', 'A file or folder with this name already exists.', 'Not possible');

const tooDeep = (): DomainError =>
  domainError(
    'FOLDER_TOO_DEEP',
    `Folders can be at most ${messageLimits.folderDepth} levels deep. Choose a higher folder.`,
    'Not possible',
  );

/** Returns the content of a folder on the writer's drive; NOT_FOUND if it doesn't exist. */
export async function listDrive(writer: Writer, subfolder: string): Promise<ListedEntry[] | DomainError> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const folderId = await findFolder(db, app, clinicId, writer, subfolder);
  if (folderId === undefined) return missing();
  const rows = await listEntries(db, clinicId, writer, folderId);
  return Promise.all(
    rows.map(async (row) => ({
      type: row.is_folder ? ('directory' as const) : ('file' as const),
      name: await openName(app, clinicId, row),
      mtime: row.created_time,
      size: row.byte_size,
    })),
  );
}

/** Creates a folder. */
export async function createFolder(
  writer: Writer,
  subfolder: string,
  name: string,
): Promise<{ id: string } | DomainError> {
  const problem = fileNameProblem(name);
  if (problem !== null) return invalid([{ path: 'file_name', message: problem }]);
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    await lockDrive(tx, clinicId, writer);
    if (isTooDeep(`${subfolder}/${name}`)) return tooDeep();
    const folderId = await findFolder(tx, app, clinicId, writer, subfolder);
    if (folderId === undefined) return missing();
    const hash = await nameHash(app, clinicId, writer.id, name);
    if ((await findEntry(tx, clinicId, writer, folderId, hash)) !== null) return taken();
    const id = newId();
    await insertEntry(tx, {
      clinic_id: clinicId,
      id,
      folder_id: folderId,
      is_folder: true,
      name_hash: hash,
      user_id: writer.id,
      patient_id: null,
      type: null,
      file_id: null,
      sealed_key: null,
      upload_id: null,
      sealed_name: await sealName(app, clinicId, id, name),
      byte_size: 0,
      version: 1,
      created_time: now,
    });
    await writer.note(tx, { action: 'create', objectType: 'drive_folder', objectId: id });
    return { id };
  });
}

/** A location on a drive: the folder's path and the entry's name. */
export interface DrivePath {
  subfolder: string;
  name: string;
}

/** Deletes a file or an empty folder; messages with the file keep it. */
export async function deleteEntry(writer: Writer, path: DrivePath): Promise<{ id: string } | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    await lockDrive(tx, clinicId, writer);
    const entry = await locate(writer, tx, path);
    if (entry === null) return missing();
    if (entry.is_folder && (await listEntries(tx, clinicId, writer, entry.id)).length > 0)
      return domainError('FOLDER_FULL', 'Only an empty folder can be deleted.', 'Not deleted');
    await retireEntry(tx, clinicId, entry.id, now);
    await writer.note(tx, {
      action: 'update',
      objectType: entry.is_folder ? 'drive_folder' : 'drive_file',
      objectId: entry.id,
      changes: { deleted: { before: false, after: true } },
    });
    return { id: entry.id };
  });
}

/** Moves or renames a file or folder. */
export async function renameEntry(
  writer: Writer,
  from: DrivePath,
  to: DrivePath,
): Promise<{ id: string } | DomainError> {
  const problem = fileNameProblem(to.name);
  if (problem !== null) return invalid([{ path: 'new_name', message: problem }]);
  const { app, clinicId } = writer;
  return app.database.transaction(async (tx) => {
    await lockDrive(tx, clinicId, writer);
    const entry = await locate(writer, tx, from);
    const folderId = await findFolder(tx, app, clinicId, writer, to.subfolder);
    if (entry === null || folderId === undefined) return missing();
    if (entry.is_folder && folderId !== null && (await isInside(tx, clinicId, folderId, entry.id)))
      return domainError('FOLDER_IN_ITSELF', 'A folder can’t be moved into itself.', 'Not moved');
    if (entry.is_folder) {
      const below = '/x'.repeat(await depthOf(tx, writer, entry.id));
      if (isTooDeep(`${to.subfolder}/${to.name}${below}`)) return tooDeep();
    }
    if (!entry.is_folder && endingOf(from.name) !== endingOf(to.name))
      return invalid([{ path: 'new_name', message: 'The file extension can’t be changed' }]);
    const hash = await nameHash(app, clinicId, writer.id, to.name);
    const there = await findEntry(tx, clinicId, writer, folderId, hash);
    if (there !== null && there.id !== entry.id) return taken();
    const sealed = await sealName(app, clinicId, entry.id, to.name);
    await moveEntry(tx, clinicId, entry.id, { folder_id: folderId, name_hash: hash, sealed_name: sealed });
    await writer.note(tx, {
      action: 'update',
      objectType: entry.is_folder ? 'drive_folder' : 'drive_file',
      objectId: entry.id,
      changes: { folder: { before: entry.folder_id, after: folderId } },
    });
    return { id: entry.id };
  });
}

/** Returns a file or folder of the writer's drive by its path, or null. */
export async function locate(
  writer: Writer,
  db: Parameters<typeof findFolder>[0],
  { subfolder, name }: DrivePath,
): Promise<DriveRow | null> {
  const { app, clinicId } = writer;
  const folderId = await findFolder(db, app, clinicId, writer, subfolder);
  if (folderId === undefined) return null;
  return findEntry(db, clinicId, writer, folderId, await nameHash(app, clinicId, writer.id, name));
}

/** Returns how many levels of folders a folder contains. */
async function depthOf(tx: Tx, writer: Writer, folderId: string): Promise<number> {
  const folders = (await listEntries(tx, writer.clinicId, writer, folderId)).filter(({ is_folder }) => is_folder);
  let deepest = 0;
  for (const { id } of folders) deepest = Math.max(deepest, 1 + (await depthOf(tx, writer, id)));
  return deepest;
}

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
