import { type ReactNode, Suspense, useState } from 'react';

/** The state of the form of a row or of a new record, which a page opens and closes. */
export interface Editor<Row> {
  /** Opens the form for a new record. */
  add: () => void;
  edit: (row: Row) => void;
  close: () => void;
  /** The id of the open row, 'new' for a new record, or null. */
  openId: string | null;
  /** Renders the form while it is open: with the newest version of the row, or null for a new record. */
  render: (form: (row: Row | null, close: () => void) => ReactNode) => ReactNode;
}

interface OpenEditor<Row> {
  row: Row | null;
  /** Counts the openings, so that each gets a fresh form. */
  count: number;
}

/**
 * Tracks which row of a list is being edited. An open form gets newer versions of its row from `rows`, and keeps its
 * initial row if the row was deleted. A form whose code is loaded on demand can be rendered directly. `rowId` is
 * required if rows have no `id`.
 */
export function useEditor<Row extends { id: string }>(rows: readonly Row[] | undefined): Editor<Row>;
export function useEditor<Row>(rows: readonly Row[] | undefined, rowId: (row: Row) => string): Editor<Row>;
export function useEditor<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string = (row) => (row as { id: string }).id,
): Editor<Row> {
  const [opened, setOpened] = useState<OpenEditor<Row> | null>(null);
  const open = (row: Row | null): void => setOpened((last) => ({ row, count: (last?.count ?? 0) + 1 }));
  const close = (): void => setOpened(null);
  const openId = opened === null ? null : opened.row === null ? 'new' : rowId(opened.row);
  return {
    add: () => open(null),
    edit: open,
    close,
    openId,
    render: (form) => {
      if (opened === null) return null;
      return <Suspense key={`${openId} ${opened.count}`}>{form(newestRow(opened.row, rows, rowId), close)}</Suspense>;
    },
  };
}

/** Returns the current row of the list; the row as opened if the list no longer has it, and null for a new record. */
export function newestRow<Row>(
  opened: Row | null,
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
): Row | null {
  if (opened === null) return null;
  const id = rowId(opened);
  return rows?.find((row) => rowId(row) === id) ?? opened;
}
