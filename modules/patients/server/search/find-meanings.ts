import type { Database } from '#platform/database.ts';
import { allowedErrors, nearWords } from '#values/near-words.ts';
import { findKnownWords, listWordsLike } from './name-words.sql.ts';

/**
 * Returns the possible meanings of each mistyped word: the word itself if a name begins with it, and name words within
 * one or two typos. Null if a word has no meaning, so that no patient can match.
 */
export async function findMeanings(
  database: Database,
  clinicId: string,
  words: readonly string[],
): Promise<string[][] | null> {
  if (words.every((word) => allowedErrors(word) === 0)) return null;
  const meanings = await database.transaction(async (tx) => {
    const [known, like] = await Promise.all([findKnownWords(tx, clinicId, words), listWordsLike(tx, clinicId, words)]);
    return words.map((word, at) => [...new Set([...(known.has(word) ? [word] : []), ...nearWords(word, like[at]!)])]);
  });
  return meanings.every((list) => list.length > 0) ? meanings : null;
}
