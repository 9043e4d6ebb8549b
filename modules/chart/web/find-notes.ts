import { request } from '#kit/api/request.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import type { SearchHit } from '#kit/module/web-module.ts';
import { notePath, patientName } from './chart-note.ts';
import { FindChartNotesDocument } from './chart.operations.gen.ts';

/** Notes of patients whom a keyword finds, for the global search. */
export async function findNotes(keyword: string, signal: AbortSignal): Promise<SearchHit[]> {
  const { chart_note_find_many: notes } = await request(
    FindChartNotesDocument,
    { where: { search: keyword }, take: 12 },
    { signal },
  );
  return notes.map((note) => ({
    id: note.id,
    title: `${patientName(note.clinic_patient)} · ${note.chart_note_record_name}`,
    detail: formatChartDay(note.service_date),
    path: notePath(note),
  }));
}
