const MOST_WORDS = 8;

/**
 * Converts user input to a PostgreSQL full-text query: every word must match by stem or prefix; null if no words are
 * left. Only letters and digits are kept, so that input can't contain query operators.
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
