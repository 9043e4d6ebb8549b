import { Button } from '@mantine/core';
import { IconCash, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { dayColumn, moneyColumn, textColumn } from '#kit/table/columns.ts';
import { AGE_BUCKETS } from '../../rules/index.ts';
import { BalancesDocument, type BalancesQuery } from '../accounting.operations.gen.ts';
import { TakePaymentDialog } from '../payments/take-payment-dialog.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { AccountDialog } from './account-dialog.tsx';

type Row = BalancesQuery['balances']['balances'][number];
type View = (typeof VIEWS)[number]['value'];

// A zero amount leaves its cell empty.
const some = (cents: number): number | null => (cents === 0 ? null : cents);
const aged = (id: 'days_30' | 'days_60' | 'days_90' | 'older', title: string): DataColumn<Row> =>
  moneyColumn(id, title, (row) => some(row[id]), { width: '5.25rem', phone: 'hidden' });
const COLUMNS: readonly DataColumn<Row>[] = [
  textColumn('patient', 'Patient', (row) => row.patient_name, { width: 'minmax(9rem, 2fr)', phone: 'title' }),
  moneyColumn('balance', 'Total', (row) => row.balance, { width: '5.5rem', phone: 'aside' }),
  moneyColumn('insurance', 'Insurance', (row) => some(row.insurance_pending), { width: '5.5rem', phone: 'hidden' }),
  aged('days_30', AGE_BUCKETS[0]),
  aged('days_60', AGE_BUCKETS[1]),
  aged('days_90', AGE_BUCKETS[2]),
  aged('older', AGE_BUCKETS[3]),
  moneyColumn('credit', 'Credit', (row) => some(row.credit), { width: '5rem' }),
  dayColumn('paid', 'Last payment', (row) => row.last_payment, { phone: 'hidden' }),
  dayColumn('statement', 'Last statement', (row) => row.last_statement, { width: '7rem', phone: 'hidden' }),
  textColumn('card', 'Card', (row) => (row.has_card ? 'Yes' : ''), { width: '3.5rem', phone: 'hidden' }),
];
const VIEWS = [
  { value: 'Owing', label: 'With balance' },
  { value: 'Credit', label: 'Credits' },
  { value: 'All', label: 'All accounts' },
] as const;

/** /billing/balance: patient balances by age, and credits. */
export function BalancePage() {
  useAccountChanged();
  const [view, setView] = useUserSetting<View>('billing.balances', 'Owing');
  const [keyword, setKeyword] = useState('');
  const [shown, setShown] = useState<Row | null>(null);
  const [taking, setTaking] = useState(false);
  const rows = useRows(
    BalancesDocument,
    { where: { view, keyword } },
    { take: 50, rows: ({ balances }) => balances.balances, count: ({ balances }) => balances.count },
  );
  const sums = rows.answer?.balances;
  return (
    <Page fill>
      <PageHeader
        title="Balances"
        detail={sums === undefined ? undefined : `${formatMoney(sums.owed)} open, ${formatMoney(sums.credit)} credit`}
      >
        {can('billing.pay') && (
          <Button leftSection={<IconCash size={16} stroke={1.75} />} onClick={() => setTaking(true)}>
            Take payment
          </Button>
        )}
      </PageHeader>
      <FilterBar>
        <FilterTabs label="Accounts" tabs={VIEWS} value={view} onChange={setView} />
        <SearchBox label="Search patients" onSearch={setKeyword} />
      </FilterBar>
      <Panel fill flush>
        <DataTable
          label="Balances"
          columns={COLUMNS}
          rows={rows}
          rowId={({ patient_id }) => patient_id}
          onOpen={setShown}
          empty={{
            icon: IconScale,
            title: view === 'Credit' ? 'No credits' : 'No open balances',
            detail: 'Patients with posted charges that are not paid are listed here.',
          }}
        />
      </Panel>
      {shown !== null && (
        <AccountDialog patient={{ id: shown.patient_id, name: shown.patient_name }} onClose={() => setShown(null)} />
      )}
      {taking && <TakePaymentDialog onClose={() => setTaking(false)} />}
    </Page>
  );
}
