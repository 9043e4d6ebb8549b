import { noteText } from './note-text.ts';

/** A section of a note below one of its headings. */
export interface NoteSection {
  /** The heading's text; empty for the part above the first heading. */
  title: string;
  /** The HTML below the heading. */
  html: string;
}

/** Splits a note at its level 1 and 2 headings. */
export function noteSections(html: string): NoteSection[] {
  const parts = html.split(/(?=<h[12]>)/);
  return parts.flatMap((part) => {
    const [, heading, rest] = /^<h[12]>(.*?)<\/h[12]>([\s\S]*)$/.exec(part) ?? [];
    if (heading === undefined) return noteText(part) === '' ? [] : [{ title: '', html: part }];
    return [{ title: noteText(heading), html: rest ?? '' }];
  });
}

/** Returns the normalized non-empty lines of a text, by which carried-over text is recognized. */
export function copiedLines(html: string): string[] {
  const isLine = (line: string): boolean => /[\p{L}\p{N}]/u.test(line);
  return [
    ...new Set(
      noteText(html)
        .split('\n')
        .map((line) => line.trim())
        .filter(isLine),
    ),
  ];
}

/** Counts the lines that are still unchanged in a note. */
export function countUnchanged(html: string, lines: readonly string[]): number {
  const standing = new Set(copiedLines(html));
  return new Set(lines.filter((line) => standing.has(line))).size;
}
