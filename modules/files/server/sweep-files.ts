import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/id.ts';
import { knownFiles } from './files.sql.ts';
import { FILES_FOLDER } from './storage/disk-storage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes bytes on disk without a row that are over a day old, left by a rollback or a crash. */
export async function sweepFiles(app: App): Promise<void> {
  const root = join(app.config.dataDir, FILES_FOLDER);
  for (const clinicId of await readdir(root).catch(() => [])) {
    if (!isId(clinicId)) continue;
    for (const folder of await readdir(join(root, clinicId))) {
      const names = await readdir(join(root, clinicId, folder));
      const ids = names.filter(isId);
      const known = ids.length === 0 ? [] : await knownFiles(app.database.kysely, clinicId, ids);
      for (const name of names.filter((each) => !known.includes(each))) {
        const file = join(root, clinicId, folder, name);
        const { mtimeMs } = await stat(file);
        if (Date.now() - mtimeMs > DAY_MS) await rm(file, { force: true });
      }
    }
  }
}
