import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '#platform/id.ts';
import type { Storage } from './storage.ts';

/** The files folder in DATA_DIR, included in its backup. */
export const FILES_FOLDER = 'files';

/** Stores bytes in `<dataDir>/files/<clinic>/<two letters>/<id>`. */
export function diskStorage(dataDir: string): Storage {
  // The end of an id is random, while its beginning is the time, so the end distributes folders evenly.
  const folderOf = (clinicId: string, id: string): string => join(dataDir, FILES_FOLDER, clinicId, id.slice(-2));
  return {
    async put(clinicId, id, bytes) {
      const folder = folderOf(clinicId, id);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written to a temporary file and renamed after a flush: a crash leaves no partial file under its name.
      const aside = join(folder, `${id}.${newId()}`);
      try {
        const file = await open(aside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(aside, join(folder, id));
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
    remove: (clinicId, id) => rm(join(folderOf(clinicId, id), id), { force: true }),
    get: (clinicId, id) =>
      readFile(join(folderOf(clinicId, id), id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
  };
}
