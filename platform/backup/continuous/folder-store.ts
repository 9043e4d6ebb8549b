import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackupStore } from './backup-store.ts';

const UNFINISHED = '.part';

/** Keeps backups in a folder, which should be on another disk or machine. */
export function folderStore(dir: string): BackupStore {
  const fileOf = (name: string): string => path.join(dir, ...name.split('/'));
  return {
    async put(name, file) {
      const to = fileOf(name);
      await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
      await copyFile(file, to + UNFINISHED);
      await keep(to + UNFINISHED);
      await rename(to + UNFINISHED, to);
      if (process.platform !== 'win32') await keep(path.dirname(to));
    },
    get: (name) => Promise.resolve(existsSync(fileOf(name)) ? createReadStream(fileOf(name)) : null),
    async list(prefix) {
      const folder = fileOf(prefix.slice(0, prefix.lastIndexOf('/') + 1));
      if (!existsSync(folder)) return [];
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((name) => name.startsWith(prefix))
        .toSorted();
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/** Waits until a file or folder is on disk. */
async function keep(file: string): Promise<void> {
  const handle = await open(file, 'r');
  await handle.sync();
  await handle.close();
}
