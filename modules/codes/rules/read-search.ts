import { bareCode, wordsOf } from './code-text.ts';
import { SYNONYMS } from './synonyms.ts';

/** Synonyms for one meaning; all words of one of them must match. */
export interface SearchTerm {
  ways: readonly (readonly string[])[];
}

/** A parsed search: every term must match, in any order. */
export interface CodeSearch {
  terms: readonly SearchTerm[];
  /** The whole text as a code prefix, without its dot; null if it can't be one. */
  code: string | null;
}

// Stop words that a search ignores.
const EMPTY = new Set(['of', 'the', 'a', 'an', 'and', 'with', 'in', 'to', 'for', 'due', 'on', 'by', 'or']);
const LONGEST_PHRASE = 3;
const MOST_WORDS = 12;

/** Parses a search text: its words, their synonyms, and whether it is a code prefix. */
export function readSearch(typed: string): CodeSearch {
  const bare = bareCode(typed.trim());
  const code = /^(?:[a-z]\d[0-9a-z]{0,5}|\d{2,5}[a-z]?|[a-z])$/.test(bare) ? bare : null;
  const all = wordsOf(typed).slice(0, MOST_WORDS);
  const meaningful = all.filter((word) => !EMPTY.has(word));
  const words = meaningful.length > 0 ? meaningful : all;
  const terms: SearchTerm[] = [];
  for (let at = 0; at < words.length;) {
    const { length, ways } = longestPhrase(words, at);
    terms.push({ ways: [words.slice(at, at + length), ...ways] });
    at += length;
  }
  return { terms, code };
}

function longestPhrase(words: readonly string[], at: number): { length: number; ways: string[][] } {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const isLast = at + length === words.length;
    const ways = FOLDED.get(phrase) ?? (isLast && length > 1 ? begun(phrase) : undefined);
    if (ways !== undefined) return { length, ways };
  }
  return { length: 1, ways: [] };
}

// While the last word of a phrase is still being typed, three letters of it are enough.
function begun(phrase: string): string[][] | undefined {
  if (phrase.length - phrase.lastIndexOf(' ') < 4) return undefined;
  for (const [whole, ways] of FOLDED) if (whole.startsWith(phrase)) return ways;
  return undefined;
}

const FOLDED = new Map(
  Object.entries(SYNONYMS).map(([phrase, ways]) => [
    wordsOf(phrase)
      .filter((word) => !EMPTY.has(word))
      .join(' '),
    ways.split('|').map(wordsOf),
  ]),
);

/** Returns whether a text matches a search, each word as a prefix of one of its words. */
export function matchesSearch(search: CodeSearch, text: string, code: string): boolean {
  if (search.code !== null && bareCode(code).startsWith(search.code)) return true;
  if (search.terms.length === 0) return true;
  const words = wordsOf(`${text} ${code}`);
  return search.terms.every(({ ways }) =>
    ways.some((way) => way.every((part) => words.some((word) => word.startsWith(part)))),
  );
}
