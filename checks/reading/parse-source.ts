import { parseSync, type ESTree, type ParseResult } from 'vite';
import { lineAt, type SourceFile } from './source-file.ts';

/** A parsed file. */
export interface ParsedSource {
  file: SourceFile;
  program: ESTree.Program;
  module: ParseResult['module'];
  comments: ParseResult['comments'];
}

const known = new WeakMap<SourceFile, ParsedSource>();

/** Returns whether `parseSource` can parse a path. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
}

/** Returns whether a path is a test, or code that only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /^(e2e|simulation)\//.test(path) || path.includes('/testing/');
}

/** Returns whether a path is a generated file. */
export function isGenerated(path: string): boolean {
  return path.endsWith('.gen.ts');
}

/** Parses TypeScript or JavaScript, cached; throws with path and line if it is invalid. */
export function parseSource(file: SourceFile): ParsedSource {
  const before = known.get(file);
  if (before) return before;
  const { program, module, comments, errors } = parseSync(file.path, file.text);
  const [error] = errors;
  if (error) throw new Error(`${file.path}:${lineAt(file.text, error.labels[0]?.start ?? 0)}: ${error.message}`);
  const parsed = { file, program, module, comments };
  known.set(file, parsed);
  return parsed;
}
