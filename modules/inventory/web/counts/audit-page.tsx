import { Button } from '@mantine/core';
import { IconClipboardList, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import classes from '../inventory.module.css';
import { type MovementKind, StockCountsDocument } from '../inventory.operations.gen.ts';
import { TabBar, useAddress } from '../pieces/tab-bar.tsx';
import { MovementsPanel } from '../stock/movements-panel.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { COUNT_STATES } from '../words.ts';
import { CountSheet } from './count-sheet.tsx';
import { RecallsPanel } from './recalls-panel.tsx';
import { StartCountDialog } from './start-count-dialog.tsx';

const TABS = [
  { value: 'counts', label: 'Counts' },
  { value: 'changes', label: 'Change log' },
  { value: 'recalls', label: 'Recalls' },
] as const;
type Tab = (typeof TABS)[number]['value'];
const CORRECTIONS: readonly MovementKind[] = ['count', 'adjustment', 'disposal', 'use', 'vendor_return', 'initial'];

/** /inventory/audit: counts of what lies on the shelves, what was corrected, and what was recalled. */
export function AuditPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'tab' | 'count' | 'recall'>('/inventory/audit');
  const tab: Tab = TABS.find(({ value }) => value === query.tab)?.value ?? 'counts';
  const [starting, setStarting] = useState(false);
  return (
    <Page>
      <PageHeader title="Audit">
        {can('inventory.stock') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setStarting(true)}>
            New count
          </Button>
        )}
      </PageHeader>
      <TabBar
        label="Part of the page"
        tabs={TABS}
        value={tab}
        onChange={(to) => go({ tab: to, count: null, recall: null })}
      />
      {tab === 'counts' && query.count !== undefined && (
        <CountSheet countId={query.count} onBack={() => go({ count: null })} />
      )}
      {tab === 'counts' && query.count === undefined && <Counts onOpen={(id) => go({ count: id })} />}
      {tab === 'changes' && <MovementsPanel title="Change log" where={{}} kinds={CORRECTIONS} showItem />}
      {tab === 'recalls' && <RecallsPanel openId={query.recall ?? null} onOpen={(id) => go({ recall: id })} />}
      {starting && (
        <StartCountDialog onClose={() => setStarting(false)} onStarted={(id) => go({ tab: 'counts', count: id })} />
      )}
    </Page>
  );
}

function Counts({ onOpen }: { onOpen: (id: string) => void }) {
  const rows = useRows(
    StockCountsDocument,
    {},
    {
      take: 50,
      rows: ({ stock_counts }) => stock_counts.counts,
      count: ({ stock_counts }) => stock_counts.count,
    },
  );
  return (
    <Panel title="Counts" flush>
      {rows.status === 'pending' && <RowsSkeleton rows={4} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="The counts" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconClipboardList} title="Nothing was counted yet">
          A count takes each line at its own time, so that work goes on meanwhile.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Counts">
        {rows.rows.map((count) => (
          <li key={count.id}>
            <div className={classes.what}>
              <strong>
                {`#${count.count_number} ${count.location_name}`}{' '}
                <StatusBadge tone={COUNT_STATES[count.status].tone}>{COUNT_STATES[count.status].label}</StatusBadge>{' '}
                {count.is_blind && <StatusBadge>Blind</StatusBadge>}
              </strong>
              <span className={classes.quiet}>
                {[
                  `${count.counted_count} of ${count.line_count} counted`,
                  `begun ${formatInstant(count.create_time)} by ${count.created_by_name}`,
                  count.completed_by_name !== null && `completed by ${count.completed_by_name}`,
                  count.variance_cents !== null &&
                    count.variance_cents > 0 &&
                    `differences ${formatMoney(count.variance_cents)}`,
                  count.return_reason,
                  count.comment,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Open count ${count.count_number}`}
              onClick={() => onOpen(count.id)}
            >
              Open
            </Button>
          </li>
        ))}
      </ul>
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
    </Panel>
  );
}
