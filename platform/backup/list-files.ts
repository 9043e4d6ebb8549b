import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** A file in DATA_DIR, by its path relative to it, with slashes. */
export interface DataFile {
  readonly name: string;
  readonly absolute: string;
}

/**
 * Returns whether an entry of DATA_DIR belongs to the embedded database or a restore, and so is not part of a backup.
 */
export function isOwnMachinery(entry: string): boolean {
  return /^postgres(\.|$)/.test(entry) || /^(restore\.unfinished|before-restore)-/.test(entry);
}

/**
 * Lists everything in DATA_DIR except the embedded database, following links, because a clinic may store its files on a
 * larger disk.
 */
export async function listFiles(dataDir: string): Promise<DataFile[]> {
  const files: DataFile[] = [];
  const walk = async (folder: string, above: readonly string[]): Promise<void> => {
    const dir = path.join(dataDir, folder);
    const real = await realpath(dir);
    // A link to one of its parent folders would never end.
    if (above.includes(real)) return;
    for (const entry of (await readdir(dir)).toSorted()) {
      if (folder === '' && isOwnMachinery(entry)) continue;
      const name = path.posix.join(folder, entry);
      const about = await stat(path.join(dataDir, name)).catch(() => undefined);
      if (about?.isDirectory()) await walk(name, [...above, real]);
      else if (about?.isFile()) files.push({ name, absolute: path.join(dataDir, name) });
    }
  };
  await walk('', []);
  return files;
}
