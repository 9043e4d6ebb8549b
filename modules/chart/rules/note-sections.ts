import { noteText } from './note-text.ts';

/** A part of a note below one of its headings. */
export interface NoteSection {
  /** The heading's words; empty for what stands above the first one. */
  title: string;
  /** The HTML below the heading. */
  html: string;
}

/** A note taken apart at its headings of the first and second order. */
export function noteSections(html: string): NoteSection[] {
  const parts = html.split(/(?=<h[12]>)/);
  return parts.flatMap((part) => {
    const [, heading, rest] = /^<h[12]>(.*?)<\/h[12]>([\s\S]*)$/.exec(part) ?? [];
    if (heading === undefined) return noteText(part) === '' ? [] : [{ title: '', html: part }];
    return [{ title: noteText(heading), html: rest ?? '' }];
  });
}

/** The lines of a text that say something, each as its words: what carried-over text is known by again. */
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

/** How many of the lines still stand in a note as they came. */
export function countUnchanged(html: string, lines: readonly string[]): number {
  const standing = new Set(copiedLines(html));
  return new Set(lines.filter((line) => standing.has(line))).size;
}
