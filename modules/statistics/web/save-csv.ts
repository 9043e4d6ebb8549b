import { requestParts } from '#kit/api/request.ts';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { saveFile } from '#kit/table/export/save-file.ts';
import type { askOf } from './report-settings.ts';

/** Downloads the table, or the rows behind one of its numbers, as a CSV file; the export is logged. */
export async function saveCsv(
  report: string,
  ask: ReturnType<typeof askOf>,
  number: { row: string | null; column: string } | null,
): Promise<void> {
  const { from, to, filters, breakdown } = ask;
  try {
    const file = await requestParts('/api/statistics/export', {
      body: { report, from, to, filters, breakdown, ...number },
      signal: new AbortController().signal,
      onPart: () => undefined,
    });
    saveFile(file, `${[report, number?.column, from, to].filter(Boolean).join(' ')}.csv`);
  } catch (error) {
    toast.error(error instanceof ApiError ? error.message : 'The file could not be created.');
  }
}
