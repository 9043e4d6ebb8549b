import { queryClient } from '#kit/api/query-client.ts';
import { request } from '#kit/api/request.ts';
import { readOptions, refreshQueries } from '#kit/api/use-api.ts';
import { can } from '#kit/session/viewer.ts';
import { notePath } from './chart-note.ts';
import {
  ChartNoteByIdDocument,
  type ChartNoteByIdQuery,
  FindChartNotesDocument,
  OpenChartNoteDocument,
} from './chart.operations.gen.ts';

/**
 * Opens the note of an appointment, or a new one for a patient; returns its address. Repeated or concurrent calls get
 * the same note of an appointment. For users with read permission only, returns null if there is no note. Rejects with
 * the server's ApiError.
 */
export async function openChartNote({
  patientId,
  eventId,
  nonMedical = false,
}: {
  patientId: string;
  eventId?: string;
  /** A phone call, a letter, or a visit that did not take place. */
  nonMedical?: boolean;
}): Promise<string | null> {
  if (!can('chart.write')) {
    const where = { clinic_patient_id: { equals: patientId }, event_id: { equals: eventId } };
    const { chart_note_find_many: found } = await request(FindChartNotesDocument, { where, take: 1 });
    return found[0] === undefined ? null : notePath(found[0]);
  }
  const call = nonMedical ? { nonMedical, en_counter_mode: 'phone', chart_note_record_name: 'Phone call' } : {};
  const input = { clinic_patient_id: patientId, event_id: eventId, ...call };
  const { chart_note_create: note } = await request(OpenChartNoteDocument, { input });
  // If a note was opened before, the user's layout is cached, and the new note needs no separate request.
  const [, known] =
    queryClient
      .getQueriesData<ChartNoteByIdQuery>({ queryKey: ['chart', ChartNoteByIdDocument.name] })
      .find(([, data]) => data !== undefined) ?? [];
  if (known != null) {
    const read = { chart_note_find_many: [note], chart_note_my_layout: known.chart_note_my_layout };
    queryClient.setQueryData(readOptions(ChartNoteByIdDocument, { id: note.id }).queryKey, read);
  }
  for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
  return notePath(note);
}
