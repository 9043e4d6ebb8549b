import { type ReactNode, Suspense, useState } from 'react';

/** The form of a row or of a new one, which a page opens and closes. */
export interface Editor<Row> {
  /** Opens the form for a new one. */
  add: () => void;
  edit: (row: Row) => void;
  close: () => void;
  /** The id of the row that is open, 'new' for a new one, or null. */
  openId: string | null;
  /** Renders the form while it is open: with the newest version of the row, or null for a new one. */
  render: (form: (row: Row | null, close: () => void) => ReactNode) => ReactNode;
}

interface Opened<Row> {
  row: Row | null;
  /** Counts the openings: each has a fresh form. */
  count: number;
}

/**
 * Which row of a list is edited. An open form gets newer versions of its row as `rows` brings them, and keeps the row that it was opened
 * with after it was deleted. A form whose code is fetched on use may be rendered as it is. `rowId` is needed where rows have no `id`.
 */
export function useEditor<Row extends { id: string }>(rows: readonly Row[] | undefined): Editor<Row>;
export function useEditor<Row>(rows: readonly Row[] | undefined, rowId: (row: Row) => string): Editor<Row>;
export function useEditor<Row>(
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string = (row) => (row as { id: string }).id,
): Editor<Row> {
  const [opened, setOpened] = useState<Opened<Row> | null>(null);
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

/** The row as the list holds it now; as it was opened where the list no longer holds it, null for a new one. */
export function newestRow<Row>(
  opened: Row | null,
  rows: readonly Row[] | undefined,
  rowId: (row: Row) => string,
): Row | null {
  if (opened === null) return null;
  const id = rowId(opened);
  return rows?.find((row) => rowId(row) === id) ?? opened;
}
