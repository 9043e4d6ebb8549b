import { cellText, type DataColumn } from '../data-column.ts';
import type { ExportCell } from './csv.ts';

/** Reads rows from `skip` on, `take` of them at most; rejects when it is aborted. */
export type ReadPage<Row> = (page: { skip: number; take: number; signal: AbortSignal }) => Promise<readonly Row[]>;

/** All rows of a list, read page by page; reports after each how many are there. Ends at `most`, or throws when it is aborted. */
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

/** What an export writes: the titles of the columns, then each row's texts. */
export function exportCells<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): ExportCell[][] {
  return [columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => cellText(column, row)))];
}
