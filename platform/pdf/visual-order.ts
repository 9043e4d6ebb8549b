import bidiFactory from 'bidi-js';
import type { Piece } from './break-lines.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const bidi = bidiFactory();

/** A run of a line with one style and one direction. */
export interface TextRun extends Piece {
  /** The drawn text: equal to the text except for mirrored characters. */
  drawn: string;
  level: number;
}

/**
 * Returns a line's runs in reading order, and their visual order from left to right, with words of right-to-left
 * scripts placed as in a browser (UAX #9). `partOf` identifies the font of a character: only characters of one font are
 * drawn together.
 */
export function visualOrder(
  pieces: readonly Piece[],
  partOf: (letter: string) => number | undefined,
): { stretches: TextRun[]; fromLeft: number[] } {
  const text = pieces.map((piece) => piece.text).join('');
  if (!RIGHT_TO_LEFT.test(text))
    return {
      stretches: pieces.map((piece) => ({ ...piece, drawn: piece.text, level: 0 })),
      fromLeft: [...pieces.keys()],
    };
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const stretches: (TextRun & { part: number | undefined; isBlank: boolean })[] = [];
  let at = 0;
  for (const piece of pieces) {
    let isFirst = true;
    for (const letter of piece.text) {
      const level = levels[at] ?? 0;
      const last = isFirst ? undefined : stretches.at(-1);
      const isBlank = letter.trim() === '';
      // A combining mark belongs to the preceding character.
      const part = /\p{M}/u.test(letter) && last !== undefined ? last.part : partOf(letter);
      const drawn = mirrored.get(at) ?? letter;
      if (last !== undefined && last.level === level && last.part === part && last.isBlank === isBlank) {
        last.text += letter;
        last.drawn += drawn;
      } else stretches.push({ ...piece, text: letter, drawn, level, part, isBlank });
      isFirst = false;
      at += letter.length;
    }
  }
  for (const stretch of stretches)
    // The font reorders the characters of such a script itself, but nothing else.
    if (stretch.level % 2 === 1 && !RIGHT_TO_LEFT.test(stretch.text))
      stretch.drawn = Array.from(stretch.drawn).toReversed().join('');
  return { stretches, fromLeft: fromLeftOf(stretches.map(({ level }) => level)) };
}

/** UAX #9, L2: from the highest level down to the lowest odd one, reverses runs of that level or higher. */
function fromLeftOf(levels: readonly number[]): number[] {
  const order = [...levels.keys()];
  for (let level = Math.max(0, ...levels); level > 0; level -= 1)
    for (let from = 0; from < order.length; from += 1) {
      let to = from;
      while (to < order.length && levels[order[to]!]! >= level) to += 1;
      if (to > from) order.splice(from, to - from, ...order.slice(from, to).toReversed());
      from = Math.max(from, to - 1);
    }
  return order;
}
