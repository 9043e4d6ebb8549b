const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 2000;
const SHORTEST_PART = 3;
const LONGEST_PART = 10;

/** Returns the distinct search words of a text: without case and accents, at least two letters long. */
export function searchWords(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = new Set<string>();
  for (const [word] of folded.matchAll(WORD)) {
    if (word.length >= 2) words.add(word.slice(0, 40));
    if (words.size >= MOST_WORDS) break;
  }
  return [...words];
}

/** Returns the search words of a text and their beginnings of three to ten letters. */
export function searchParts(text: string): string[] {
  const parts = new Set<string>();
  for (const word of searchWords(text)) {
    parts.add(word);
    for (let length = SHORTEST_PART; length < word.length && length <= LONGEST_PART; length += 1)
      parts.add(word.slice(0, length));
  }
  return [...parts];
}
