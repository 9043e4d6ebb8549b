import { request } from '#kit/api/request.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { notePath, patientName } from './chart-note.ts';
import { SearchChartNoteDocument } from './globalsearch.operations.gen.ts';

/** Notes whose patient, title or text matches a keyword, for the global search. */
export async function findNotes(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { searchChartNote: notes } = await request(
    SearchChartNoteDocument,
    { data: { keyword: keyword.slice(0, 100) } },
    { signal },
  );
  return notes.map((note) => ({
    id: note.id,
    title: `${patientName(note.clinic_patient)} · ${note.chart_note_record_name}`,
    detail: formatChartDay(note.service_date),
    path: notePath(note),
  }));
}
