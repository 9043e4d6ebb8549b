import { today } from '../../formats/day.ts';
import { collectRows, exportCells } from './collect-rows.ts';
import { csv } from './csv.ts';
import type { ExportKind, ExportSource } from './export-menu.tsx';
import { saveFile } from './save-file.ts';

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
