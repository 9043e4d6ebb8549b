import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  /** Also the name passed to `onSort`. */
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** A CSS grid track: `8rem`, `minmax(12rem, 2fr)`. An equal share of the width by default. */
  width?: string;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** The value for exports and client-side sorting; required if `cell` returns more than text. */
  text?: (row: Row) => string | number | null;
  /** The value for client-side sorting if the text of the cell would sort wrong, e.g. a formatted date. */
  sortBy?: (row: Row) => string | number | null;
  /** Hidden by default. */
  hidden?: boolean;
  /** Can't be hidden: the list would be meaningless without it. */
  fixed?: boolean;
  /**
   * The position of the cell in the two-line card on a phone: the title of the first line, at its right end, one of the
   * details on the second line, or hidden. `detail` by default.
   */
  phone?: 'title' | 'aside' | 'detail' | 'hidden';
}

/** The column and direction of a sorted list. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Returns the sort after a click on a column's title: first ascending, then descending. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  return { column, direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** Returns a cell as plain text or number, for exports, sorting and accessible names. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string | number | null {
  if (column.text !== undefined) return column.text(row);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null;
}
