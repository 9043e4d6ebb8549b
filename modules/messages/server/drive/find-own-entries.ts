import type { Queryable } from '#platform/database.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Writer } from '../writer.ts';
import { findEntry } from './drive.sql.ts';
import { findFolder } from './find-folder.ts';

/** A file reference in the API. */
export interface NamedFile {
  fileName: string;
  subfolder: string;
}

/** Returns the ids of files on a writer's drive, or null if one doesn't exist. */
export async function findOwnEntries(
  db: Queryable,
  writer: Writer,
  files: readonly NamedFile[],
): Promise<string[] | null> {
  const { app, clinicId } = writer;
  const ids: string[] = [];
  for (const { fileName, subfolder } of files) {
    const folderId = await findFolder(db, app, clinicId, writer, subfolder);
    if (folderId === undefined) return null;
    const found = await findEntry(db, clinicId, writer, folderId, await nameHash(app, clinicId, writer.id, fileName));
    if (found === null || found.is_folder) return null;
    ids.push(found.id);
  }
  return ids;
}
