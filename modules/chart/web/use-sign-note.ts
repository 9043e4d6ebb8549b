import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { cacheNote, serverNote, type NoteDetails } from './chart-note.ts';
import { NoteGapsDocument, type NoteGapsQuery, SignChartNoteDocument } from './chart.operations.gen.ts';
import { settleLists } from './panels/use-note-list.ts';
import type { NoteWork } from './saving/note-work.ts';

/** The data for the confirmation before signing: the gaps of the note, and the version to sign. */
export type SignQuestion = NoteGapsQuery['chart_note_find_many'][number];

/** Signs the note as shown, after everything is saved and the user has confirmed. */
export function useSignNote(note: NoteDetails, work: NoteWork) {
  const [question, setQuestion] = useState<SignQuestion | null>(null);
  const [signing, setSigning] = useState(false);

  const ask = async (): Promise<void> => {
    const version = await work.saver.flush();
    await settleLists(note.id);
    if (version === null) {
      toast.warning('Your changes are still being saved. Sign when the status is “Saved”.', { id: 'sign' });
      return;
    }
    const { chart_note_find_many: found } = await request(NoteGapsDocument, { id: note.id });
    // Changes may be saved while the confirmation is open: the note is signed as shown, or not at all.
    if (found[0] !== undefined) setQuestion({ ...found[0], version });
  };

  const sign = async ({ version, parts_version: partsVersion }: SignQuestion, askCosign: boolean): Promise<void> => {
    const variables = { id: note.id, version, partsVersion, askCosign };
    const { chart_note_sign: signed } = await request(SignChartNoteDocument, variables);
    cacheNote(note.id, signed);
    work.saver.adopt(serverNote(signed));
    for (const list of ['ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
    toast.success('Note signed');
  };

  const run = (action: () => Promise<void>): void => {
    if (signing) return;
    setSigning(true);
    action()
      .catch(async (error: unknown) => {
        await work.refresh();
        reportError(error);
      })
      .finally(() => setSigning(false));
  };

  return {
    signing,
    question,
    ask: () => run(ask),
    cancel: () => setQuestion(null),
    sign: (askCosign: boolean) => {
      if (question === null) return;
      setQuestion(null);
      run(() => sign(question, askCosign));
    },
  };
}
