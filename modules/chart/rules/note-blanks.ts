import { noteText } from './note-text.ts';

/** A place that a template leaves to whoever writes: `***`, or a choice `{left|right}`. */
export interface NoteBlank {
  from: number;
  to: number;
  /** What may stand there; empty where anything may. */
  choices: string[];
}

/** What a blank looks like in a text. */
const BLANK = /\*\*\*|\{([^{}|\n]{1,80}(?:\|[^{}|\n]{0,80}){1,19})\}/g;

/** The blanks of a plain text, in their order. */
export function findBlanks(text: string): NoteBlank[] {
  return [...text.matchAll(BLANK)].map(({ 0: whole, 1: choices, index }) => ({
    from: index,
    to: index + whole.length,
    choices: choices === undefined ? [] : choices.split('|').map((choice) => choice.trim()),
  }));
}

/** How many blanks a note's HTML still has. */
export function countBlanks(html: string): number {
  return findBlanks(noteText(html)).length;
}

/** The first blank after a place, and the first of all where there is none further down. */
export function nextBlank<Blank extends { from: number }>(blanks: readonly Blank[], after: number): Blank | null {
  return blanks.find(({ from }) => from >= after) ?? blanks[0] ?? null;
}
