import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Page } from '#kit/page/page.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { StatisticsReportsDocument } from './setting.operations.gen.ts';
import classes from './statistics.module.css';

/** /statistics: the reports that one may read, with what each shows. */
export function StatisticsPage() {
  const { data, isPending, isError, error, refetch } = useApiQuery(StatisticsReportsDocument, {}, { quiet: true });
  const reports = data?.statisticsReports ?? [];
  return (
    <Page>
      <PageHeader title="Statistics" />
      <Panel flush>
        {isPending && <RowsSkeleton rows={6} />}
        {isError && <ErrorState error={error} what="The reports" onRetry={() => void refetch()} />}
        {data !== undefined && reports.length === 0 && (
          <EmptyState icon={IconChartBar} title="No report for your role">
            Each report needs the right to see what it tells. Whoever administrates roles can give it.
          </EmptyState>
        )}
        <ul className={classes.reports} aria-label="Reports">
          {reports.map(({ id, title, definition }) => (
            <li key={id}>
              <Link to={`/statistics/${id}`} className={classes.report}>
                <strong>{title}</strong>
                <span className={classes.quiet}>{definition}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
