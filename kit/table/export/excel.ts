import writeExcelFile from 'write-excel-file/universal';
import type { ExportCell } from './csv.ts';

/** Writes rows as an Excel file with a bold, frozen first row. Text cells are never formulas. */
export function excel(rows: readonly (readonly ExportCell[])[], sheet: string): Promise<Blob> {
  const [titles = [], ...rest] = rows;
  const widths = titles.map((title, column) => {
    const longest = rest.slice(0, 200).reduce((most, row) => Math.max(most, String(row[column] ?? '').length), 0);
    return { width: Math.min(60, Math.max(8, String(title).length, longest) + 2) };
  });
  const data = [
    titles.map((title) => ({ value: String(title ?? ''), type: String, fontWeight: 'bold' as const })),
    ...rest.map((row) => row.map(excelCell)),
  ];
  // A sheet's name has at most 31 characters, and none of these.
  const name = sheet.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, 31);
  return writeExcelFile(data, { sheet: name, columns: widths, stickyRowsCount: 1 }).toBlob();
}

function excelCell(cell: ExportCell) {
  if (cell === null || cell === '') return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
}
