import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatChartDay } from '#kit/formats/day.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { isNoteEmpty } from '../rules/index.ts';
import { holdNote, patientName, serverNote, type NoteDetails } from './chart-note.ts';
import { SignChartNoteDocument } from './chart.operations.gen.ts';
import type { NoteWork } from './saving/note-work.ts';

/** Signs the note as it stands on the screen, once everything that was typed is saved and its reader has said yes. */
export function useSignNote(note: NoteDetails, work: NoteWork): { sign: () => void; signing: boolean } {
  const [signing, setSigning] = useState(false);
  const sign = async (): Promise<void> => {
    const version = await work.saver.flush();
    if (version === null) {
      toast.warning('Not everything that you typed is on the server yet. Sign when it says “Saved”.', { id: 'sign' });
      return;
    }
    const { fields } = work.store.getState();
    if (isNoteEmpty(work.read('note')) && isNoteEmpty(work.read('nurse_note'))) {
      toast.warning('There is nothing to sign yet: the note has no words.', { id: 'sign' });
      return;
    }
    const yes = await confirm({
      title: 'Sign this note?',
      message: `${patientName(note.clinic_patient)}, ${fields.chart_note_record_name} on ${formatChartDay(fields.service_date)}. Once it is signed, nobody can change it.`,
      confirm: 'Sign note',
      cancel: 'Not yet',
    });
    // Something may have been typed or heard of while the question stood there: it is signed as it was shown, or not at all.
    if (!yes) return;
    const { chart_note_sign: signed } = await request(SignChartNoteDocument, { id: note.id, version });
    holdNote(note.id, signed);
    work.saver.adopt(serverNote(signed));
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
    toast.success('Note signed');
  };
  return {
    signing,
    sign: () => {
      if (signing) return;
      setSigning(true);
      void sign()
        .catch(async (error: unknown) => {
          await work.refresh();
          reportError(error);
        })
        .finally(() => setSigning(false));
    },
  };
}
