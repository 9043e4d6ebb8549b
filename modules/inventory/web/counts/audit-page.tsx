import { IconClipboardList } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { type MovementKind, StockCountsDocument, type StockCountsQuery } from '../inventory.operations.gen.ts';
import { MovementsPanel } from '../stock/movements-panel.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { COUNT_STATES } from '../stock-labels.ts';
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

/** /inventory/audit: stock counts, corrections and recalls. */
export function AuditPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'tab' | 'count' | 'recall'>();
  const tab: Tab = TABS.find(({ value }) => value === query.tab)?.value ?? 'counts';
  const [starting, setStarting] = useState(false);
  return (
    <Page>
      <PageHeader title="Audit">
        {can('inventory.stock') && <AddButton onClick={() => setStarting(true)}>New count</AddButton>}
      </PageHeader>
      <FilterTabs
        label="Page section"
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
      <ReadRows
        label="Counts"
        read={rows}
        empty={{
          icon: IconClipboardList,
          title: 'No counts yet',
          detail: 'Each line is counted at its own time, so work can continue during a count.',
        }}
      >
        {(count) => <CountRow count={count} onOpen={() => onOpen(count.id)} />}
      </ReadRows>
    </Panel>
  );
}

type Count = StockCountsQuery['stock_counts']['counts'][number];

function CountRow({ count, onOpen }: { count: Count; onOpen: () => void }) {
  const { label, tone } = COUNT_STATES[count.status];
  const hasVariance = count.variance_cents !== null && count.variance_cents > 0;
  return (
    <Row
      title={`#${count.count_number} ${count.location_name}`}
      subtitle={[
        `${count.counted_count} of ${count.line_count} counted`,
        `started ${formatInstant(count.create_time)} by ${count.created_by_name}`,
        count.completed_by_name !== null && `completed by ${count.completed_by_name}`,
        hasVariance && `variance ${formatMoney(count.variance_cents ?? 0)}`,
        count.return_reason,
        count.comment,
      ]}
      badges={
        <>
          <StatusBadge tone={tone}>{label}</StatusBadge>
          {count.is_blind && <StatusBadge>Blind</StatusBadge>}
        </>
      }
      actions={
        <RowButton of={`count ${count.count_number}`} onClick={onOpen}>
          Open
        </RowButton>
      }
    />
  );
}
