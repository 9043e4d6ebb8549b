import { isNoteEmpty } from '../../rules/index.ts';
import { topLevelBlocks } from '../top-level-blocks.ts';

/**
 * Merges two versions of a note: common blocks appear once; where they differ, mine comes first, then theirs. Only
 * empty lines of theirs are dropped.
 */
export function mergeBlocks(mine: string, theirs: string): string {
  const [a, b] = [topLevelBlocks(mine), topLevelBlocks(theirs)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = mergeMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...a.slice(0, start), ...middle, ...a.slice(a.length - end)].join('');
}

/** Walks along the longest common subsequence of blocks; between its members, mine come first, then theirs. */
function mergeMiddle(a: readonly string[], b: readonly string[]): string[] {
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
  const merged: string[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      merged.push(a[i]!);
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && common[(i + 1) * width + j]! >= common[i * width + j + 1]!)) {
      merged.push(a[i]!);
      i += 1;
    } else {
      if (!isNoteEmpty(b[j]!)) merged.push(b[j]!);
      j += 1;
    }
  }
  return merged;
}
