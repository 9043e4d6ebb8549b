import { foldName } from '../../rules/index.ts';

/** A piece of a shown text; `hit` where it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Marks in a name what a search found in it. `words` are folded, as `parseSearch` answers them; accents, apostrophes and
 * case are forgiven as the search forgives them. Words of one or two letters are marked at the beginning of a word only.
 */
export function highlightName(name: string, words: readonly string[]): Piece[] {
  const characters = Array.from(name.normalize('NFC'));
  // Between two letters a character shows what it folds to: a letter, a gap between words, or nothing.
  const folded = characters.map((character) => foldName(`a${character}a`).slice(1, -1));
  return marked(characters, folded, words, (text, at, word) => word.length > 2 || at === 0 || text[at - 1] === ' ');
}

/** Marks in a shown phone or record number the digits that were searched for. */
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
