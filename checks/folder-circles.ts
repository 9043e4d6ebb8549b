import { filesNamedBy } from './import-cycles.ts';
import { isCode, isTest } from './reading/parse-source.ts';
import type { Breach, SourceFile } from './reading/source-file.ts';

/** The allowed number of pairs by `module/part`; lower a number when pairs are removed, never raise it. */
export type PairBudget = Readonly<Record<string, number>>;

/** Two folders of one module's part that import each other. */
export interface FolderPair {
  part: string;
  first: string;
  second: string;
}

/**
 * Finds pairs of sibling folders inside a module's `server`, `web` or `rules` that import each other, including type
 * imports but not tests.
 */
export function folderPairs(files: readonly SourceFile[]): FolderPair[] {
  const arrows = new Set<string>();
  for (const file of files) {
    if (!isCode(file.path) || isTest(file.path) || !file.path.startsWith('modules/')) continue;
    for (const target of filesNamedBy(file)) {
      const arrow = siblingsOf(file.path, target);
      if (arrow !== null) arrows.add(arrow.join(' '));
    }
  }
  const pairs: FolderPair[] = [];
  for (const arrow of arrows) {
    const [from, to] = arrow.split(' ') as [string, string];
    if (from < to && arrows.has(`${to} ${from}`))
      pairs.push({ part: from.split('/').slice(1, 3).join('/'), first: from, second: to });
  }
  return pairs.sort((one, other) => one.first.localeCompare(other.first));
}

/**
 * Returns the sibling folders below the last common folder of two files of one part; null if they are in the same
 * folder, or not in a part of a module.
 */
function siblingsOf(from: string, to: string): [string, string] | null {
  const [one, other] = [from.split('/'), to.split('/')];
  let common = 0;
  while (one[common] === other[common]) common += 1;
  // modules/<name>/<part>/<folder>/file: the common path must include the part, and both must continue into a folder.
  if (common < 3 || common >= one.length - 1 || common >= other.length - 1) return null;
  return [one.slice(0, common + 1).join('/'), other.slice(0, common + 1).join('/')];
}

/** Returns the breaches of a budget: more pairs than allowed, or fewer, so that the number is lowered. */
export function overBudget(pairs: readonly FolderPair[], budget: PairBudget): Breach[] {
  const found = Map.groupBy(pairs, ({ part }) => part);
  return [...new Set([...found.keys(), ...Object.keys(budget)])].flatMap((part) => {
    const own = found.get(part) ?? [];
    const most = budget[part] ?? 0;
    const path = `modules/${part}/`;
    if (own.length < most)
      return [
        {
          path,
          line: 1,
          message: `has ${own.length} pairs of folders that import each other: lower its budget of ${most}`,
        },
      ];
    if (own.length === most) return [];
    const names = own
      .map(({ first, second }) => `${first.slice(path.length)} ↔ ${second.slice(path.length)}`)
      .join(', ');
    return [{ path, line: 1, message: `has folders that import each other, at most ${most} pairs: ${names}` }];
  });
}
