import { domainError, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { messageLimits } from '../../rules/index.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Writer } from '../writer.ts';
import { type DrivePath, locate, lockDriveOf, ofOwner, publishDrive } from './drive-access.ts';
import { sumBytes } from './drive.sql.ts';
import { openName, sealName } from './entry-name.ts';
import { countFiles, putBack, readVersions, replaceEntry } from './versions.sql.ts';

/** A version of a file in a list. */
export interface ListedVersion {
  id: string;
  version: number;
  mtime: Date;
  size: number;
  /** The one that the folder shows. */
  current: boolean;
}

/** What a drive holds, and what it may hold, in bytes. */
export interface DriveUsage {
  used: number;
  limit: number;
  files: number;
  /** Earlier versions of files; they count in `used`. */
  versions: number;
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This file does not exist.', 'Not found');
const noVersion = (): DomainError => domainError('NOT_FOUND', 'This version does not exist.', 'Not found');

/** Returns the space that the writer's drive uses. */
export async function readUsage(writer: Writer): Promise<DriveUsage> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const used = await sumBytes(db, clinicId, writer);
  return { used, limit: messageLimits.driveBytes, ...(await countFiles(db, clinicId, writer)) };
}

/** Returns the versions of a file, the last uploaded first. */
export async function listVersions(writer: Writer, path: DrivePath): Promise<ListedVersion[] | DomainError> {
  const { app, clinicId } = writer;
  const db = app.database.kysely;
  const located = await locate(db, writer, path, 'view');
  if (isDomainError(located)) return located;
  const { entry } = located;
  if (entry.is_folder) return missing();
  const rows = await readVersions(db, clinicId, entry);
  return rows.map(({ id, version, created_time, byte_size }) => ({
    id,
    version,
    mtime: created_time,
    size: byte_size,
    current: id === entry.id,
  }));
}

/** Makes an earlier version the current one; the one that was current becomes an earlier version. */
export async function restoreVersion(
  writer: Writer,
  path: DrivePath,
  versionId: string,
): Promise<{ id: string } | DomainError> {
  const { app, clinicId, now } = writer;
  return app.database.transaction(async (tx) => {
    const locked = await lockDriveOf(tx, writer, path.shared);
    if (isDomainError(locked)) return locked;
    const located = await locate(tx, writer, path, 'edit');
    if (isDomainError(located)) return located;
    const { entry, owner } = located;
    if (entry.is_folder) return missing();
    const restored = (await readVersions(tx, clinicId, entry)).find(({ id }) => id === versionId);
    if (restored === undefined) return noVersion();
    if (restored.id === entry.id) return { id: entry.id };
    const name = await openName(app, clinicId, entry);
    await replaceEntry(tx, clinicId, entry.id, now);
    await putBack(tx, clinicId, restored.id, {
      folder_id: entry.folder_id,
      name_hash: await nameHash(app, clinicId, owner.id, name),
      sealed_name: await sealName(app, clinicId, restored.id, name),
    });
    await writer.note(tx, {
      action: 'update',
      objectType: 'drive_file',
      objectId: restored.id,
      changes: { version: { before: entry.version, after: restored.version }, ...ofOwner(writer, owner) },
    });
    await publishDrive(tx, writer, owner);
    return { id: restored.id };
  });
}
