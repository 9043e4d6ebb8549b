import { decodeReferences } from './character-references.ts';
import { noteTokens } from './note-tokens.ts';
import { SOAP_HEADINGS } from './soap-template.ts';

const INLINE = new Set(['strong', 'em', 'u', 's']);

/** Returns the text of a note without markup: separate lines, whitespace collapsed. */
export function noteText(html: string): string {
  let text = '';
  for (const token of noteTokens(html)) {
    if (token.kind === 'text') text += decodeReferences(token.text);
    else if (!INLINE.has(token.name)) text += '\n';
  }
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Returns the lines written by the user: all except the four headings of an empty SOAP note. */
function writtenLines(html: string): string[] {
  return noteText(html)
    .split('\n')
    .filter((line) => !SOAP_HEADINGS.some((heading) => heading === line));
}

const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/** Returns whether a note has no text except the headings of a SOAP note. */
export function isNoteEmpty(html: string): boolean {
  return !writtenLines(html).some((line) => visible.test(line));
}

/** Returns the beginning of a note in one line, at most `limit` characters, cut between words with an ellipsis. */
export function noteExcerpt(html: string, limit: number): string {
  const line = writtenLines(html).join(' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  const gap = cut.lastIndexOf(' ');
  const whole = (gap > limit / 2 ? cut.slice(0, gap) : cut).replace(/[\ud800-\udbff]$/, '');
  return `${whole.trimEnd()}…`;
}

/** Counts the words of a note, separated by whitespace. */
export function countWords(html: string): number {
  const text = noteText(html);
  return text === '' ? 0 : text.split(/\s+/).length;
}
