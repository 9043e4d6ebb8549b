import { parseSync, type ESTree, type ParseResult } from 'vite';
import { lineAt, type SourceFile } from './source-file.ts';

/** A file as the compiler sees it. */
export interface ParsedSource {
  file: SourceFile;
  program: ESTree.Program;
  module: ParseResult['module'];
  comments: ParseResult['comments'];
}

const known = new WeakMap<SourceFile, ParsedSource>();

/** Whether a path names something that `parseSource` reads. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts');
}

/** Whether a path names a test, or what only tests use. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('e2e/') || path.includes('/testing/');
}

/** Whether a path names a generated file. */
export function isGenerated(path: string): boolean {
  return path.endsWith('.gen.ts');
}

/** Parses TypeScript or JavaScript once; throws with path and line where it can't be read. */
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
