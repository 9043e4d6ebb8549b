import { fold } from '../rules/index.ts';

/** A piece of a name; `hit` if it was typed. */
export interface MarkedPiece {
  text: string;
  hit: boolean;
}

/** Splits a name into pieces: typed word prefixes are hits. */
export function markWords(name: string, typed: string): MarkedPiece[] {
  const parts = typed
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);
  if (parts.length === 0) return [{ text: name, hit: false }];
  return name.split(/(?<=[^\p{L}\p{N}'’])|(?=[^\p{L}\p{N}'’])/u).flatMap((word): MarkedPiece[] => {
    const folded = fold(word);
    const fitting = parts.filter((each) => folded.startsWith(each)).sort((a, b) => b.length - a.length)[0];
    if (fitting === undefined || fitting === '') return [{ text: word, hit: false }];
    return [
      { text: word.slice(0, fitting.length), hit: true },
      { text: word.slice(fitting.length), hit: false },
    ].filter(({ text }) => text !== '');
  });
}
