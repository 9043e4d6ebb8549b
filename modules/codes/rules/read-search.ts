import { bareCode, wordsOf } from './code-text.ts';
import { SYNONYMS } from './synonyms.ts';

/** Several ways to say one thing; the words of one way all have to be found. */
export interface SearchTerm {
  ways: readonly (readonly string[])[];
}

/** What somebody searched for: every term has to be found, in any order. */
export interface CodeSearch {
  terms: readonly SearchTerm[];
  /** The whole text as the beginning of a code, without its dot; null where it can be none. */
  code: string | null;
}

// Words that a search does without: nobody means them.
const EMPTY = new Set(['of', 'the', 'a', 'an', 'and', 'with', 'in', 'to', 'for', 'due', 'on', 'by', 'or']);
const LONGEST_PHRASE = 3;
const MOST_WORDS = 12;

/** Reads what somebody typed: its words, what else these are called, and whether it begins a code. */
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

// While the last word of a phrase is still being typed, it counts as soon as three letters of it stand.
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

/** Whether a text holds what was searched for, each word as the beginning of one of its words. */
export function matchesSearch(search: CodeSearch, text: string, code: string): boolean {
  if (search.code !== null && bareCode(code).startsWith(search.code)) return true;
  if (search.terms.length === 0) return true;
  const words = wordsOf(`${text} ${code}`);
  return search.terms.every(({ ways }) =>
    ways.some((way) => way.every((part) => words.some((word) => word.startsWith(part)))),
  );
}
