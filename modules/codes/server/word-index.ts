import { firstWhere } from './code-order.ts';
import { NumberColumn } from './number-column.ts';

/** Calls `visit` with every position that has a word, or a word that starts with it. */
export type VisitPlaces = (word: string, whole: boolean, visit: (place: number) => void) => void;

/** The words of all positions. */
export interface WordIndex {
  visit: VisitPlaces;
  /** Returns whether a word starts with this one. */
  knows(word: string): boolean;
  /** The words, each with the number of positions that have it. */
  counted(): Iterable<readonly [word: string, places: number]>;
}

/**
 * Collects the words of positions 0, 1, 2 … in this order. Numbers in a few typed arrays, while building as well:
 * separate lists for many thousands of words would need ten times the memory.
 */
export function collectWords(): { add(words: ReadonlySet<string>): void; open(): WordIndex } {
  const ids = new Map<string, number>();
  // The ids of the words of one position after the other, and where each position ends.
  const said = new NumberColumn(Uint32Array);
  const ends = new NumberColumn(Uint32Array);
  return {
    add(words) {
      for (const word of words) {
        let id = ids.get(word);
        if (id === undefined) ids.set(word, (id = ids.size));
        said.push(id);
      }
      ends.push(said.length);
    },
    open: () => openWords(ids, said, ends),
  };
}

function openWords(ids: ReadonlyMap<string, number>, said: NumberColumn, ends: NumberColumn): WordIndex {
  const words = [...ids.keys()].sort();
  const counts = new Uint32Array(words.length);
  for (let at = 0; at < said.length; at += 1) counts[said.at(at)]! += 1;
  // All lists in one array, with the start of each.
  const starts = new Uint32Array(words.length + 1);
  const free = new Uint32Array(words.length);
  for (const [at, word] of words.entries()) {
    const id = ids.get(word)!;
    free[id] = starts[at]!;
    starts[at + 1] = starts[at]! + counts[id]!;
  }
  const postings = new Uint32Array(said.length);
  let next = 0;
  for (let place = 0; place < ends.length; place += 1) {
    for (; next < ends.at(place); next += 1) {
      const id = said.at(next);
      postings[free[id]!] = place;
      free[id]! += 1;
    }
  }
  const firstOf = (word: string): number => firstWhere(words.length, (at) => words[at]! >= word);
  return {
    visit(word, whole, visitPlace) {
      for (let at = firstOf(word); at < words.length; at += 1) {
        if (whole ? words[at] !== word : !words[at]!.startsWith(word)) return;
        for (let each = starts[at]!; each < starts[at + 1]!; each += 1) visitPlace(postings[each]!);
      }
    },
    knows: (word) => words[firstOf(word)]?.startsWith(word) === true,
    *counted() {
      for (const [at, word] of words.entries()) yield [word, starts[at + 1]! - starts[at]!];
    },
  };
}
