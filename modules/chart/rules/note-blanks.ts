import { noteText } from './note-text.ts';

/** A placeholder that a template leaves to the writer: `***`, a line `___`, or a choice `{left|right}`. */
export interface NoteBlank {
  from: number;
  to: number;
  /** The choices; empty for free text. */
  choices: string[];
}

/** Pattern of a blank in text. */
const BLANK = /\*\*\*|_{3,}|\{([^{}|\n]{1,80}(?:\|[^{}|\n]{0,80}){1,19})\}/g;

/** Returns the blanks of a plain text, in order. */
export function findBlanks(text: string): NoteBlank[] {
  return [...text.matchAll(BLANK)].map(({ 0: whole, 1: choices, index }) => ({
    from: index,
    to: index + whole.length,
    choices: choices === undefined ? [] : choices.split('|').map((choice) => choice.trim()),
  }));
}

const isLine = (text: string, { from }: NoteBlank): boolean => text[from] === '_';

/** Counts the blanks left in a note's HTML that prevent signing: all except lines, which may be meant as text. */
export function countBlanks(html: string): number {
  const text = noteText(html);
  return findBlanks(text).filter((blank) => !isLine(text, blank)).length;
}

/** Counts the lines `___` left in a note's HTML. */
export function countLines(html: string): number {
  const text = noteText(html);
  return findBlanks(text).filter((blank) => isLine(text, blank)).length;
}

/** Returns the first blank after a position, or the first of all if there is none after it. */
export function nextBlank<Blank extends { from: number }>(blanks: readonly Blank[], after: number): Blank | null {
  return blanks.find(({ from }) => from >= after) ?? blanks[0] ?? null;
}
