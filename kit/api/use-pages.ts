import { useEffect, useState } from 'react';
import type { ApiDocument } from './api-document.ts';
import { type Rows, useApiQuery } from './use-api.ts';

/** Where a page of a list begins: its number counts from 1. */
export interface PagePlace {
  number: number;
  skip: number;
  take: number;
}

/** The way through a list page by page, as a `Pager` takes it. */
export interface Paging {
  page: number;
  take: number;
  /** Undefined until the first page is there. */
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
  /** The variables that name a page; `skip` and `take` without. */
  place?: (place: PagePlace) => Place;
}

/**
 * Reads one page of a list; while the next one is on its way, the last one stays. A change of the variables starts at the first page
 * again. `read` goes to `ReadRows`, `paging` to a `Pager`. Errors are shown by those, and not reported beside them.
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
  // The last row of the last page has gone: those before it are still there.
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

/** How many pages a list has; an empty one has one. */
export function pageCount(count: number, take: number): number {
  return Math.max(1, Math.ceil(count / take));
}

function skipTake({ skip, take }: PagePlace): SkipTake {
  return { skip, take };
}
