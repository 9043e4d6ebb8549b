/** A file of the repository: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** A location where a rule is violated; `line` counts from 1. */
export interface Breach {
  path: string;
  line: number;
  message: string;
}

/** A check: returns all breaches in the given files. */
export type Check = (files: readonly SourceFile[]) => Breach[];

/** Returns the line, counted from 1, of the character at `offset`. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
