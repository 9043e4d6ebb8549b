import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  type UseMutationResult,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ApiDocument } from './api-document.ts';
import { queryClient } from './query-client.ts';
import { request } from './request.ts';

/**
 * The query options of a read, for `useQuery` and `prepareQuery`; the cache key is service, operation and variables.
 */
export function readOptions<Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables) {
  return queryOptions({
    queryKey: [document.service, document.name, variables] as const,
    queryFn: ({ signal }): Promise<Result> => request(document, variables, { signal }),
  });
}

interface ReadOptions {
  enabled?: boolean;
  /** Shows the last result while the next one loads, e.g. in a list that is filtered while the user types. */
  keepPrevious?: boolean;
  /** The caller reports failures itself. */
  quiet?: boolean;
}

/** Reads from the server and stays up to date. */
export function useApiQuery<Result, Variables>(
  document: ApiDocument<Result, Variables>,
  variables: Variables,
  options: ReadOptions = {},
): UseQueryResult<Result> {
  return useQuery({
    ...readOptions(document, variables),
    enabled: options.enabled ?? true,
    meta: { quiet: options.quiet ?? false },
    ...(options.keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
  });
}

/** Starts a read before its page needs it, e.g. when a link is hovered; never fails. */
export function prepareQuery<Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables): void {
  queryClient.query({ ...readOptions(document, variables), meta: { quiet: true } }).catch(() => undefined);
}

/** A long list as a table shows it: the rows loaded so far, and a way to load more. */
export interface Rows<Row, Result = unknown> {
  rows: readonly Row[];
  /** The first page as the server returned it, for totals next to the rows. */
  answer: Result | undefined;
  /** The total number of rows, if the server returns it. */
  count: number | undefined;
  status: 'pending' | 'error' | 'success';
  error: unknown;
  hasMore: boolean;
  loadingMore: boolean;
  /** True while an older result is shown and a newer one is loading. */
  stale: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Reads a list page by page with `skip` and `take`; while the variables change, the previous rows stay. */
export function useRows<Result, Variables extends object, Row>(
  document: ApiDocument<Result, Variables>,
  variables: Omit<Variables, 'skip' | 'take'>,
  page: {
    take: number;
    rows: (result: Result) => readonly Row[];
    count?: (result: Result) => number;
    enabled?: boolean;
  },
): Rows<Row, Result> {
  const query = useInfiniteQuery({
    ...infiniteQueryOptions({
      queryKey: [document.service, document.name, variables, page.take] as const,
      queryFn: ({ pageParam, signal }): Promise<Result> =>
        request(document, { ...variables, skip: pageParam, take: page.take } as unknown as Variables, { signal }),
      initialPageParam: 0,
      getNextPageParam: (last, _pages, skip) => (page.rows(last).length < page.take ? undefined : skip + page.take),
    }),
    placeholderData: keepPreviousData,
    enabled: page.enabled ?? true,
  });
  const pages = query.data?.pages;
  const { rows: rowsOf } = page;
  // `rowsOf` may be an inline function; the rows change only with the pages.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const rows = useMemo(() => pages?.flatMap((result) => [...rowsOf(result)]) ?? [], [pages]);
  const first = pages?.[0];
  return {
    rows,
    answer: first,
    count: first === undefined ? undefined : page.count?.(first),
    // A further page that failed leaves the loaded ones in place; a toast reports it, and scrolling retries.
    status: pages === undefined ? query.status : 'success',
    error: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    stale: query.isPlaceholderData,
    loadMore: () => {
      const waits = query.isFetchNextPageError && Date.now() - query.errorUpdatedAt < 5000;
      if (query.hasNextPage && !query.isFetchingNextPage && !waits) void query.fetchNextPage();
    },
    retry: () => void query.refetch(),
  };
}

/** The reads that a mutation invalidates: whole services, or one operation of a service. */
export type Refreshes = readonly (string | readonly [service: string, operation: string])[];

interface MutationOptions<Result> {
  refreshes?: Refreshes;
  onDone?: (result: Result) => void;
  /** The caller reports failures itself, as forms do. */
  quiet?: boolean;
}

/** Changes something on the server. Never retried automatically. */
export function useApiMutation<Result, Variables>(
  document: ApiDocument<Result, Variables>,
  options: MutationOptions<Result> = {},
): UseMutationResult<Result, Error, Variables> {
  return useMutation({
    mutationFn: (variables: Variables) => request(document, variables),
    meta: { quiet: options.quiet ?? false },
    onSuccess: (result) => {
      refreshAll(options.refreshes ?? []);
      options.onDone?.(result);
    },
  });
}

/** Invalidates what was read from a service: visible data is read again now, everything else when it is needed. */
export function refreshQueries(service: string, operation?: string): void {
  const queryKey = operation === undefined ? [service] : [service, operation];
  // A first response in flight may predate the change, and the library would not request it again.
  const first = queryClient
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ queryKey });
  for (const query of first) {
    const again = () => queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    void query.promise?.then(again, () => undefined);
  }
}

/** Calls `refreshQueries` for each read that a mutation invalidates. */
export function refreshAll(refreshes: Refreshes): void {
  for (const read of refreshes) {
    if (typeof read === 'string') refreshQueries(read);
    else refreshQueries(...read);
  }
}
