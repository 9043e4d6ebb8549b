/** Number of pharmacies that a ZIP code search shows at first. */
export const PHARMACIES_SHOWN = 6;

/** Shuffles the items in an order determined by the seed only. */
export function stableShuffle<T>(items: readonly T[], keyOf: (item: T) => string, seed: string): T[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .map(({ item, key }) => ({ item, key, place: hashOf(`${seed}\n${key}`) }))
    .toSorted((one, other) => one.place - other.place || (one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

/** FNV-1a with a final mix, so that similar texts have very different hashes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
