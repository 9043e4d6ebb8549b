import type { Rows } from '../api/use-api.ts';

/** Wraps a list that is already loaded, in the shape that DataTable and ReadRows expect. */
export function allRows<Row>(rows: readonly Row[]): Rows<Row> {
  const nothing = (): void => undefined;
  return {
    rows,
    answer: undefined,
    count: rows.length,
    status: 'success',
    error: null,
    hasMore: false,
    loadingMore: false,
    stale: false,
    loadMore: nothing,
    retry: nothing,
  };
}
