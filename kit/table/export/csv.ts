import { csvCell } from '#values/csv-cell.ts';

/** A cell of an export. */
export type ExportCell = string | number | null;

/** Writes rows as a CSV file following RFC 4180, in which no text is a formula. */
export function csv(rows: readonly (readonly ExportCell[])[]): string {
  // The byte order mark makes Excel read it as UTF-8.
  return `\uFEFF${rows.map((row) => row.map(written).join(',')).join('\r\n')}\r\n`;
}

function written(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  return csvCell(cell);
}
