import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can, useViewer } from '#kit/session/viewer.ts';
import { AllergiesPanel, MedicationsPanel, PatientHeader, PatientInformation } from '#patients/web';
import { findComingVisits } from '#scheduling/web';
import { loadVitalsCard } from '#vitals/web';
import { mayWriteNote, mayWriteSoapNote } from '../rules/index.ts';
import { patientName, serverNote, type NoteDetails } from './chart-note.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { NoteNotices } from './note-notices.tsx';
import { NoteTextPanel } from './note-text-panel.tsx';
import classes from './note-workspace.module.css';
import { PastVisits } from './past-visits.tsx';
import { useNoteWork, useWork } from './saving/use-note-work.ts';
import { VisitBar } from './visit-bar.tsx';

const VitalsCard = lazy(async () => ({ default: await loadVitalsCard() }));

/** Everything about one visit: whose it is, what was written, what came before. */
export function NoteWorkspace({ note }: { note: NoteDetails }) {
  const viewer = useViewer();
  const work = useNoteWork(note);
  // What was read again in the background is taken over, where nothing here waits to be saved.
  useEffect(() => work.saver.adopt(serverNote(note)), [work, note]);
  // Where it was signed while one wrote, the text stays where it is until its writer has looked.
  const signed = useWork(work, ({ saver }) => saver.signed && saver.conflict?.whileTyping !== true);
  const mayWrite = !signed && mayWriteNote(viewer, note.clinic_user_id);
  const mayWriteSoap = mayWrite && mayWriteSoapNote(viewer, note.clinic_user_id);
  const { clinic_patient_id: patientId } = note;

  return (
    <div className={classes.workspace}>
      <VisuallyHidden>
        <h1 tabIndex={-1} data-page-title>
          {note.chart_note_record_name} of {patientName(note.clinic_patient)}
        </h1>
      </VisuallyHidden>
      {can('patients.view') && <PatientHeader patientId={patientId} compact />}
      <div className={classes.room}>
        <Page fill>
          <div className={classes.columns}>
            <div className={classes.main}>
              <VisitBar note={note} work={work} editable={mayWrite} signed={signed} />
              <NoteNotices note={note} work={work} signed={signed} />
              <NoteTextPanel
                work={work}
                field="note"
                title="SOAP note"
                editable={mayWriteSoap}
                hint={mayWrite && !mayWriteSoap ? `${note.author_name} writes this note` : note.author_name}
              />
              <NoteTextPanel work={work} field="nurse_note" title="Nurse note" editable={mayWrite} />
            </div>
            <aside className={classes.side} aria-label="Patient">
              <PastVisits patientId={patientId} noteId={note.id} />
              {can('patients.view') && <AllergiesPanel patientId={patientId} />}
              {can('patients.view') && <MedicationsPanel patientId={patientId} />}
              {can('patients.view') && <PatientInformation patientId={patientId} findVisits={findComingVisits} />}
              {can('vitals.view') && (
                <Panel title="Vitals" flush>
                  <Suspense fallback={<RowsSkeleton rows={4} />}>
                    <VitalsCard patientId={patientId} addTitle="Add New Vital Information" />
                  </Suspense>
                </Panel>
              )}
            </aside>
          </div>
        </Page>
      </div>
      <ConflictDialog work={work} />
    </div>
  );
}
