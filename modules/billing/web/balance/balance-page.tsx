import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCash, IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { AGE_BUCKETS } from '../../rules/index.ts';
import { BalancesDocument, type BalancesQuery } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { TakePaymentDialog } from '../payments/take-payment-dialog.tsx';
import { useAccountChanged } from '../use-account-changed.ts';
import { AccountDialog } from './account-dialog.tsx';

type Row = BalancesQuery['balances']['balances'][number];
type View = 'Owing' | 'Credit' | 'All';

const money = (cents: number): string => (cents === 0 ? '' : formatMoney(cents));
const aged = (id: 'days_30' | 'days_60' | 'days_90' | 'older', title: string): DataColumn<Row> => ({
  ...{ id, title, width: '5.25rem', align: 'end', phone: 'hidden' },
  cell: (row) => money(row[id]),
});
const COLUMNS: readonly DataColumn<Row>[] = [
  { id: 'patient', title: 'Patient', width: 'minmax(9rem, 2fr)', phone: 'title', cell: (row) => row.patient_name },
  {
    id: 'balance',
    title: 'Total',
    width: '5.5rem',
    align: 'end',
    phone: 'aside',
    cell: (row) => formatMoney(row.balance),
  },
  {
    id: 'insurance',
    title: 'Insurance',
    width: '5.5rem',
    align: 'end',
    phone: 'hidden',
    cell: (row) => money(row.insurance_pending),
  },
  aged('days_30', AGE_BUCKETS[0]),
  aged('days_60', AGE_BUCKETS[1]),
  aged('days_90', AGE_BUCKETS[2]),
  aged('older', AGE_BUCKETS[3]),
  {
    id: 'credit',
    title: 'Credit',
    width: '5rem',
    align: 'end',
    cell: (row) => (row.credit === 0 ? '' : formatMoney(row.credit)),
  },
  {
    id: 'paid',
    title: 'Last payment',
    width: '6.5rem',
    phone: 'hidden',
    cell: (row) => formatDay(row.last_payment ?? null),
  },
  {
    id: 'statement',
    title: 'Last statement',
    width: '7rem',
    phone: 'hidden',
    cell: (row) => formatDay(row.last_statement ?? null),
  },
  { id: 'card', title: 'Card', width: '3.5rem', phone: 'hidden', cell: (row) => (row.has_card ? 'Yes' : '') },
];

/** /billing/balance: who owes what since when, and whose money is left. */
export function BalancePage() {
  useAccountChanged();
  const [view, setView] = useUserSetting<View>('billing.balances', 'Owing');
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), 200);
  const [shown, setShown] = useState<Row | null>(null);
  const [taking, setTaking] = useState(false);
  const [sums, setSums] = useState({ owed: 0, credit: 0 });
  const rows = useRows(
    BalancesDocument,
    { where: { view, keyword } },
    {
      take: 50,
      rows: ({ balances }) => balances.balances,
      count: ({ balances }) => {
        if (balances.owed !== sums.owed || balances.credit !== sums.credit)
          queueMicrotask(() => setSums({ owed: balances.owed, credit: balances.credit }));
        return balances.count;
      },
    },
  );
  return (
    <Page fill>
      <PageHeader
        title="Balances"
        detail={
          rows.count === undefined ? undefined : `${formatMoney(sums.owed)} open, ${formatMoney(sums.credit)} credit`
        }
      >
        {can('billing.pay') && (
          <Button leftSection={<IconCash size={16} stroke={1.75} />} onClick={() => setTaking(true)}>
            Take payment
          </Button>
        )}
      </PageHeader>
      <div className={`${classes.fields} ${classes.filters}`}>
        <SegmentedControl
          flex="0 0 auto"
          aria-label="Which accounts"
          value={view}
          onChange={(value) => setView(value)}
          data={[
            { value: 'Owing', label: 'With balance' },
            { value: 'Credit', label: 'Credits' },
            { value: 'All', label: 'All accounts' },
          ]}
        />
        <TextInput
          aria-label="Find a patient"
          placeholder="Find a patient"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </div>
      <Panel fill flush>
        <DataTable
          label="Balances"
          columns={COLUMNS}
          rows={rows}
          rowId={({ patient_id }) => patient_id}
          onOpen={setShown}
          empty={
            <EmptyState icon={IconScale} title={view === 'Credit' ? 'Nobody has credit' : 'Nobody owes anything'}>
              Charges that are posted and not paid stand here.
            </EmptyState>
          }
        />
      </Panel>
      {shown !== null && (
        <AccountDialog patient={{ id: shown.patient_id, name: shown.patient_name }} onClose={() => setShown(null)} />
      )}
      {taking && <TakePaymentDialog onClose={() => setTaking(false)} />}
    </Page>
  );
}
