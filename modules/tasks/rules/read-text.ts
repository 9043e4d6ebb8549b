import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';

/** Normalizes a text for storage, or returns its error; `line` allows no line breaks. */
export function readText(
  typed: string,
  what: string,
  most: number,
  line = true,
): { text: string } | { problem: string } {
  const text = line ? plainLine(typed) : plainParagraphs(typed);
  return isLonger(text, most) ? { problem: `${what} can have at most ${most} characters` } : { text };
}
