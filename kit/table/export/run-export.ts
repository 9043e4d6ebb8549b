import type { DataColumn } from '../data-column.ts';
import { today } from '../../formats/day.ts';
import { collectRows, exportCells } from './collect-rows.ts';
import { csv } from './csv.ts';
import { saveFile } from './save-file.ts';

/** The page of rows that an export asks for. */
export interface ExportPage<Row> {
  kind: ExportKind;
  marked: readonly Row[];
  skip: number;
  take: number;
  signal: AbortSignal;
}

/** What an export needs to know of its list. */
export interface ExportSource<Row> {
  /** The file's name without its ending, and the sheet's: "Patients". */
  name: string;
  /** The columns to write; usually those that are shown. */
  columns: readonly DataColumn<Row>[];
  /**
   * Reads a page of what is written: of the `marked` rows where there are any. A server that has to know that its rows leave as a file
   * is asked for them here, and writes its log before it answers.
   */
  read: (page: ExportPage<Row>) => Promise<readonly Row[]>;
  /** How many there are, where it is known. */
  count?: number | undefined;
  /** The marked rows; while there are any, they alone are exported. */
  selected?: readonly Row[];
  /** Rows read at once; 200 without. */
  take?: number;
}

/** A kind of file that a list can be exported as. */
export type ExportKind = 'csv' | 'excel';

// What a spreadsheet still opens at ease, and what fits into a browser's memory beside the page.
const MOST = 100_000;

/** Reads the rows, writes the file, gives it to the browser to save; answers how many rows it holds. */
export async function runExport<Row>(
  kind: ExportKind,
  source: ExportSource<Row>,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<number> {
  const marked = source.selected ?? [];
  const rows = await collectRows((page) => source.read({ ...page, kind, marked }), {
    take: source.take ?? 200,
    most: marked.length > 0 ? marked.length : MOST,
    signal,
    onProgress,
  });
  const cells = exportCells(source.columns, rows);
  const file = `${source.name} ${today()}`;
  if (kind === 'csv') saveFile(new Blob([csv(cells)], { type: 'text/csv;charset=utf-8' }), `${file}.csv`);
  else {
    const { excel } = await import('./excel.ts');
    const content = await excel(cells, source.name);
    signal.throwIfAborted();
    saveFile(content, `${file}.xlsx`);
  }
  return rows.length;
}
