import { IconClipboardList } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { dayColumn, instantColumn, textColumn } from '#kit/table/columns.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { SurveysDocument, type SurveyRowFragment, type SurveyWhere } from '../chart.operations.gen.ts';
import { isCrisis, statusOf } from './survey-words.ts';
import { refreshSurveys } from './survey-reads.ts';

const SurveyDialog = lazy(() => import('./survey-dialog.tsx').then((file) => ({ default: file.SurveyDialog })));

const VIEWS = {
  review: { label: 'To review', where: { to_review: true }, empty: 'Nothing to review' },
  begun: { label: 'Started', where: { complete_status: 'in_progress' }, empty: 'No questionnaires in progress' },
  waiting: { label: 'Not started', where: { complete_status: 'not_started' }, empty: 'No unanswered questionnaires' },
  done: { label: 'Submitted', where: { complete_status: 'completed' }, empty: 'No submitted questionnaires' },
  all: { label: 'All', where: {}, empty: 'No questionnaires yet' },
} satisfies Readonly<Record<string, { label: string; where: SurveyWhere; empty: string }>>;
type View = keyof typeof VIEWS;
const TABS = Object.entries(VIEWS).map(([value, { label }]) => ({ value: value as View, label }));

const columns: readonly DataColumn<SurveyRowFragment>[] = [
  textColumn('patient', 'Patient', (row) => row.patient_name, { width: 'minmax(9rem, 2fr)', phone: 'title' }),
  textColumn('name', 'Questionnaire', (row) => row.questionnaire_name, { width: 'minmax(8rem, 2fr)' }),
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
  instantColumn('sent', 'Sent', (row) => row.sent_time, { phone: 'hidden' }),
  instantColumn('opened', 'Opened', (row) => row.opened_time, { phone: 'hidden' }),
  textColumn('percent', '%', (row) => `${row.percent}%`, { width: '4rem', align: 'end' }),
  instantColumn('submitted', 'Submitted', (row) => row.submitted_time, { phone: 'hidden' }),
  instantColumn('reviewed', 'Reviewed', (row) => row.reviewed_time, { phone: 'hidden' }),
  textColumn('score', 'Score', scoreOf, { width: 'minmax(8rem, 1fr)' }),
  dayColumn('due', 'Due', (row) => row.due_date, { width: '7rem', phone: 'hidden' }),
];

function scoreOf({ score, band }: SurveyRowFragment): string | null {
  return score == null ? null : `${score} ${band ?? ''}`.trim();
}

/** /chart/questionnaires: all surveys, by status. */
export function SurveysPage() {
  const [view, setView] = useState<View>('review');
  const [open, setOpen] = useState<string | null>(null);
  useLive('questionnaires.survey-changed', refreshSurveys);
  const rows = useRows(SurveysDocument, { where: VIEWS[view].where }, { take: 50, rows: (found) => found.surveys });
  return (
    <Page fill>
      <PageHeader title="Questionnaires" />
      <FilterBar>
        <FilterTabs label="Questionnaires by status" tabs={TABS} value={view} onChange={setView} />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Questionnaires"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setOpen(id)}
          empty={{ icon: IconClipboardList, title: VIEWS[view].empty }}
        />
      </Panel>
      <Suspense>
        {open !== null && <SurveyDialog id={open} noteId={undefined} onClose={() => setOpen(null)} />}
      </Suspense>
    </Page>
  );
}
