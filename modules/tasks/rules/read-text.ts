import { isLonger, plainLine, plainParagraphs } from '#values/clean-text.ts';

/** A typed text as it is kept, or what is wrong with it: `line` is set in one line. */
export function readText(
  typed: string,
  what: string,
  most: number,
  line = true,
): { text: string } | { problem: string } {
  const text = line ? plainLine(typed) : plainParagraphs(typed);
  return isLonger(text, most) ? { problem: `${what} can have at most ${most} characters` } : { text };
}
