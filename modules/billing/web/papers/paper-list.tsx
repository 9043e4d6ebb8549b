import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { Icon } from '#kit/module/web-module.ts';
import type { Rows } from '#kit/api/use-api.ts';
import classes from '../billing.module.css';

interface PaperListProps<Row> {
  label: string;
  rows: Rows<Row>;
  icon: Icon;
  /** What stands there where there is none, and where they come from. */
  empty: string;
  hint: string;
  renderRow: (row: Row) => ReactNode;
}

/** A list of papers, the newest first, with its empty, loading and error state. */
export function PaperList<Row extends { id: string }>({
  label,
  rows,
  icon,
  empty,
  hint,
  renderRow,
}: PaperListProps<Row>) {
  return (
    <Panel flush>
      {rows.status === 'pending' && <RowsSkeleton rows={6} />}
      {rows.status === 'error' && (
        <ErrorState error={rows.error} what={`The ${label.toLowerCase()}`} onRetry={rows.retry} />
      )}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={icon} title={empty}>
          {hint}
        </EmptyState>
      )}
      <ul className={classes.list} aria-label={label}>
        {rows.rows.map((each) => (
          <li key={each.id} className={classes.row}>
            {renderRow(each)}
          </li>
        ))}
      </ul>
      {rows.hasMore && (
        <div className={classes.pad}>
          <Button variant="default" size="compact-sm" loading={rows.loadingMore} onClick={rows.loadMore}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}
