import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { cacheNote, type NoteDetails } from '../chart-note.ts';
import { TakeBackChartNoteDocument } from '../chart.operations.gen.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Marks a signed note as taken back; it stays for everybody to read. */
export function TakeBackDialog({ note, onClose }: { note: NoteDetails; onClose: () => void }) {
  return (
    <ReasonDialog
      title="Take this note back?"
      save="Take it back"
      draftKey={`take-back/${note.id}`}
      onClose={onClose}
      onSave={async (reason) => {
        const { chart_note_take_back: taken } = await request(TakeBackChartNoteDocument, { id: note.id, reason });
        cacheNote(note.id, taken);
        refreshQueries('chart', 'ChartNotes');
        toast.success('The note is marked as taken back');
      }}
    />
  );
}
