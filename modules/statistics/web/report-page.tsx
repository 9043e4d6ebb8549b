import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
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
import { StatisticsReportsDocument, StatisticsTableDocument } from './setting.operations.gen.ts';
import classes from './statistics.module.css';

/** /statistics/<report>: every screen of statistics, drawn from what its module answers. How it is looked at stands in the address. */
export function ReportPage() {
  const { reportID = '' }: { reportID?: string } = useParams({ strict: false });
  const list = useApiQuery(StatisticsReportsDocument, {}, { quiet: true });
  const known = list.data?.statisticsReports.find(({ id }) => id === reportID);
  if (list.isError) return <ErrorState error={list.error} what="The report" onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <RowsSkeleton rows={8} />;
  if (known === undefined)
    return (
      <Page>
        <PageHeader title="No such report" />
        <Panel>There is no such report, or your role does not let you see it.</Panel>
      </Page>
    );
  return <OneReport key={reportID} id={reportID} title={known.title} byMonth={known.by_month} />;
}

function OneReport({ id, title, byMonth }: { id: string; title: string; byMonth: boolean }) {
  const [settings, setSettings] = useSettings(id, byMonth);
  const [opened, setOpened] = useState<OpenedNumber | null>(null);
  const ask = askOf(settings);
  const { data, isPending, isError, error, refetch, isPlaceholderData } = useApiQuery(
    StatisticsTableDocument,
    { report: id, ask },
    { keepPrevious: true, quiet: true },
  );
  const table = data?.statisticsTable;
  const period = (days: { from: string; to: string }): string => `${formatDay(days.from)} – ${formatDay(days.to)}`;
  return (
    <Page>
      <PageHeader title={title} detail={table === undefined ? undefined : period(table.now)}>
        <ReportActions id={id} settings={settings} byMonth={byMonth} onChoose={setSettings} />
      </PageHeader>
      <ReportFilters table={table} settings={settings} onChange={setSettings} />
      {isError && <ErrorState error={error} what="The report" onRetry={() => void refetch()} />}
      {isPending && <RowsSkeleton rows={8} />}
      {table !== undefined && !isError && (
        <div className={classes.reportBody} data-stale={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
          <ReportChart
            table={table}
            measure={settings.measure}
            onMeasure={(measure) => setSettings({ ...settings, measure })}
          />
          <Panel flush>
            <ReportTableView table={table} onOpen={setOpened} />
          </Panel>
          <section className={classes.definition} aria-label="What is counted">
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
        </div>
      )}
      {opened !== null && <DrillDialog report={id} ask={ask} opened={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
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
