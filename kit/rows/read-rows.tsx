import { Fragment, type ReactNode } from 'react';
import { type ListShown, ReadList, type RowSource } from './read-list.tsx';
import { RowList } from './row-list.tsx';

interface RowsShown<Row> extends ListShown {
  /** The key of a row; its `id` without. */
  rowId?: (row: Row) => string;
  /** A `Row`, or another `<li>`. */
  children: (row: Row, at: number) => ReactNode;
}

/**
 * A list of rows from a read: a placeholder while it loads, what went wrong with a way to try again, the empty state, or the rows, with
 * a button for more where the list has more. `Panel flush` around it.
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
