import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

interface NoteNews {
  patient_id?: string;
  signed?: boolean;
  version?: number;
  /** What changed of what hangs on the note; left out where the note itself did. */
  part?: string;
}

/**
 * Reads lists of notes again when a note was opened or signed at the clinic. Not for every word that somebody writes: lists don't
 * show those, and each look is an entry in the audit log.
 */
export function useNotesChanged({ patientId }: { patientId?: string } = {}): void {
  useLive('chart.note-changed', (body) => {
    const { patient_id, signed, version, part } = (body ?? {}) as NoteNews;
    const isOpened = version === 1 && part === undefined;
    if (body !== undefined && !isOpened && signed !== true && part !== 'deleted' && part !== 'pinned') return;
    if (patientId !== undefined && patient_id !== undefined && patient_id !== patientId) return;
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
  });
}
