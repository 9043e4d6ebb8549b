import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Rows } from '../api/use-api.ts';
import { type EmptyContent, renderEmpty } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { Read } from '../feedback/read.ts';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { RowFoot } from './row-list.tsx';

/** Where the rows of a list come from. */
export type RowSource<Result, Row> =
  /** From `useApiQuery`. */
  | { read: Read<Result>; rows: (result: Result) => readonly Row[] }
  /** From `useRows`, from `usePages`, or a list that is there already (`allRows`). */
  | { read: Rows<Row, Result>; rows?: undefined };

/** How the states of a list are shown. */
export interface ListShown {
  /** A plain noun: "Templates" becomes "Templates could not be loaded". */
  label: string;
  empty: EmptyContent;
  /** The rows of the placeholder while it loads, and their height in pixels. */
  loadingRows?: number;
  rowHeight?: number;
}

interface ReadListProps<Row> extends ListShown {
  /** Shown where there are rows; `stale` while an older answer is shown and the next one is on its way. */
  children: (rows: readonly Row[], stale: boolean) => ReactNode;
}

/** The states of a list whose rows are shown in a shape of their own, as a small table; rows with buttons take `ReadRows`. */
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
