import type { Tx } from '#platform/database.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { Writer } from '../writer.ts';
import { isOwn, locate, ofOwner } from './drive-access.ts';

/** A file reference in the API. */
export interface NamedFile {
  fileName: string;
  subfolder: string;
  /** For a file shared with the writer: the shared file, or the shared folder that it is in. */
  shared?: string | undefined;
}

/**
 * Returns the ids of files on a writer's drive, or shared with them, or null if one doesn't exist. That another member's
 * file was attached is logged.
 */
export async function findOwnEntries(tx: Tx, writer: Writer, files: readonly NamedFile[]): Promise<string[] | null> {
  const ids: string[] = [];
  for (const { fileName: name, ...folder } of files) {
    const found = await locate(tx, writer, { ...folder, name }, 'view');
    if (isDomainError(found) || found.entry.is_folder) return null;
    const { entry, owner } = found;
    if (!isOwn(writer, owner))
      await writer.note(tx, {
        action: 'read',
        objectType: 'drive_file',
        objectId: entry.id,
        changes: ofOwner(writer, owner),
      });
    ids.push(entry.id);
  }
  return ids;
}
