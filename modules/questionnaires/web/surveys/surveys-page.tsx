import { SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { IconClipboardList } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { SurveysDocument, type SurveyRowFragment, type SurveyWhere } from '../chart.operations.gen.ts';
import { isCrisis, statusOf } from './survey-words.ts';
import { refreshSurveys } from './use-surveys.ts';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));

const VIEWS: Readonly<Record<string, { label: string; where: SurveyWhere }>> = {
  review: { label: 'To review', where: { to_review: true } },
  begun: { label: 'Begun', where: { complete_status: 'in_progress' } },
  waiting: { label: 'Not begun', where: { complete_status: 'not_started' } },
  done: { label: 'Submitted', where: { complete_status: 'completed' } },
  all: { label: 'All', where: {} },
};

const instant = (time: string | null | undefined): string => (time == null ? '' : formatInstant(time));

const columns: readonly DataColumn<SurveyRowFragment>[] = [
  { id: 'patient', title: 'Patient', cell: (row) => row.patient_name, width: 'minmax(9rem, 2fr)', phone: 'title' },
  { id: 'name', title: 'Questionnaire', cell: (row) => row.questionnaire_name, width: 'minmax(8rem, 2fr)' },
  {
    id: 'status',
    title: 'Status',
    width: '8rem',
    phone: 'aside',
    cell: (row) =>
      isCrisis(row) ? (
        <StatusBadge tone="danger">Call today</StatusBadge>
      ) : (
        <StatusBadge tone={statusOf(row).tone}>{statusOf(row).word}</StatusBadge>
      ),
  },
  { id: 'sent', title: 'Sent', cell: (row) => instant(row.sent_time), width: '12rem', phone: 'hidden' },
  { id: 'opened', title: 'Opened', cell: (row) => instant(row.opened_time), width: '12rem', phone: 'hidden' },
  { id: 'percent', title: '%', cell: (row) => `${row.percent}%`, width: '4rem', align: 'end' },
  { id: 'submitted', title: 'Submitted', cell: (row) => instant(row.submitted_time), width: '12rem', phone: 'hidden' },
  { id: 'reviewed', title: 'Reviewed', cell: (row) => instant(row.reviewed_time), width: '12rem', phone: 'hidden' },
  {
    id: 'score',
    title: 'Score',
    cell: (row) => (row.score == null ? '' : `${row.score} ${row.band ?? ''}`.trim()),
    width: 'minmax(8rem, 1fr)',
  },
  {
    id: 'due',
    title: 'Due',
    cell: (row) => (row.due_date == null ? '' : formatDay(row.due_date)),
    width: '7rem',
    phone: 'hidden',
  },
];

/** /chart/questionnaires: everything that patients were asked, by where it stands. */
export function SurveysPage() {
  const [view, setView] = useState('review');
  const [open, setOpen] = useState<string | null>(null);
  useLive('questionnaires.survey-changed', refreshSurveys);
  const rows = useRows(SurveysDocument, { where: VIEWS[view]!.where }, { take: 50, rows: (found) => found.surveys });
  return (
    <Page fill>
      <PageHeader title="Questionnaires">
        <SegmentedControl
          aria-label="Which questionnaires"
          value={view}
          onChange={setView}
          data={Object.entries(VIEWS).map(([value, { label }]) => ({ value, label }))}
        />
      </PageHeader>
      <Panel fill>
        <DataTable
          label="Questionnaires"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpen(id)}
          empty={<EmptyState icon={IconClipboardList} title={view === 'review' ? 'Nothing to review' : 'None here'} />}
        />
      </Panel>
      <Suspense>
        {open !== null && <SurveyDialog id={open} noteId={undefined} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  );
}
