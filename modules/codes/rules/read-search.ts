import { bareCode, wordsOf } from './code-text.ts';
import { LAY_TERMS } from './lay-terms.ts';
import { SYNONYMS } from './synonyms.ts';

/** Synonyms for one meaning; all words of one of them must match. */
export interface SearchTerm {
  ways: readonly (readonly string[])[];
}

/** A parsed search: every term must match, in any order. */
export interface CodeSearch {
  /** The words that are searched for, without stop words. */
  words: readonly string[];
  terms: readonly SearchTerm[];
  /** The whole text as a code prefix, without its dot; null if it can't be one. */
  code: string | null;
}

// Stop words that a search ignores.
const EMPTY = new Set([
  'of',
  'the',
  'a',
  'an',
  'and',
  'with',
  'in',
  'to',
  'for',
  'due',
  'on',
  'by',
  'or',
  'at',
  'from',
  'my',
  'has',
]);
const LONGEST_PHRASE = 4;
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
  return { words, terms, code };
}

// Words that say little about a diagnosis; they are dropped first if no code matches all words.
const VAGUE = new Set(
  `acute attack check chronic complaint concern condition disease disorder episode evaluation exam flare flareup history
  infection injury issue issues mild moderate new old ongoing pain pains patient possible problem problems procedure
  need needs recurrent routine severe severely simple symptom symptoms syndrome test testing trouble use visit worsening`.split(
    /\s+/,
  ),
);

/** Returns how little a word says about a code: 1 for words such as "attack" and "problem", 0 for others. */
export const vagueness = (word: string): number => (VAGUE.has(word) ? 1 : 0);

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
  Object.entries({ ...SYNONYMS, ...LAY_TERMS }).map(([phrase, ways]) => [
    wordsOf(phrase)
      .filter((word) => !EMPTY.has(word))
      .join(' '),
    ways.split('|').map(wordsOf),
  ]),
);

/** The words of common names, which a misspelled word may mean as well. */
export const COMMON_WORDS: ReadonlySet<string> = new Set([...FOLDED.keys()].flatMap((phrase) => phrase.split(' ')));

/** Returns whether a text matches a search, each word as a prefix of one of its words. */
export function matchesSearch(search: CodeSearch, text: string, code: string): boolean {
  if (search.code !== null && bareCode(code).startsWith(search.code)) return true;
  if (search.terms.length === 0) return true;
  const words = wordsOf(`${text} ${code}`);
  return search.terms.every(({ ways }) =>
    ways.some((way) => way.every((part) => words.some((word) => word.startsWith(part)))),
  );
}
