/** One file of Salus: its path from the root, with slashes, and what it says. */
export interface SourceFile {
  path: string;
  text: string;
}

/** One place where a rule is broken; `line` counts from 1. */
export interface Breach {
  path: string;
  line: number;
  message: string;
}

/** a check: all of its breaches in the given files, none where it is kept. */
export type Check = (files: readonly SourceFile[]) => Breach[];

/** The line, counted from 1, that the character at `offset` stands on. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
