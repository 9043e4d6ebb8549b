import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { cacheNote, type NoteDetails } from '../chart-note.ts';
import { TakeBackChartNoteDocument } from '../chart.operations.gen.ts';

/** Marks a signed note as withdrawn; it stays readable. */
export function TakeBackDialog({ note, onClose }: { note: NoteDetails; onClose: () => void }) {
  return (
    <ReasonDialog
      title="Retract this note?"
      confirm="Retract note"
      draft={`take-back/${note.id}`}
      maxLength={500}
      onClose={onClose}
      onReason={async (reason) => {
        const { chart_note_take_back: taken } = await request(TakeBackChartNoteDocument, { id: note.id, reason });
        cacheNote(note.id, taken);
        refreshQueries('chart', 'ChartNotes');
        toast.success('Note retracted');
      }}
    />
  );
}
