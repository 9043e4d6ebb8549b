import { parseSource } from './parse-source.ts';
import type { SourceFile } from './source-file.ts';

/** Returns the names that a file exports, including re-exports; for a default export its local name, if any. */
export function exportsOf(file: SourceFile): { name: string; isType: boolean }[] {
  return parseSource(file).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName, isType }) => {
      const name = exportName.name ?? localName.name;
      return name == null ? [] : [{ name, isType }];
    }),
  );
}
