import type { DataColumn } from '../data-column.ts';
import { today } from '../../formats/day.ts';
import { collectRows, exportCells } from './collect-rows.ts';
import { csv } from './csv.ts';
import { saveFile } from './save-file.ts';

/** The page of rows that an export requests. */
export interface ExportPage<Row> {
  kind: ExportKind;
  marked: readonly Row[];
  skip: number;
  take: number;
  signal: AbortSignal;
}

/** The list to export. */
export interface ExportSource<Row> {
  /** The file's name without its extension, also used for the sheet: "Patients". */
  name: string;
  /** The columns to write; usually the visible ones. */
  columns: readonly DataColumn<Row>[];
  /**
   * Reads a page of the exported rows: of the `marked` rows if there are any. If the server must know that the rows are
   * exported, use the call that writes its audit log before it responds.
   */
  read: (page: ExportPage<Row>) => Promise<readonly Row[]>;
  /** The number of rows, if known. */
  count?: number | undefined;
  /** The selected rows; if there are any, only those are exported. */
  selected?: readonly Row[];
  /** Page size; 200 by default. */
  take?: number;
}

/** A file format for exports. */
export type ExportKind = 'csv' | 'excel';

// A size that spreadsheets open easily and that fits into the browser's memory.
const MOST = 100_000;

/** Reads the rows, writes the file, and lets the browser save it; returns the number of rows. */
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
