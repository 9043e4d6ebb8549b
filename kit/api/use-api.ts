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

/** The query of a read, for `useQuery` and for `prepareRead`: kept under service, operation and variables. */
export function readOptions<Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables) {
  return queryOptions({
    queryKey: [document.service, document.name, variables] as const,
    queryFn: ({ signal }): Promise<Result> => request(document, variables, { signal }),
  });
}

interface ReadOptions {
  enabled?: boolean;
  /** Shows the last answer while the next one is on its way, as a list does while somebody types. */
  keepPrevious?: boolean;
  /** The caller reports a failure itself. */
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

/** Starts a read before its page needs it, as a link does while it is hovered; never fails. */
export function prepareQuery<Result, Variables>(document: ApiDocument<Result, Variables>, variables: Variables): void {
  queryClient.query({ ...readOptions(document, variables), meta: { quiet: true } }).catch(() => undefined);
}

/** A long list as a table shows it: rows so far, and how to get more. */
export interface Rows<Row, Result = unknown> {
  rows: readonly Row[];
  /** The first page as the server answered it, for totals beside the rows. */
  answer: Result | undefined;
  /** How many there are in all, where the server says it. */
  count: number | undefined;
  status: 'pending' | 'error' | 'success';
  error: unknown;
  hasMore: boolean;
  loadingMore: boolean;
  /** True while an older answer is shown and a newer one is on its way. */
  stale: boolean;
  loadMore: () => void;
  retry: () => void;
}

/** Reads a list page by page with `skip` and `take`; while the variables change, the last rows stay. */
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
  // The reader may be written inline by the caller; the rows change only with the pages.
  // oxlint-disable-next-line react/exhaustive-deps -- see above
  const rows = useMemo(() => pages?.flatMap((result) => [...rowsOf(result)]) ?? [], [pages]);
  const first = pages?.[0];
  return {
    rows,
    answer: first,
    count: first === undefined ? undefined : page.count?.(first),
    // A further page that failed leaves the ones that are there; a toast reports it, and scrolling on tries again.
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

/** The reads that a change makes old: whole services, or one operation of a service. */
export type Refreshes = readonly (string | readonly [service: string, operation: string])[];

interface MutationOptions<Result> {
  refreshes?: Refreshes;
  onDone?: (result: Result) => void;
  /** The caller reports a failure itself, as a form does. */
  quiet?: boolean;
}

/** Changes something on the server; never tried again by itself. */
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

/** Makes what was read from a service old: what is on the screen is read again now, everything else when it is needed. */
export function refreshQueries(service: string, operation?: string): void {
  const queryKey = operation === undefined ? [service] : [service, operation];
  // A first answer that is on its way may be from before the change, and the library does not ask anew for it.
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

/** Reads again what a change has made old: `refreshQueries` for each of them. */
export function refreshAll(refreshes: Refreshes): void {
  for (const read of refreshes) {
    if (typeof read === 'string') refreshQueries(read);
    else refreshQueries(...read);
  }
}
