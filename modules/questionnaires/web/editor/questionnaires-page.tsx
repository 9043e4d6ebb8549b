import { Button, Group } from '@mantine/core';
import { IconClipboardList, IconFileImport, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { QuestionnairesDocument, type QuestionnaireRowFragment } from '../chart.operations.gen.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { ImportDialog } from './import-dialog.tsx';

const NewDialog = lazy(() => import('./new-dialog.tsx').then((file) => ({ default: file.NewDialog })));

const columns: readonly DataColumn<QuestionnaireRowFragment>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, width: 'minmax(10rem, 2fr)', phone: 'title' },
  { id: 'type', title: 'Type', cell: ({ type }) => type, width: 'minmax(7rem, 1fr)' },
  {
    id: 'state',
    title: 'State',
    width: '13rem',
    phone: 'aside',
    cell: (row) => {
      const { word, tone } = stateOf(row);
      return <StatusBadge tone={tone}>{word}</StatusBadge>;
    },
  },
  {
    id: 'events',
    title: 'Sent for',
    width: '9rem',
    phone: 'hidden',
    cell: ({ category_ids: ids }) =>
      ids.length === 0 ? '' : `${ids.length} ${ids.length === 1 ? 'event type' : 'event types'}`,
  },
  { id: 'changed', title: 'Changed', width: '12rem', phone: 'hidden', cell: (row) => formatInstant(row.update_time) },
];

function stateOf(row: QuestionnaireRowFragment): { word: string; tone: 'neutral' | 'success' | 'warning' } {
  if (row.published_version == null) return { word: 'Draft', tone: 'neutral' };
  if (row.is_changed) return { word: `Version ${row.published_version}, changed`, tone: 'warning' };
  const name = row.is_locked ? 'Validated' : `Version ${row.published_version}`;
  return { word: name, tone: 'success' };
}

/** Where a questionnaire is worked on. */
export const editorPath = (id: string): string => `/settings/questionnaire/${id}`;

/** /settings/questionnaire: what the clinic asks its patients. */
export function QuestionnairesPage() {
  const query = useApiQuery(QuestionnairesDocument, {});
  const phone = usePhone();
  const [open, setOpen] = useState<'new' | 'import' | null>(null);
  const navigate = useNavigate();
  useLive('questionnaires.questionnaire-changed', () => {
    for (const read of ['Questionnaires', 'QuestionnaireById', 'QuestionGroups', 'PublishedQuestionnaires'])
      refreshQueries('chart', read);
  });
  const list = query.data?.questionnaires ?? [];
  const rows = {
    ...allRows(list),
    status: query.data === undefined ? query.status : 'success',
    error: query.error,
    retry: () => void query.refetch(),
  } as const;
  const edit = (id: string): void => void navigate({ to: editorPath(id) });
  return (
    <Page>
      <PageHeader title="Questionnaire" detail="What patients are asked">
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileImport size={16} stroke={1.75} />}
            onClick={() => setOpen('import')}
          >
            Import
          </Button>
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setOpen('new')}>
            New questionnaire
          </Button>
        </Group>
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
            rows={rows}
            rowId={({ id }) => id}
            rowPath={({ id }) => editorPath(id)}
            empty={<EmptyState icon={IconClipboardList} title="No questionnaires yet" />}
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
