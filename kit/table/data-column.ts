import type { ReactNode } from 'react';

/** One column of a DataTable. */
export interface DataColumn<Row> {
  /** Also what `onSort` names. */
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** A track of CSS grid: `8rem`, `minmax(12rem, 2fr)`. An equal share of the width without. */
  width?: string;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** What an export writes and a list that is sorted here goes by; needed where `cell` answers more than a text. */
  text?: (row: Row) => string | number | null;
  /** What a list that is sorted here goes by, where the text of the cell would sort wrongly, as a written date does. */
  sortBy?: (row: Row) => string | number | null;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
  /** Always shown: a list without it would say nothing. */
  fixed?: boolean;
  /**
   * Where the cell stands in the two-line card of a phone: the title of the first line, at its right end, one of the details
   * on the second line, or nowhere. A detail without.
   */
  phone?: 'title' | 'aside' | 'detail' | 'hidden';
}

/** Which column a list is sorted by. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** The sort after a click on a column's title: its ascending order first, then its descending one. */
export function nextSort(sort: Sort | undefined, column: string): Sort {
  return { column, direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc' };
}

/** A cell as plain text or number: for exports, for sorting, for names of what is beside it. */
export function cellText<Row>(column: DataColumn<Row>, row: Row): string | number | null {
  if (column.text !== undefined) return column.text(row);
  const cell = column.cell(row);
  return typeof cell === 'string' || typeof cell === 'number' ? cell : null;
}
