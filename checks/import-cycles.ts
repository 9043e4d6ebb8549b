import { importsOf } from './reading/imports-of.ts';
import { resolveImport } from './reading/resolve-import.ts';
import type { Breach, SourceFile } from './reading/source-file.ts';

/** Files that import each other in a ring when the program runs; one breach for each ring that is found. */
export function importCycles(files: readonly SourceFile[]): Breach[] {
  const arrows = new Map(files.map((file) => [file.path, filesImportedBy(file)]));
  const done = new Set<string>();
  const way: string[] = [];
  const found: Breach[] = [];

  const walk = (path: string): void => {
    if (done.has(path)) return;
    const before = way.indexOf(path);
    if (before >= 0) {
      const ring = way.slice(before);
      found.push({ path, line: 1, message: `imports itself in a ring: ${[...ring, path].join(' → ')}` });
      return;
    }
    way.push(path);
    for (const next of arrows.get(path) ?? []) walk(next);
    way.pop();
    done.add(path);
  };
  for (const path of arrows.keys()) walk(path);
  return found;
}

/** Paths of the house's own files that a file takes something from when the program runs. */
export function filesImportedBy(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier, typesOnly }) => {
    if (typesOnly || specifier === undefined) return [];
    const target = resolveImport(file.path, specifier);
    return target.kind === 'file' ? [target.path] : [];
  });
}
