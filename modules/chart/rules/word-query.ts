const MOST_WORDS = 8;

/**
 * What was typed as a query for PostgreSQL's text search: every word has to be there, by its stem or its beginning; null where
 * nothing is left of it. Letters and digits alone come through, so that nothing typed means anything else to the query.
 */
export function wordQuery(typed: string): string | null {
  const words = typed
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, MOST_WORDS);
  return words.length === 0 ? null : words.map((word) => `${word.slice(0, 40)}:*`).join(' & ');
}
