import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import type { Rows } from '../api/use-api.ts';
import { type EmptyContent, renderEmpty } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import type { Read } from '../feedback/read.ts';
import { RowsSkeleton } from '../feedback/skeletons.tsx';
import { RowFoot, RowList } from './row-list.tsx';

type RowSource<Result, Row> =
  /** From `useApiQuery`. */
  | { read: Read<Result>; rows: (result: Result) => readonly Row[] }
  /** From `useRows`, from `usePages`, or a list that is there already (`allRows`). */
  | { read: Rows<Row, Result>; rows?: undefined };

interface RowsShown<Row> {
  /** A plain noun: "Templates" becomes "Templates could not be loaded". */
  label: string;
  empty: EmptyContent;
  /** The key of a row; its `id` without. */
  rowId?: (row: Row) => string;
  /** The rows of the placeholder while it loads, and their height in pixels. */
  loadingRows?: number;
  rowHeight?: number;
  /** A `Row`, or another `<li>`. */
  children: (row: Row, at: number) => ReactNode;
}

/**
 * A list of rows from a read: a placeholder while it loads, what went wrong with a way to try again, the empty state, or the rows, with
 * a button for more where the list has more. `Panel flush` around it.
 */
export function ReadRows<Row, Result = unknown>(props: RowSource<Result, Row> & RowsShown<Row>) {
  const { label, empty, loadingRows = 4, rowHeight, children } = props;
  const rowId: (row: Row, at: number) => string = props.rowId ?? readId;
  const list = listOf(props);
  if (list.status === 'pending') return <RowsSkeleton rows={loadingRows} height={rowHeight} />;
  if (list.status === 'error') return <ErrorState error={list.error} what={label} onRetry={list.retry} />;
  if (list.rows.length === 0) return renderEmpty(empty);
  return (
    <>
      <RowList label={label} stale={list.stale}>
        {list.rows.map((row, at) => (
          <Fragment key={rowId(row, at)}>{children(row, at)}</Fragment>
        ))}
      </RowList>
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

function readId(row: unknown, at: number): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : String(at);
}
