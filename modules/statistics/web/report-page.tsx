import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { DataAsOf } from '#kit/feedback/data-as-of.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { selectRead } from '#kit/feedback/read.ts';
import { formatDay } from '#kit/formats/day.ts';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { DrillDialog, type OpenedNumber } from './drill-dialog.tsx';
import { ReportActions } from './report-actions.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFilters } from './report-filters.tsx';
import { askOf, readSettings, type ReportSettings, writeSettings } from './report-settings.ts';
import { ReportTableView } from './report-table-view.tsx';
import type { ReportTable } from './report-types.ts';
import { REPORTS } from './report-titles.ts';
import { StatisticsReportsDocument, StatisticsTableDocument } from './setting.operations.gen.ts';
import classes from './statistics.module.css';

/** /statistics/<report>: every statistics screen, drawn from its module's data. Its settings are in the address. */
export function ReportPage() {
  const { reportID = '' }: { reportID?: string } = useParams({ strict: false });
  const list = useApiQuery(StatisticsReportsDocument, {}, { quiet: true });
  const read = selectRead(list, ({ statisticsReports }) => statisticsReports.find(({ id }) => id === reportID));
  if (read.data == null)
    return (
      <Page>
        <PageHeader title="Report" />
        <ReadState
          read={read}
          label="Report"
          rows={8}
          notFound={reportID in REPORTS ? 'Your role does not include this report' : 'This report does not exist'}
        >
          {() => null}
        </ReadState>
      </Page>
    );
  return <OneReport key={reportID} id={reportID} title={read.data.title} byMonth={read.data.by_month} />;
}

function OneReport({ id, title, byMonth }: { id: string; title: string; byMonth: boolean }) {
  const [settings, setSettings] = useSettings(id, byMonth);
  const [opened, setOpened] = useState<OpenedNumber | null>(null);
  const ask = askOf(settings);
  const read = useApiQuery(StatisticsTableDocument, { report: id, ask }, { keepPrevious: true, quiet: true });
  const table = read.data?.statisticsTable;
  return (
    <Page>
      <PageHeader title={title} detail={table === undefined ? undefined : period(table.now)}>
        <ReportActions id={id} settings={settings} byMonth={byMonth} onChoose={setSettings} />
      </PageHeader>
      <ReportFilters table={table} settings={settings} onChange={setSettings} />
      <ReadState read={read} label="Report" rows={8}>
        {({ statisticsTable }) => (
          <div
            className={classes.reportBody}
            data-stale={read.isPlaceholderData || undefined}
            aria-busy={read.isPlaceholderData}
          >
            <DataAsOf time={statisticsTable.as_of} />
            <ReportChart
              table={statisticsTable}
              measure={settings.measure}
              onMeasure={(measure) => setSettings({ ...settings, measure })}
            />
            <Panel flush>
              <ReportTableView table={statisticsTable} onOpen={setOpened} />
            </Panel>
            <Definition table={statisticsTable} />
          </div>
        )}
      </ReadState>
      {opened !== null && <DrillDialog report={id} ask={ask} opened={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

/** The definitions of the report and its columns. */
function Definition({ table }: { table: ReportTable }) {
  return (
    <section className={classes.definition} aria-label="Definition">
      <p>{table.report.definition}</p>
      {table.prior !== null && <p>{`Compared with ${period(table.prior)}.`}</p>}
      <dl>
        {table.columns.map(
          (column) =>
            column.definition !== null && (
              <div key={column.id}>
                <dt>{column.title}</dt>
                <dd>{column.definition}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function period({ from, to }: { from: string; to: string }): string {
  return `${formatDay(from)} – ${formatDay(to)}`;
}

function useSettings(id: string, byMonth: boolean): [ReportSettings, (next: ReportSettings) => void] {
  const navigate = useNavigate();
  const query: Record<string, unknown> = useSearch({ strict: false });
  const settings = useMemo(() => readSettings(query, byMonth), [query, byMonth]);
  return [
    settings,
    (next) =>
      void navigate({
        to: `/statistics/${id}`,
        search: writeSettings(next, byMonth),
        resetScroll: false,
        replace: true,
      }),
  ];
}
