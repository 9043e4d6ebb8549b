import { Fragment, type ReactNode } from 'react';
import { type ListShown, ReadList, type RowSource } from './read-list.tsx';
import { RowList } from './row-list.tsx';

interface RowsShown<Row> extends ListShown {
  /** Returns the key of a row; its `id` by default. */
  rowId?: (row: Row) => string;
  /** A `Row`, or another `<li>`. */
  children: (row: Row, at: number) => ReactNode;
}

/**
 * A list of rows from a read: a placeholder while it loads, an error with a way to retry, the empty state, or the rows,
 * with a button to load more. Wrap it in `Panel flush`.
 */
export function ReadRows<Row, Result = unknown>({ rowId, children, ...list }: RowSource<Result, Row> & RowsShown<Row>) {
  const idOf: (row: Row, at: number) => string = rowId ?? readId;
  return (
    <ReadList {...list}>
      {(rows, stale) => (
        <RowList label={list.label} stale={stale}>
          {rows.map((row, at) => (
            <Fragment key={idOf(row, at)}>{children(row, at)}</Fragment>
          ))}
        </RowList>
      )}
    </ReadList>
  );
}

function readId(row: unknown, at: number): string {
  return typeof row === 'object' && row !== null && 'id' in row ? String(row.id) : String(at);
}
