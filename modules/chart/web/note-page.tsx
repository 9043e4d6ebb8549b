import { useParams, useSearch } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { preparePanelGrid } from '#kit/grid/panel-grid.tsx';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { pageName, setPageName } from '#kit/navigation/page-names.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useEffect } from 'react';
import { can } from '#kit/session/viewer.ts';
import { useIsReadingPatient } from '#patients/web';
import { noteIdOf } from '../rules/index.ts';
import { type NoteDetails, patientName } from './chart-note.ts';
import { ChartNoteByIdDocument } from './chart.operations.gen.ts';
import { prepareNoteEditor } from './editor/lazy-note-editor.tsx';
import { NoteFrame } from './note-frame.tsx';
import { NoteSkeleton } from './note-skeleton.tsx';
import { NoteWorkspace } from './note-workspace.tsx';

prepareNoteEditor();
void preparePanelGrid();

const NO_NOTE = { chart_note_find_many: [], chart_note_my_layout: null };

/** /chart/index/$id: the workspace of one note. */
export function NotePage() {
  const { id: segment = '' }: { id?: string } = useParams({ strict: false });
  const { patientID }: { patientID?: string } = useSearch({ strict: false });
  const name = pageName(`/chart/index/${segment}`);
  const id = noteIdOf(segment);
  const query = useApiQuery(ChartNoteByIdDocument, { id: id ?? '' }, { enabled: id !== null, quiet: true });
  // An incomplete address contains no note ID.
  const read = selectRead(id === null ? { ...query, data: NO_NOTE } : query, (found) => found.chart_note_find_many[0]);
  const note = read.data ?? undefined;
  useEffect(() => {
    if (note !== undefined) setPageName(`/chart/index/${segment}`, patientName(note.clinic_patient));
  }, [note, segment]);
  const patientId = note?.clinic_patient_id ?? patientID;
  // The note's words and the patient's allergies are painted in the same frame.
  const isReadingPatient = useIsReadingPatient(can('patients.view') ? patientId : undefined);
  const isReading = read.data === undefined && query.status === 'pending';
  if (patientId !== undefined && (note !== undefined || isReading)) {
    const layout = (query.data?.chart_note_my_layout ?? null) as PanelLayout | null;
    const title = note === undefined ? (name ?? 'Chart note') : noteTitle(note);
    return (
      <NoteFrame title={title} patientId={patientId}>
        {note === undefined || isReadingPatient ? (
          <NoteSkeleton name={name} titled />
        ) : (
          <NoteWorkspace key={note.id} note={note} myLayout={layout} />
        )}
      </NoteFrame>
    );
  }
  if (isReading) return <NoteSkeleton name={name} titled={false} />;
  return (
    <Page>
      <PageHeader title={name ?? 'Chart note'} />
      <Panel flush>
        <ReadState read={read} label="Note" notFound="This note does not exist, or was deleted">
          {() => null}
        </ReadState>
      </Panel>
    </Page>
  );
}

const noteTitle = (note: NoteDetails): string =>
  `${note.chart_note_record_name} of ${patientName(note.clinic_patient)}`;
