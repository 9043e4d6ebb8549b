import { lstatSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Makes the links between PostgreSQL's libraries that npm cannot pack and whose install script it may not have run; throws what the file system throws. */
export function hydrateSymlinks(native: string): void {
  for (const { source, target } of readLinks(native)) {
    const link = path.join(native, '..', target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function readLinks(native: string): { source: string; target: string }[] {
  let list;
  try {
    list = readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8');
  } catch {
    return [];
  }
  const links = JSON.parse(list) as { source: string; target: string }[];
  // The list names its paths from the package's root, whatever the copy's directory is called.
  const here = (name: string) => path.join(path.basename(native), path.relative('native', name));
  return links.map(({ source, target }) => ({ source: here(source), target: here(target) }));
}
