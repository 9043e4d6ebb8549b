import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { METHOD_WORDS, type PaymentMethod, paymentMethods } from '../../rules/index.ts';
import { type PaymentFieldsFragment, PaymentsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { paymentStatus } from '../words.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { TakePaymentDialog } from './take-payment-dialog.tsx';

const money = (cents: number): string => (cents === 0 ? '' : formatMoney(cents));
const COLUMNS: readonly DataColumn<PaymentFieldsFragment>[] = [
  { id: 'date', title: 'Date', width: '11rem', cell: (row) => formatInstant(row.create_time) },
  { id: 'patient', title: 'Patient', width: 'minmax(9rem, 2fr)', phone: 'title', cell: (row) => row.patient.name },
  {
    id: 'method',
    title: 'Method',
    width: 'minmax(8rem, 1.5fr)',
    cell: (row) =>
      [METHOD_WORDS[row.method], row.card_last4 && `${row.card_brand} ${row.card_last4}`, row.check_number]
        .filter(Boolean)
        .join(' '),
  },
  {
    id: 'amount',
    title: 'Amount',
    width: '7rem',
    align: 'end',
    phone: 'aside',
    cell: (row) => formatMoney(row.amount),
  },
  {
    id: 'allocated',
    title: 'Allocated',
    width: '7rem',
    align: 'end',
    phone: 'hidden',
    cell: (row) => money(row.allocated),
  },
  {
    id: 'unallocated',
    title: 'Unallocated',
    width: '7rem',
    align: 'end',
    phone: 'hidden',
    cell: (row) => money(row.unallocated),
  },
  {
    id: 'refunded',
    title: 'Refunded',
    width: '7rem',
    align: 'end',
    phone: 'hidden',
    cell: (row) => money(row.refunded),
  },
  {
    id: 'status',
    title: 'Status',
    width: '9rem',
    text: (row) => paymentStatus(row).word,
    cell: (row) => <StatusBadge tone={paymentStatus(row).tone}>{paymentStatus(row).word}</StatusBadge>,
  },
  { id: 'taken', title: 'Taken by', width: 'minmax(7rem, 1fr)', phone: 'hidden', cell: (row) => row.taken_by },
];

interface Filters {
  method: string | null;
  view: string;
}

const STATUSES = ['pending', 'authorized', 'failed', 'canceled', 'void'] as const;

/** /billing/payment: what came, how, and what it paid. */
export function PaymentPage() {
  useAccountChanged();
  const [filters, setFilters] = useUserSetting<Filters>('billing.payments', { method: null, view: 'all' });
  const [shown, setShown] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  // Which days somebody looks for is of the moment, and not kept.
  const [days, setDays] = useState({ from: '', to: '' });
  const where = {
    method: filters.method as PaymentMethod | null,
    status: STATUSES.find((status) => status === filters.view) ?? null,
    from: days.from || null,
    to: days.to || null,
    unapplied_only: filters.view === 'unapplied',
  };
  const rows = useRows(
    PaymentsDocument,
    { where },
    { take: 50, rows: ({ payments }) => payments.payments, count: ({ payments }) => payments.count },
  );
  return (
    <Page fill>
      <PageHeader title="Payments" detail={rows.count === undefined ? undefined : `${rows.count} in all`}>
        {can('billing.pay') && (
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setTaking(true)}>
            Take payment
          </Button>
        )}
      </PageHeader>
      <div className={`${classes.fields} ${classes.filters}`}>
        <Select
          label="Method"
          placeholder="All"
          clearable
          clearButtonProps={{ 'aria-label': 'Clear Method' }}
          value={filters.method}
          onChange={(method) => setFilters({ ...filters, method })}
          data={paymentMethods.map((value) => ({ value, label: METHOD_WORDS[value] }))}
        />
        <Select
          label="Shown"
          allowDeselect={false}
          value={filters.view}
          onChange={(view) => setFilters({ ...filters, view: view ?? 'all' })}
          data={[
            { value: 'all', label: 'All payments' },
            { value: 'unapplied', label: 'With something unallocated' },
            { value: 'pending', label: 'Pending' },
            { value: 'authorized', label: 'To be captured' },
            { value: 'failed', label: 'Failed' },
            { value: 'canceled', label: 'Canceled' },
            { value: 'void', label: 'Void' },
          ]}
        />
        {(['from', 'to'] as const).map((end) => (
          <TextInput
            key={end}
            type="date"
            label={end === 'from' ? 'From' : 'To'}
            value={days[end]}
            onChange={(event) => setDays({ ...days, [end]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Panel fill flush>
        <DataTable
          label="Payments"
          columns={COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setShown(id)}
          empty={
            <EmptyState icon={IconCash} title="No payments">
              What patients pay stands here, whichever way it came.
            </EmptyState>
          }
        />
      </Panel>
      {shown !== null && <PaymentDialog id={shown} onClose={() => setShown(null)} />}
      {taking && <TakePaymentDialog onClose={() => setTaking(false)} />}
    </Page>
  );
}
