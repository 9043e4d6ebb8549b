import type { Queryable } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { foldersOf } from '../../rules/index.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Participant } from '../writer.ts';
import { findEntry } from './drive.sql.ts';

/** Returns the id of a folder by its path on a drive, null for the root; undefined if the path doesn't exist. */
export async function findFolder(
  db: Queryable,
  app: App,
  clinicId: string,
  owner: Participant,
  subfolder: string,
): Promise<string | null | undefined> {
  const names = foldersOf(subfolder);
  if (names === null) return undefined;
  let folderId: string | null = null;
  for (const name of names) {
    const found = await findEntry(db, clinicId, owner, folderId, await nameHash(app, clinicId, owner.id, name));
    if (found === null || !found.is_folder) return undefined;
    folderId = found.id;
  }
  return folderId;
}
