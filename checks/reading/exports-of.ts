import { parseSource } from './parse-source.ts';
import type { SourceFile } from './source-file.ts';

/** The names that a file exports, those of re-exports too; a default export under the name it has inside, if any. */
export function exportsOf(file: SourceFile): { name: string; isType: boolean }[] {
  return parseSource(file).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName, localName, isType }) => {
      const name = exportName.name ?? localName.name;
      return name == null ? [] : [{ name, isType }];
    }),
  );
}
