import { modules } from '../modules.ts';

const paths = new Set(modules.flatMap(({ routes }) => routes.map(({ path }) => path)));

/** Whether a module brings the page at a path: no link leads to an empty page. */
export function stands(path: string): boolean {
  return paths.has(path);
}
