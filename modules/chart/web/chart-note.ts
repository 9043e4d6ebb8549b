import { queryClient } from '#kit/api/query-client.ts';
import { setPageName } from '#kit/navigation/page-names.ts';
import { readOptions } from '#kit/api/use-api.ts';
import { chartPath } from '../rules/index.ts';
import {
  ChartNoteByIdDocument,
  type ChartNoteByIdQuery,
  type ChartNotesQuery,
  type NotePartsFragment,
} from './chart.operations.gen.ts';
import type { ServerNote } from './saving/note-fields.ts';

/** A note as lists show it. */
export type NoteRow = ChartNotesQuery['chart_note_find_many_with_count']['notes'][number];

/** What hangs on a note. */
export type NoteParts = NotePartsFragment;

/** A note with its texts. */
export type NoteDetails = ChartNoteByIdQuery['chart_note_find_many'][number];

/** The address of a note's page, which names nobody; the page knows its title before it has the note. */
export function notePath({
  id,
  clinic_patient: patient,
}: {
  id: string;
  clinic_patient: { id: string; first_name: string; last_name: string };
}): string {
  const path = chartPath(id, { id: patient.id });
  setPageName(path, patientName(patient));
  return path;
}

/** The name of a note's patient as it is spoken. */
export function patientName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter((part) => part !== '').join(' ');
}

/** A note as the saver takes it. */
export function serverNote(note: NoteDetails): ServerNote {
  const { chart_note_record_name, service_date, en_counter_mode, nurse_note } = note;
  return {
    version: note.version,
    fields: { chart_note_record_name, service_date, en_counter_mode, note: note.note, nurse_note },
    signed: note.signed_time !== null,
    editorName: note.editor_name,
    savedAt: note.update_time,
  };
}

/** Takes what the server has just said of a note into what the page has read of it, so that coming back shows it at once. */
export function cacheNote(id: string, change: Partial<NoteDetails>): void {
  const { queryKey } = readOptions(ChartNoteByIdDocument, { id });
  queryClient.setQueryData(queryKey, (known: ChartNoteByIdQuery | undefined) => {
    const note = known?.chart_note_find_many[0];
    return known === undefined || note === undefined
      ? known
      : { ...known, chart_note_find_many: [{ ...note, ...change }] };
  });
}

/** What the page has read of a note by now; undefined where it has not. */
export function cachedNote(id: string): NoteDetails | undefined {
  const { queryKey } = readOptions(ChartNoteByIdDocument, { id });
  return queryClient.getQueryData<ChartNoteByIdQuery>(queryKey)?.chart_note_find_many[0];
}
