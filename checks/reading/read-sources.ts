import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SourceFile } from './source-file.ts';

const notOurs = new Set(['node_modules', '.git', 'data', 'dist', 'test-results']);
const read = /\.(ts|tsx|mjs|json|graphql|sql|css|html|md)$/;

/** Reads every file of the repository that a check can read, sorted by path. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const paths = await pathsUnder(root, '');
  return Promise.all(paths.toSorted().map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** Returns the paths of those files below a folder, relative to the root; '' is the root itself. */
export async function pathsUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : pathsUnder(root, path);
      return entry.isFile() && read.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat();
}
