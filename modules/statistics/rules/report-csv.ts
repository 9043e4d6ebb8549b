import { csvCell } from '#values/csv-cell.ts';
import type { CountedRow } from './report-rows.ts';

/** A column in a CSV file. */
export interface WrittenColumn {
  id: string;
  title: string;
  kind: string;
}

/**
 * Writes a table as a CSV file (RFC 4180), with money in dollars and cents, and percentages with one decimal; texts
 * can't be interpreted as formulas.
 */
export function reportCsv(columns: readonly WrittenColumn[], rows: readonly CountedRow[], foot?: CountedRow): string {
  const lines = [
    columns.map(({ title }) => csvCell(title)),
    ...rows.map((row) => columns.map((one) => written(one, row))),
  ];
  if (foot !== undefined) lines.push(columns.map((column, at) => (at === 0 ? 'Total' : written(column, foot))));
  // The byte order mark tells Excel that it is UTF-8.
  return `\uFEFF${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function written({ id, kind }: WrittenColumn, row: CountedRow): string {
  const value = row[id] ?? null;
  if (value === null) return '';
  if (typeof value === 'string') return csvCell(value);
  if (!Number.isFinite(value)) return '';
  if (kind === 'cents') return (value / 100).toFixed(2);
  return kind === 'number' ? String(value) : String(Math.round(value * 10) / 10);
}
