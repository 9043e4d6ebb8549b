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

/** A note as shown in lists. */
export type NoteRow = ChartNotesQuery['chart_note_find_many_with_count']['notes'][number];

/** The parts of a note. */
export type NoteParts = NotePartsFragment;

/** A note with its texts. */
export type NoteDetails = ChartNoteByIdQuery['chart_note_find_many'][number];

/**
 * Returns the address of a note's page, without the patient's name. The name is passed as state, so that the page has a
 * title before the note is loaded.
 */
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

/** Returns the display name of a note's patient. */
export function patientName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return [first_name, last_name].filter((part) => part !== '').join(' ');
}

/** Returns a note in the form used by the saver. */
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

/**
 * Writes the server's response for a note to the cache, so that returning to it shows the current state immediately. A
 * read that is in progress may have begun before the change, so it is replaced by a new one.
 */
export function cacheNote(id: string, change: Partial<NoteDetails>): void {
  const { queryKey } = readOptions(ChartNoteByIdDocument, { id });
  const isReading = queryClient.isFetching({ queryKey, exact: true }) > 0;
  queryClient.setQueryData(queryKey, (known: ChartNoteByIdQuery | undefined) => {
    const note = known?.chart_note_find_many[0];
    return known === undefined || note === undefined
      ? known
      : { ...known, chart_note_find_many: [{ ...note, ...change }] };
  });
  if (isReading) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Returns the cached note, or undefined. */
export function cachedNote(id: string): NoteDetails | undefined {
  const { queryKey } = readOptions(ChartNoteByIdDocument, { id });
  return queryClient.getQueryData<ChartNoteByIdQuery>(queryKey)?.chart_note_find_many[0];
}
