import { Visitor } from 'vite';
import { parseSource } from './parse-source.ts';
import { lineAt, type SourceFile } from './source-file.ts';

/** An import of a file, as written. */
export interface Import {
  /** Undefined if it is computed at runtime. */
  specifier: string | undefined;
  line: number;
  /** It is erased at compile time. */
  typesOnly: boolean;
}

/**
 * Returns everything that a file imports or re-exports: statements, `import()`, `require()`, `new URL(…,
 * import.meta.url)`.
 */
export function importsOf(file: SourceFile): Import[] {
  const { program, module } = parseSource(file);
  const found: Import[] = [];
  const add = (specifier: string | undefined, offset: number, typesOnly = false) => {
    found.push({ specifier, line: lineAt(file.text, offset), typesOnly });
  };

  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries, start } of module.staticExports) {
    const from = entries[0]?.moduleRequest;
    const typesOnly = entries.every(({ isType }) => isType);
    if (from) add(from.value, start, typesOnly);
  }
  new Visitor({
    ImportExpression: ({ source, start }) => add(stringOf(source), start),
    TSImportType: ({ source, start }) => add(stringOf(source), start, true),
    CallExpression: ({ callee, arguments: [first], start }) => {
      if (callee.type === 'Identifier' && callee.name === 'require') add(stringOf(first), start);
      // import.meta.glob imports everything that matches a pattern.
      if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty' && nameOf(callee) === 'glob') {
        add(undefined, start);
      }
    },
    NewExpression: ({ callee, arguments: [first, base], start }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || base === undefined) return;
      const specifier = stringOf(first);
      if (specifier !== undefined && /\.(ts|tsx|mjs)$/.test(specifier)) add(specifier, start);
    },
  }).visit(program);
  return found;
}

function stringOf(node: object | undefined): string | undefined {
  return node !== undefined && 'value' in node && typeof node.value === 'string' ? node.value : undefined;
}

function nameOf({ property }: { property: object }): string | undefined {
  return 'name' in property && typeof property.name === 'string' ? property.name : undefined;
}
