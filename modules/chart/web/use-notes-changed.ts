import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

interface NoteUpdate {
  patient_id?: string;
  signed?: boolean;
  version?: number;
  /** The changed part of the note; omitted if the note itself changed. */
  part?: string;
}

/**
 * Reloads note lists when a note was opened or signed in the clinic. Not on every save: lists don't show the text, and
 * each access is an audit log entry.
 */
export function useNotesChanged({ patientId }: { patientId?: string } = {}): void {
  useLive('chart.note-changed', (body) => {
    const { patient_id, signed, version, part } = (body ?? {}) as NoteUpdate;
    const isOpened = version === 1 && part === undefined;
    if (body !== undefined && !isOpened && signed !== true && part !== 'deleted' && part !== 'pinned') return;
    if (patientId !== undefined && patient_id !== undefined && patient_id !== patientId) return;
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
  });
}
