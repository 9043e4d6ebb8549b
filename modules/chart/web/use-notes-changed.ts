import { refreshQueries } from '#kit/api/use-api.ts';
import { useLive } from '#kit/live/use-live.ts';

/**
 * Reads lists of notes again when a note was opened or signed at the clinic. Not for every word that somebody writes: lists don't
 * show those, and each look is an entry in the audit log.
 */
export function useNotesChanged({ patientId }: { patientId?: string } = {}): void {
  useLive('chart.note-changed', (body) => {
    const { patient_id, signed, version } = (body ?? {}) as { patient_id?: string; signed?: boolean; version?: number };
    if (body !== undefined && version !== 1 && signed !== true) return;
    if (patientId !== undefined && patient_id !== undefined && patient_id !== patientId) return;
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
  });
}
