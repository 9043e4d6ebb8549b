const WORD = /[\p{L}\p{N}]+/gu;
const MOST_WORDS = 2000;

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
