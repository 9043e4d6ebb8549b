import { modules } from '../modules.ts';

const paths = new Set(modules.flatMap(({ routes }) => routes.map(({ path }) => path)));

/** Returns whether a module provides the page at a path, so that no link leads to an empty page. */
export function stands(path: string): boolean {
  return paths.has(path);
}
