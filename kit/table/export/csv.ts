/** A cell of an export. */
export type ExportCell = string | number | null;

/**
 * Rows as a CSV file after RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front, after
 * OWASP's advice on CSV injection: a patient's name is typed by anybody and opened by the clinic.
 */
export function csv(rows: readonly (readonly ExportCell[])[]): string {
  // The byte order mark tells Excel that it is UTF-8.
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(cell: ExportCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
