import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Makes the links between PostgreSQL's libraries that npm cannot pack and whose install script it may not have run; throws what the file system throws. */
export function hydrateSymlinks(native: string): void {
  for (const { source, target } of readLinks(path.join(native, 'pg-symlinks.json'))) {
    // The list names its paths from the package's root.
    const link = path.join(native, path.relative('native', target));
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function readLinks(list: string): { source: string; target: string }[] {
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) : [];
}
