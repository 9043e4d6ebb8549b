import type { Queryable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { foldersOf } from '../../rules/index.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Participant } from '../writer.ts';
import { entries, findEntry } from './drive.sql.ts';

/**
 * Returns the id of a folder by its path on a drive below the folder `from`, null for the top of the drive; undefined if
 * the path doesn't exist.
 */
export async function findFolder(
  db: Queryable,
  app: App,
  clinicId: string,
  owner: Participant,
  subfolder: string,
  from: string | null = null,
): Promise<string | null | undefined> {
  const names = foldersOf(subfolder);
  if (names === null) return undefined;
  let folderId = from;
  for (const name of names) {
    const found = await findEntry(db, clinicId, owner, folderId, await nameHash(app, clinicId, owner.id, name));
    if (found === null || !found.is_folder) return undefined;
    folderId = found.id;
  }
  return folderId;
}

/** Returns the level of a folder on its drive: 0 for the top of the drive, 1 for a folder there. */
export async function levelOf(db: Queryable, clinicId: string, folderId: string | null): Promise<number> {
  let level = 0;
  for (let id = folderId; id !== null; level += 1) {
    const folder = await entries.select(db, { clinicId }).where('id', '=', id).executeTakeFirstOrThrow();
    id = folder.folder_id;
  }
  return level;
}
