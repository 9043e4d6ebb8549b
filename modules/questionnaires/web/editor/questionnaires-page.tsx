import { Button } from '@mantine/core';
import { IconClipboardList, IconFileImport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { instantColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { QuestionnairesDocument, type QuestionnaireRowFragment } from '../chart.operations.gen.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { ImportDialog } from './import-dialog.tsx';

const NewDialog = lazy(() => import('./new-dialog.tsx').then((file) => ({ default: file.NewDialog })));

const QUESTIONNAIRES: Refreshes = [
  ['chart', 'Questionnaires'],
  ['chart', 'QuestionnaireById'],
  ['chart', 'QuestionGroups'],
  ['chart', 'PublishedQuestionnaires'],
];

const columns: readonly DataColumn<QuestionnaireRowFragment>[] = [
  textColumn('name', 'Name', ({ name }) => name, { width: 'minmax(10rem, 2fr)', phone: 'title' }),
  textColumn('type', 'Type', ({ type }) => type, { width: 'minmax(7rem, 1fr)' }),
  {
    id: 'state',
    title: 'Status',
    width: '13rem',
    phone: 'aside',
    cell: (row) => {
      const { word, tone } = stateOf(row);
      return <StatusBadge tone={tone}>{word}</StatusBadge>;
    },
  },
  textColumn('events', 'Sent for', sentFor, { width: '9rem', phone: 'hidden' }),
  instantColumn('changed', 'Changed', (row) => row.update_time, { phone: 'hidden' }),
];

function sentFor({ category_ids: ids }: QuestionnaireRowFragment): string {
  if (ids.length === 0) return '';
  return ids.length === 1 ? '1 event type' : `${ids.length} event types`;
}

function stateOf(row: QuestionnaireRowFragment): { word: string; tone: 'neutral' | 'success' | 'warning' } {
  if (row.published_version == null) return { word: 'Draft', tone: 'neutral' };
  if (row.is_changed) return { word: `Version ${row.published_version}, unpublished changes`, tone: 'warning' };
  const name = row.is_locked ? 'Validated' : `Version ${row.published_version}`;
  return { word: name, tone: 'success' };
}

/** The address of a questionnaire's editor. */
export const editorPath = (id: string): string => `/settings/questionnaire/${id}`;

/** /settings/questionnaire: the clinic's questionnaires. */
export function QuestionnairesPage() {
  const read = useApiQuery(QuestionnairesDocument, {}, { quiet: true });
  const phone = usePhone();
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const navigate = useNavigate();
  useLive('questionnaires.questionnaire-changed', () => refreshAll(QUESTIONNAIRES));
  const list = read.data?.questionnaires ?? [];
  const edit = (id: string): void => void navigate({ to: editorPath(id) });
  return (
    <Page>
      <PageHeader title="Questionnaire" detail="Questions for patients">
        <Button
          variant="default"
          leftSection={<IconFileImport size={16} stroke={1.75} />}
          onClick={() => setOpen('import')}
        >
          Import
        </Button>
        <AddButton onClick={() => setOpen('new')}>New questionnaire</AddButton>
      </PageHeader>
      <Panel title="Questionnaires" flush>
        <div
          style={{
            height: `${Math.max(12, (phone ? 3.75 : 2.5) * list.length + 3.5)}rem`,
            maxHeight: '60vh',
            display: 'grid',
          }}
        >
          <DataTable
            label="Questionnaires"
            columns={columns}
            rows={{ ...allRows(list), status: read.status, error: read.error, retry: () => void read.refetch() }}
            rowId={({ id }) => id}
            rowPath={({ id }) => editorPath(id)}
            empty={{ icon: IconClipboardList, title: 'No questionnaires yet' }}
          />
        </div>
      </Panel>
      <GroupsPanel />
      <Suspense>
        {open === 'new' && <NewDialog onMade={edit} onClose={() => setOpen(null)} />}
        {open === 'import' && <ImportDialog onMade={edit} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  );
}
