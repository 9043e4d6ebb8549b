import { importsOf } from './reading/imports-of.ts';
import { resolveImport } from './reading/resolve-import.ts';
import type { Breach, SourceFile } from './reading/source-file.ts';

/** Reports files that import each other in a cycle, including type imports; one breach per cycle. */
export function importCycles(files: readonly SourceFile[]): Breach[] {
  const arrows = new Map(files.map((file) => [file.path, filesNamedBy(file)]));
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

/** Returns the paths of our own files that a file imports at runtime. */
export function filesImportedBy(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier, typesOnly }) => (typesOnly ? [] : pathOf(file, specifier)));
}

/** Returns the paths of our own files that a file imports, including types. */
export function filesNamedBy(file: SourceFile): string[] {
  return importsOf(file).flatMap(({ specifier }) => pathOf(file, specifier));
}

function pathOf(file: SourceFile, specifier: string | undefined): string[] {
  const target = specifier === undefined ? undefined : resolveImport(file.path, specifier);
  // A file's reference to itself by `import.meta.url` is not a cycle.
  return target?.kind === 'file' ? [target.path] : [];
}
