import { useParams } from '@tanstack/react-router';
import { IconNotesOff } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { preparePanelGrid } from '#kit/grid/panel-grid.tsx';
import type { PanelLayout } from '#kit/grid/panel-layout.ts';
import { pageName, setPageName } from '#kit/navigation/page-names.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useEffect } from 'react';
import { noteIdOf } from '../rules/index.ts';
import { patientName } from './chart-note.ts';
import { ChartNoteByIdDocument } from './chart.operations.gen.ts';
import { prepareNoteEditor } from './editor/lazy-note-editor.tsx';
import { NoteSkeleton } from './note-skeleton.tsx';
import { NoteWorkspace } from './note-workspace.tsx';

prepareNoteEditor();
void preparePanelGrid();

/** /chart/index/$id: the workspace of one note. */
export function NotePage() {
  const { id: segment = '' }: { id?: string } = useParams({ strict: false });
  const name = pageName(`/chart/index/${segment}`);
  const id = noteIdOf(segment);
  const query = useApiQuery(ChartNoteByIdDocument, { id: id ?? '' }, { enabled: id !== null, quiet: true });
  const note = query.data?.chart_note_find_many[0];
  useEffect(() => {
    if (note !== undefined) setPageName(`/chart/index/${segment}`, patientName(note.clinic_patient));
  }, [note, segment]);
  if (note !== undefined) {
    const layout = query.data?.chart_note_my_layout as PanelLayout | null;
    return <NoteWorkspace key={note.id} note={note} myLayout={layout} />;
  }
  if (id !== null && query.status === 'pending') return <NoteSkeleton name={name} />;
  return (
    <Page>
      <PageHeader title={name ?? 'Chart note'} />
      <Panel flush>
        {query.status === 'error' ? (
          <ErrorState what="The note" error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <EmptyState icon={IconNotesOff} title="There is no such note">
            It may have been deleted, or the address is not complete.
          </EmptyState>
        )}
      </Panel>
    </Page>
  );
}
