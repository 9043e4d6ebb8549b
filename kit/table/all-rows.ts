import type { Rows } from '../api/use-api.ts';

/** A list that is there already, in the shape that a DataTable and ReadRows take. */
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
