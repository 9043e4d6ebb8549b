import { keepPreviousData, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import type { Rows } from '#kit/api/use-api.ts';
import { clinicZone } from '#kit/formats/clinic-zone.ts';
import { AuditLogPageDocument, type AuditLogPageQuery } from '../audit_logs.operations.gen.ts';
import type { LogEntry } from './log-entry.ts';
import { type LogFilter, whereOf } from './log-filter.ts';

/** The log on the page: the loaded entries, and functions to load more or reload. */
export interface ShownLog extends Rows<LogEntry> {
  /** The loaded entries are shown, but the next ones could not be read. */
  cutOff: boolean;
  /** The time of the oldest page, if it was read from a replica. */
  asOf: string | null;
  /** Reloads the list from its beginning. */
  refresh: () => void;
  refreshing: boolean;
  /** Set if the server paused before a page was full: the number of entries searched, and how far it got. */
  paused: { through: number; until: string; goOn: () => void } | null;
}

const TAKE = 60;
// Entries shown above the one that the user jumped to.
const ABOVE = 3;

/** Reads the log page by page, in the filter's order, or from the filter's position on. */
export function useAuditLog(filter: LogFilter, enabled: boolean): ShownLog {
  const { place, order } = filter;
  const where = useMemo(() => whereOf(filter, clinicZone()), [filter]);
  const key = ['audit_logs', AuditLogPageDocument.name, where, place ?? null, order ?? null] as const;
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      request(AuditLogPageDocument, { where, before: pageParam, take: TAKE, order }, { signal }),
    initialPageParam: place === undefined ? null : startAt(place, order),
    getNextPageParam: ({ audit_log_search: page }) => page.next ?? undefined,
    enabled,
    placeholderData: keepPreviousData,
    // Reading the log adds an entry to it, so it is read only on request, not automatically.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { quiet: true },
  });
  const { data } = query;
  const rows = useMemo(() => data?.pages.flatMap(({ audit_log_search: page }) => page.entries) ?? [], [data]);
  const cutOff = query.isFetchNextPageError;
  const last = data?.pages.at(-1)?.audit_log_search;
  const pausedAt = query.isFetchingNextPage ? null : (last?.looked_until ?? null);
  return {
    answer: undefined,
    rows,
    count: undefined,
    status: data === undefined ? query.status : 'success',
    error: query.error,
    hasMore: query.hasNextPage && !cutOff && pausedAt === null,
    loadingMore: query.isFetchingNextPage,
    stale: query.isPlaceholderData,
    cutOff,
    asOf: data?.pages.map(({ audit_log_search: page }) => page.as_of).find((time) => time != null) ?? null,
    paused:
      pausedAt === null ? null : { through: through(data), until: pausedAt, goOn: () => void query.fetchNextPage() },
    refreshing: query.isRefetching && !query.isPlaceholderData,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage && pausedAt === null) void query.fetchNextPage();
    },
    retry: () => void (cutOff ? query.fetchNextPage() : query.refetch()),
    refresh: () => {
      queryClient.setQueryData<InfiniteData<AuditLogPageQuery>>(key, (shown) => shown && firstOf(shown));
      void query.refetch();
    },
  };
}

function startAt(place: number, order: LogFilter['order']): string {
  return String(order === 'oldest' ? Math.max(1, place - ABOVE) : place + ABOVE + 1);
}

// Only the first page is reloaded; further pages are loaded when the user scrolls down again.
function firstOf<Page>({ pages, pageParams }: InfiniteData<Page>): InfiniteData<Page> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
}

function through(data: InfiniteData<AuditLogPageQuery> | undefined): number {
  return data?.pages.reduce((sum, { audit_log_search: page }) => sum + page.looked_through, 0) ?? 0;
}
