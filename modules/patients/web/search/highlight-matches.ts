import { foldName } from '../../rules/index.ts';

/** A part of a text; `hit` if it matches the search. */
export interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Highlights the matches of a search in a name. `words` are folded, as returned by `parseSearch`; accents, apostrophes
 * and case are ignored as in the search. Words of one or two letters match at word starts only.
 */
export function highlightName(name: string, words: readonly string[]): Piece[] {
  const characters = Array.from(name.normalize('NFC'));
  // The folded form shows whether a character counts as a letter, as a gap between words, or not at all.
  const folded = characters.map((character) => foldName(`a${character}a`).slice(1, -1));
  return marked(characters, folded, words, (text, at, word) => word.length > 2 || at === 0 || text[at - 1] === ' ');
}

/** Highlights the searched digits in a displayed phone or record number. */
export function highlightDigits(shown: string, digits: string | undefined): Piece[] {
  const characters = Array.from(shown);
  const folded = characters.map((character) => (/\d/.test(character) ? character : ''));
  return marked(characters, folded, digits === undefined ? [] : [digits], () => true);
}

function marked(
  characters: readonly string[],
  folded: readonly string[],
  needles: readonly string[],
  counts: (text: string, at: number, needle: string) => boolean,
): Piece[] {
  const text = folded.join('');
  const origin = folded.flatMap((part, index) => Array.from({ length: part.length }, () => index));
  const hits = new Set<number>();
  for (const needle of needles) {
    if (needle === '') continue;
    for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1)) {
      if (!counts(text, at, needle)) continue;
      const from = origin[at] ?? 0;
      const to = origin[at + needle.length - 1] ?? 0;
      for (let index = from; index <= to; index += 1) hits.add(index);
    }
  }
  const pieces: Piece[] = [];
  characters.forEach((character, index) => {
    const last = pieces.at(-1);
    if (last?.hit === hits.has(index)) last.text += character;
    else pieces.push({ text: character, hit: hits.has(index) });
  });
  return pieces;
}
