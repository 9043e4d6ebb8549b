import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates the symbolic links between PostgreSQL's libraries, which npm cannot pack and whose install script it may not
 * have run; throws file system errors.
 */
export function hydrateSymlinks(native: string): void {
  for (const { source, target } of readLinks(path.join(native, 'pg-symlinks.json'))) {
    // Paths in the list are relative to the package's root.
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
