import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Rows } from '../api/use-api.ts';
import { type EmptyContent, renderEmpty } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { Read } from '../feedback/read.ts';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { RowFoot } from './row-list.tsx';

/** The source of a list's rows. */
export type RowSource<Result, Row> =
  /** From `useApiQuery`. */
  | { read: Read<Result>; rows: (result: Result) => readonly Row[] }
  /** From `useRows`, from `usePages`, or a list that is already loaded (`allRows`). */
  | { read: Rows<Row, Result>; rows?: undefined };

/** The presentation of a list's states. */
export interface ListShown {
  /** A plain noun: "Templates" becomes "Templates could not be loaded". */
  label: string;
  empty: EmptyContent;
  /** Number of placeholder rows while it loads, and their height in pixels. */
  loadingRows?: number;
  rowHeight?: number;
}

interface ReadListProps<Row> extends ListShown {
  /** Renders the rows; `stale` while an older result is shown and the next one is loading. */
  children: (rows: readonly Row[], stale: boolean) => ReactNode;
}

/** The states of a list with a custom rendering, e.g. a small table. For rows with buttons use `ReadRows`. */
export function ReadList<Row, Result = unknown>(props: RowSource<Result, Row> & ReadListProps<Row>) {
  const { label, empty, loadingRows = 4, rowHeight, children } = props;
  const list = listOf(props);
  if (list.status === 'pending') return <RowsSkeleton rows={loadingRows} height={rowHeight} />;
  if (list.status === 'error') return <ErrorState error={list.error} what={label} onRetry={list.retry} />;
  if (list.rows.length === 0) return renderEmpty(empty);
  return (
    <>
      {children(list.rows, list.stale)}
      {list.hasMore && (
        <RowFoot>
          <Button size="compact-sm" variant="default" loading={list.loadingMore} onClick={list.loadMore}>
            Show more
          </Button>
        </RowFoot>
      )}
    </>
  );
}

type List<Row> = Pick<
  Rows<Row>,
  'rows' | 'status' | 'error' | 'stale' | 'hasMore' | 'loadingMore' | 'loadMore' | 'retry'
>;

function listOf<Result, Row>(source: RowSource<Result, Row>): List<Row> {
  if (source.rows === undefined) return source.read;
  const { data, error, refetch } = source.read;
  return {
    rows: data === undefined ? [] : source.rows(data),
    status: data !== undefined ? 'success' : error === null ? 'pending' : 'error',
    error,
    stale: 'isPlaceholderData' in source.read && source.read.isPlaceholderData === true,
    hasMore: false,
    loadingMore: false,
    loadMore: () => undefined,
    retry: () => void refetch(),
  };
}
