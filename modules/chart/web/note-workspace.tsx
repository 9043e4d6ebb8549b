import { Button } from '@mantine/core';
import { IconPin } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { PanelGridTools } from '#kit/grid/panel-grid-tools.tsx';
import { PanelGrid } from '#kit/grid/panel-grid.tsx';
import type { GridPanel } from '#kit/grid/grid-panel.ts';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { type PanelGridState, usePanelGrid } from '#kit/grid/use-panel-grid.ts';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useAfterPaint, useIsPainted } from '#kit/page/use-after-paint.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { AllergiesPanel, MedicationsPanel, PatientInformation } from '#patients/web';
import { findComingVisits } from '#scheduling/web';
import { loadVitalsCard } from '#vitals/web';
import { mayWriteNote, mayWriteSoapNote } from '../rules/index.ts';
import { cacheNote, serverNote, type NoteDetails } from './chart-note.ts';
import { SaveMyNoteLayoutDocument, SaveNoteLayoutDocument } from './chart.operations.gen.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { NoteNotices } from './note-notices.tsx';
import { SideSkeleton } from './note-skeleton.tsx';
import classes from './note-workspace.module.css';
import { OpenOrders } from './side/open-orders.tsx';
import { OthersHere } from './others-here.tsx';
import { NoteContext } from './panels/note-context.ts';
import { initialPanels, notePanels } from './panels/note-panels.ts';
import { PastVisits } from './visit/past-visits.tsx';
import { useNoteWork, useWork } from './saving/use-note-work.ts';
import { CopyForwardPanel } from './side/copy-forward-panel.tsx';
import { NoteComments } from './side/note-comments.tsx';
import { NoteMessages } from './messages/note-messages.tsx';
import { NoteFiles } from './side/note-files.tsx';
import { ProblemList } from './side/problem-list.tsx';
import { Addenda } from './signing/addenda.tsx';
import { VisitBar } from './visit/visit-bar.tsx';

const VitalsCard = lazy(async () => ({ default: await loadVitalsCard() }));

interface NoteWorkspaceProps {
  note: NoteDetails;
  /** The user's panel layout; null for the default. */
  myLayout: PanelLayout | null;
}

/** The workspace of a visit: patient, note, codes, and history. */
export function NoteWorkspace({ note, myLayout }: NoteWorkspaceProps) {
  const viewer = useViewer();
  const work = useNoteWork(note);
  // Applies data that was refetched in the background, unless there are unsaved changes.
  useEffect(() => work.saver.adopt(serverNote(note)), [work, note]);
  // If the note is signed while the user writes, the text stays in place until the user has seen it.
  const signed = useWork(work, ({ saver }) => saver.signed && saver.conflict?.whileTyping !== true);
  const mayWrite = !signed && mayWriteNote(viewer, note.clinic_user_id);
  const mayWriteSoap = mayWrite && mayWriteSoapNote(viewer, note.clinic_user_id);
  const { clinic_patient_id: patientId } = note;
  const opened = useMemo(
    () => ({ note, work, locked: !mayWrite, soapLocked: !mayWriteSoap }),
    [note, work, mayWrite, mayWriteSoap],
  );
  const [panels, initial] = useMemo(
    () => shownPanels({ noteId: note.id, patientId, locked: !mayWrite }),
    [note.id, patientId, mayWrite],
  );
  const savedLayout = (note.layout as PanelLayout | null) ?? myLayout;
  // First the note's words are painted, then its editor, then what is beside it.
  const isPainted = useAfterPaint(useIsPainted());
  const state = usePanelGrid({ initial, layout: savedLayout, onSave: (layout) => keepLayout(note, layout) });

  return (
    <NoteContext value={opened}>
      <Page fill>
        <div className={classes.columns}>
          <div className={classes.main}>
            <VisitBar note={note} work={work} editable={mayWrite} signed={signed} />
            <OthersHere noteId={note.id} />
            <NoteNotices note={note} work={work} signed={signed} />
            <LayoutTools note={note} state={state} panels={panels} mayWrite={mayWrite} />
            <PanelGrid label="Chart note" panels={panels} state={state} />
            {signed && <Addenda note={note} />}
          </div>
          <aside className={classes.side} aria-label="Patient">
            {isPainted ? <SidePanels note={note} mayWriteSoap={mayWriteSoap} /> : <SideSkeleton />}
          </aside>
        </div>
      </Page>
      <ConflictDialog work={work} />
    </NoteContext>
  );
}

function SidePanels({ note, mayWriteSoap }: { note: NoteDetails; mayWriteSoap: boolean }) {
  const { clinic_patient_id: patientId } = note;
  return (
    <>
      <NoteMessages />
      {mayWriteSoap && <CopyForwardPanel />}
      <PastVisits patientId={patientId} noteId={note.id} />
      <ProblemList patientId={patientId} />
      {can('patients.view') && <AllergiesPanel patientId={patientId} />}
      {can('patients.view') && <MedicationsPanel patientId={patientId} />}
      <NoteFiles />
      <NoteComments />
      {can('patients.view') && <PatientInformation patientId={patientId} findVisits={findComingVisits} expands />}
      <OpenOrders patientId={patientId} />
      {can('vitals.view') && (
        <Panel title="Vitals" flush>
          <LazyArea>
            <VitalsCard patientId={patientId} addTitle="Add New Vital Information" />
          </LazyArea>
        </Panel>
      )}
    </>
  );
}

function shownPanels(about: { noteId: string; patientId: string; locked: boolean }): [GridPanel[], PanelLayout] {
  const panels = notePanels()
    .filter(({ rule }) => can(rule))
    .map(({ id, title, icon, Content, Early, Actions }) => ({
      id,
      title,
      icon,
      flush: true,
      ...(Early !== undefined && { early: () => <Early /> }),
      content: () => <Content {...about} />,
      ...(Actions !== undefined && { actions: <Actions {...about} /> }),
    }));
  return [panels, initialPanels(panels.map(({ id }) => id))];
}

/** Resets the note's own layout if it has one; otherwise saves the user's layout. */
async function keepLayout(note: NoteDetails, layout: PanelLayout | null): Promise<void> {
  if (note.layout !== null && layout === null) {
    const { chart_note_update_layout: parts } = await request(SaveNoteLayoutDocument, { id: note.id, layout: null });
    cacheNote(note.id, parts);
    return;
  }
  await request(SaveMyNoteLayoutDocument, { layout });
  refreshQueries('chart', 'ChartNoteById');
}

interface LayoutToolsProps {
  note: NoteDetails;
  state: PanelGridState;
  panels: readonly GridPanel[];
  mayWrite: boolean;
}

function LayoutTools({ note, state, panels, mayWrite }: LayoutToolsProps) {
  const hasHidden = state.layout.some(({ hidden }) => hidden === true);
  if (!state.own && !state.changed && !hasHidden) return null;
  const forAll = async (): Promise<void> => {
    const { chart_note_update_layout: parts } = await request(SaveNoteLayoutDocument, {
      id: note.id,
      layout: state.layout,
    });
    cacheNote(note.id, parts);
    toast.success('Layout saved for everyone who opens this note');
  };
  return (
    <div className={classes.tools}>
      {mayWrite && state.changed && (
        <Button variant="default" leftSection={<IconPin size={16} />} onClick={() => void forAll().catch(reportError)}>
          For this note only
        </Button>
      )}
      <PanelGridTools state={state} panels={panels} />
    </div>
  );
}
