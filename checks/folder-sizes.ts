import { isCode, isGenerated, isTest } from './reading/parse-source.ts';
import type { Check } from './reading/source-file.ts';

const MOST = 25;

/** A folder holds no more files of code than are taken in at a glance; tests and generated files aside. */
export const folderSizes: Check = (files) => {
  const code = files.filter(({ path }) => isCode(path) && !isGenerated(path) && !isTest(path));
  const folders = Map.groupBy(code, ({ path }) => path.slice(0, path.lastIndexOf('/') + 1));
  return [...folders].flatMap(([path, { length }]) =>
    length > MOST ? [{ path, line: 1, message: `holds ${length} files, at most ${MOST}: which belong together?` }] : [],
  );
};
