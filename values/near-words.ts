/**
 * Returns the edit distance of two words: insertions, deletions, replacements and swaps of adjacent letters (optimal
 * string alignment); `most + 1` if it exceeds `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const [a, b] = [Array.from(one), Array.from(other)];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const now = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const replaced = last[at - 1]! + (a[row - 1] === b[at - 1] ? 0 : 1);
      let least = Math.min(now[at - 1]! + 1, last[at]! + 1, replaced);
      const swapped = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      if (swapped) least = Math.min(least, beforeLast[at - 2]! + 1);
      now.push(least);
    }
    if (Math.min(...now) > most) return most + 1;
    [beforeLast, last] = [last, now];
  }
  return Math.min(last[b.length]!, most + 1);
}

/**
 * Returns the number of typos allowed in a folded word of this length: none below 3 letters, one up to 5, two beyond.
 */
export function allowedErrors(word: string): number {
  if (word.length < 3) return 0;
  return word.length <= 5 ? 1 : 2;
}

/** Returns up to `most` words of a list that a mistyped word may mean, nearest first. */
export function nearWords(typed: string, words: readonly string[], most = 6): string[] {
  const allowed = allowedErrors(typed);
  if (allowed === 0) return [];
  return words
    .map((word) => ({ word, distance: editDistance(typed, word, allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
    .slice(0, most)
    .map(({ word }) => word);
}
