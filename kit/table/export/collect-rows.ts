import { cellText, type DataColumn } from '../data-column.ts';
import type { ExportCell } from './csv.ts';

/** Reads at most `take` rows from `skip` on; rejects when it is aborted. */
export type ReadPage<Row> = (page: { skip: number; take: number; signal: AbortSignal }) => Promise<readonly Row[]>;

/**
 * Reads all rows of a list page by page, and reports the count after each page. Ends at `most`; throws when it is
 * aborted.
 */
export async function collectRows<Row>(
  read: ReadPage<Row>,
  options: { take: number; most: number; signal: AbortSignal; onProgress: (count: number) => void },
): Promise<Row[]> {
  const rows: Row[] = [];
  while (rows.length < options.most) {
    const take = Math.min(options.take, options.most - rows.length);
    const page = await read({ skip: rows.length, take, signal: options.signal });
    options.signal.throwIfAborted();
    rows.push(...page);
    options.onProgress(rows.length);
    if (page.length < take) break;
  }
  return rows;
}

/** Returns the cells of an export: the titles of the columns, then each row's texts. */
export function exportCells<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): ExportCell[][] {
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellText(column, row)))];
}
