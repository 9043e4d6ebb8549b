/** Returns the row that a key moves to from row `at` of `count`, with `page` rows per page; null for any other key. */
export function moveRow(key: string, at: number, count: number, page: number): number | null {
  if (count === 0) return null;
  const to: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const target = to[key];
  return target === undefined ? null : Math.min(count - 1, Math.max(0, target));
}
