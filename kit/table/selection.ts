/** The selected rows, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  set: (ids: ReadonlySet<string>) => void;
}

/** Returns the selection after one row was toggled. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}

/**
 * Returns the selection with all rows between two positions of the list, inclusive; the order of the positions doesn't
 * matter.
 */
export function withRange(
  ids: ReadonlySet<string>,
  list: readonly string[],
  from: number,
  to: number,
  mark: boolean,
): ReadonlySet<string> {
  const after = new Set(ids);
  for (const id of list.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (mark) after.add(id);
    else after.delete(id);
  }
  return after;
}

/** Returns whether all, some or none of a list are selected. */
export function marked(ids: ReadonlySet<string>, list: readonly string[]): 'all' | 'some' | 'none' {
  if (ids.size === 0 || list.length === 0) return 'none';
  const count = list.filter((id) => ids.has(id)).length;
  if (count === 0) return 'none';
  return count === list.length ? 'all' : 'some';
}
