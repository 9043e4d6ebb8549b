import { isCode, isGenerated, isTest } from './reading/parse-source.ts';
import type { Check } from './reading/source-file.ts';

const MOST = 25;

/** A folder may contain only a limited number of code files; tests and generated files don't count. */
export const folderSizes: Check = (files) => {
  const code = files.filter(({ path }) => isCode(path) && !isGenerated(path) && !isTest(path));
  const folders = Map.groupBy(code, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders].flatMap(([path, { length }]) =>
    length > MOST ? [{ path, line: 1, message: `holds ${length} files, at most ${MOST}: which belong together?` }] : [],
  );
};
