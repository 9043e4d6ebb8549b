import type { Database } from '#platform/database.ts';
import { allowedErrors, nearWords } from '../../rules/index.ts';
import { findKnownWords, listWordsLike } from './name-words.sql.ts';

/**
 * What each mistyped word may mean: itself where a name begins so, and the words of names within a typing error or two. Null where one
 * of them means nothing that is known, so that nobody can match.
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
