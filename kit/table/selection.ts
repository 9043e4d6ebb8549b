/** The rows that somebody has marked, by id. */
export interface Selection {
  ids: ReadonlySet<string>;
  set: (ids: ReadonlySet<string>) => void;
}

/** The marks after one row was marked or unmarked. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const after = new Set(ids);
  if (!after.delete(id)) after.add(id);
  return after;
}

/** The marks with all rows from one place of the list to another, both with; the order of the two doesn't matter. */
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

/** Whether all, some or none of a list are marked. */
export function marked(ids: ReadonlySet<string>, list: readonly string[]): 'all' | 'some' | 'none' {
  if (ids.size === 0 || list.length === 0) return 'none';
  const count = list.filter((id) => ids.has(id)).length;
  if (count === 0) return 'none';
  return count === list.length ? 'all' : 'some';
}
