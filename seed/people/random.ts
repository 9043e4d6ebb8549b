/** A deterministic random number generator: the same seed returns the same numbers on every machine. */
export interface Random {
  /** Returns a number from 0 to 1, exclusive. */
  next(): number;
  /** Returns an integer from 0 to `end`, exclusive. */
  below(end: number): number;
  chance(share: number): boolean;
  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T;
}

/** Creates a generator from a seed, using sfc32. */
export function seededRandom(seed: number): Random {
  let a = 0x9e3779b9 ^ seed;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first numbers still correlate with the seed.
  for (let turn = 0; turn < 20; turn += 1) next();
  return {
    next,
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

/** Returns a sampler that prefers the first items of a list, as with names; constant time for any length. */
export function frequencyList(items: readonly string[], flatness = 3): (random: Random) => string {
  const weights = items.map((_, rank) => 1 / (rank + flatness));
  return weightedList(items, weights);
}

/** Returns a sampler that draws each item by its weight. */
export function weightedList<T>(items: readonly T[], weights: readonly number[]): (random: Random) => T {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const slots: T[] = [];
  const slotCount = Math.max(1024, items.length * 8);
  items.forEach((item, at) => {
    const count = Math.max(1, Math.round(((weights[at] ?? 0) / total) * slotCount));
    for (let slot = 0; slot < count; slot += 1) slots.push(item);
  });
  return (random) => random.pick(slots);
}
