import { allowedErrors, editDistance } from '#values/near-words.ts';
import { type CodeSearch, COMMON_WORDS, readSearch, vagueness } from '../rules/index.ts';
import type { CodeIndex } from './code-index.ts';

/**
 * Returns the closest search that finds something if a search finds nothing: misspelled words are corrected, and then
 * the least useful words are dropped. Null if no word matches.
 */
export function relaxSearch(search: CodeSearch, indexes: readonly CodeIndex[]): CodeSearch | null {
  const known = search.words.flatMap((word) => correct(word, indexes) ?? []);
  return bestPart(known, indexes);
}

/** Returns the largest part of the words that finds something, dropping the least useful words first. */
function bestPart(words: readonly string[], indexes: readonly CodeIndex[]): CodeSearch | null {
  if (words.length === 0) return null;
  const whole = readSearch(words.join(' '));
  if (countIn(whole, indexes) > 0) return whole;
  const parts = words.map((dropped, at) => {
    const search = readSearch(words.toSpliced(at, 1).join(' '));
    const found = search.words.length === 0 ? 0 : countIn(search, indexes);
    const isCommon = found > 0 && indexes.some((index) => index.find(search, 1).some(index.isCommon));
    return { search, found, vague: vagueness(dropped), isCommon };
  });
  // A vague word is dropped first, then one without which common codes remain, then the one that leaves the fewest codes.
  const [best] = parts.toSorted(
    (one, other) =>
      Number(other.found > 0) - Number(one.found > 0) ||
      other.vague - one.vague ||
      Number(other.isCommon) - Number(one.isCommon) ||
      one.found - other.found,
  );
  return best!.found > 0 ? best!.search : bestPart(best!.search.words, indexes);
}

const countIn = (search: CodeSearch, indexes: readonly CodeIndex[]): number =>
  indexes.reduce((sum, index) => sum + index.count(search), 0);

/** Returns a word that the indexes know: the word itself, or the most frequent of the nearest ones; null if none is near. */
function correct(word: string, indexes: readonly CodeIndex[]): string | null {
  if (COMMON_WORDS.has(word) || indexes.some((index) => index.knows(word))) return word;
  const allowed = word.length < 4 ? 0 : allowedErrors(word);
  let best: { near: string; distance: number; codes: number } | null = null;
  const weigh = (near: string, codes: number): void => {
    // A typo is rarely in the first letter.
    if (near[0] !== word[0] || near.length < 4) return;
    const distance = editDistance(word, near, best?.distance ?? allowed);
    if (distance > (best?.distance ?? allowed)) return;
    if (best === null || distance < best.distance || codes > best.codes) best = { near, distance, codes };
  };
  if (allowed === 0) return null;
  for (const index of indexes) for (const [near, codes] of index.words()) weigh(near, codes);
  for (const near of COMMON_WORDS) weigh(near, 0);
  return (best as { near: string } | null)?.near ?? null;
}
