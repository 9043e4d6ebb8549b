import { useEffect, useState } from 'react';
import type { ApiDocument } from './api-document.ts';
import { type Rows, useApiQuery } from './use-api.ts';

/** The position of a page in a list. Page numbers start at 1. */
export interface PagePlace {
  number: number;
  skip: number;
  take: number;
}

/** Navigation through a list page by page, the input of a `Pager`. */
export interface Paging {
  page: number;
  take: number;
  /** Undefined until the first page is loaded. */
  count: number | undefined;
  go: (page: number) => void;
}

interface SkipTake {
  skip: number;
  take: number;
}

interface PageOptions<Result, Row, Place> {
  take: number;
  rows: (result: Result) => readonly Row[];
  count: (result: Result) => number;
  /** Returns the variables of a page; `skip` and `take` by default. */
  place?: (place: PagePlace) => Place;
}

/**
 * Reads one page of a list; the previous page stays while the next one loads. A change of the variables goes back to
 * the first page. Pass `read` to `ReadRows` and `paging` to a `Pager`. They show errors, so errors are not reported
 * elsewhere.
 */
export function usePages<Result, Variables extends object, Row, Place extends object = SkipTake>(
  document: ApiDocument<Result, Variables>,
  variables: Omit<Variables, keyof Place>,
  { take, rows: rowsOf, count: countOf, place = skipTake as never }: PageOptions<Result, Row, Place>,
): { read: Rows<Row, Result>; rows: readonly Row[]; count: number | undefined; paging: Paging } {
  const list = JSON.stringify(variables);
  const [at, setAt] = useState({ list, page: 1 });
  const page = at.list === list ? at.page : 1;
  const query = useApiQuery(
    document,
    { ...variables, ...place({ number: page, skip: (page - 1) * take, take }) } as unknown as Variables,
    { keepPrevious: true, quiet: true },
  );
  const answer = query.data;
  const rows = answer === undefined ? [] : rowsOf(answer);
  const count = answer === undefined ? undefined : countOf(answer);
  const go = (to: number): void => setAt({ list, page: to });
  // The last row of the last page was deleted: show the page before it.
  const last = pageCount(count ?? 0, take);
  const isBeyond = answer !== undefined && !query.isPlaceholderData && page > last;
  useEffect(() => {
    if (isBeyond) setAt({ list, page: last });
  }, [isBeyond, list, last]);
  return {
    read: {
      rows,
      answer,
      count,
      status: answer !== undefined && !isBeyond ? 'success' : query.isError ? 'error' : 'pending',
      error: query.error,
      hasMore: false,
      loadingMore: false,
      stale: query.isPlaceholderData,
      loadMore: () => undefined,
      retry: () => void query.refetch(),
    },
    rows,
    count,
    paging: { page, take, count, go },
  };
}

/** Returns the number of pages of a list. An empty list has one page. */
export function pageCount(count: number, take: number): number {
  return Math.max(1, Math.ceil(count / take));
}

function skipTake({ skip, take }: PagePlace): SkipTake {
  return { skip, take };
}
