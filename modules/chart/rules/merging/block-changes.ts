/** Replaces the blocks `from` to `to` (exclusive) of the earlier version; an insertion if both are the same. */
export interface BlockChange {
  from: number;
  to: number;
  blocks: readonly string[];
}

// About a second of work and 8 MB; beyond that, the changed part counts as one change.
const MOST_CELLS = 4_000_000;
const MOST_PAIRS = 2500;

/** Returns what turns one version of a text into another, in order: one change per paragraph where they can be paired. */
export function blockChanges(before: readonly string[], after: readonly string[]): BlockChange[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const middle = changesBetween(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return middle
    .flatMap(({ from, to, blocks }) => paired(before, { from: from + start, to: to + start, blocks }))
    .filter(
      ({ from, to, blocks }) => to - from !== blocks.length || blocks.some((block, at) => block !== before[from + at]),
    );
}

/** Compares along the longest common subsequence. */
function changesBetween(a: readonly string[], b: readonly string[]): BlockChange[] {
  if (a.length === 0 && b.length === 0) return [];
  if (a.length * b.length > MOST_CELLS) return [{ from: 0, to: a.length, blocks: b }];
  const common = commonLengths(a, b);
  const width = b.length + 1;
  const changes: BlockChange[] = [];
  let [i, j] = [0, 0];
  let [fromI, fromJ] = [0, 0];
  const close = (): void => {
    if (i > fromI || j > fromJ) changes.push({ from: fromI, to: i, blocks: b.slice(fromJ, j) });
  };
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      close();
      i += 1;
      j += 1;
      [fromI, fromJ] = [i, j];
    } else if (j >= b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) i += 1;
    else j += 1;
  }
  close();
  return changes;
}

/** Returns the length of the longest common subsequence of the rests from each pair of places. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array {
  const width = b.length + 1;
  const common = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        a[i] === b[j]
          ? common[(i + 1) * width + j + 1]! + 1
          : Math.max(common[(i + 1) * width + j]!, common[i * width + j + 1]!);
    }
  }
  return common;
}

/**
 * Splits a change into one per paragraph: versions of one are paired, and what is between them if the counts match;
 * deletions are one each.
 */
function paired(before: readonly string[], change: BlockChange): BlockChange[] {
  const { from, to, blocks } = change;
  const parts: BlockChange[] = [];
  let [at, next] = [from, 0];
  const until = (end: number, nextEnd: number): void => {
    const between = blocks.slice(next, nextEnd);
    if (end - at === between.length) parts.push(...between.map((block, index) => one(at + index, block)));
    else if (between.length === 0)
      for (let gone = at; gone < end; gone += 1) parts.push({ from: gone, to: gone + 1, blocks: [] });
    else parts.push({ from: at, to: end, blocks: between });
  };
  for (const [old, now] of versionPairs(before.slice(from, to), blocks)) {
    until(from + old, now);
    parts.push(one(from + old, blocks[now]!));
    [at, next] = [from + old + 1, now + 1];
  }
  until(to, blocks.length);
  return parts;
}

function one(at: number, block: string): BlockChange {
  return { from: at, to: at + 1, blocks: [block] };
}

/** Pairs the versions of one paragraph, in order, so that as much text as possible is common. */
function versionPairs(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length === 0 || after.length === 0 || before.length * after.length > MOST_PAIRS) return [];
  const shared = before.map((old) => after.map((now) => sharedLength(old, now)));
  // The most common text in the rests from each pair of places.
  const most = Array.from({ length: before.length + 1 }, () => Array.from({ length: after.length + 1 }, () => 0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const together = shared[i]![j]! + most[i + 1]![j + 1]!;
      most[i]![j] = Math.max(together, most[i + 1]![j]!, most[i]![j + 1]!);
    }
  }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (shared[i]![j]! > 0 && most[i]![j] === shared[i]![j]! + most[i + 1]![j + 1]!) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (most[i]![j] === most[i + 1]![j]) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Returns how much two blocks share at their ends; 0 unless it is half of the shorter one. */
function sharedLength(old: string, now: string): number {
  const [tag] = /^<\w+/.exec(old) ?? [''];
  if (!now.startsWith(tag)) return 0;
  const [a, b] = [inside(old), inside(now)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return (start + end) * 2 >= shorter ? start + end : 0;
}

function inside(block: string): string {
  return block.replace(/^<[^>]*>|<\/\w+>$/g, '');
}
