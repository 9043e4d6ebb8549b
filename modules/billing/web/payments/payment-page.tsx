import { Button } from '@mantine/core';
import { IconCash, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { useUserSetting } from '#kit/session/user-settings.ts';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { DateRangeFilter, type DaySpan } from '#kit/filters/date-range-filter.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { instantColumn, moneyColumn, textColumn } from '#kit/table/columns.ts';
import { METHOD_WORDS, type PaymentMethod, paymentMethods } from '../../rules/index.ts';
import { type PaymentFieldsFragment, PaymentsDocument } from '../accounting.operations.gen.ts';
import { useAccountChanged } from '../use-account-changed.ts';
import { paymentStatus } from '../status-labels.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import { TakePaymentDialog } from './take-payment-dialog.tsx';

// A zero amount leaves its cell empty.
const some = (cents: number): number | null => (cents === 0 ? null : cents);
const COLUMNS: readonly DataColumn<PaymentFieldsFragment>[] = [
  instantColumn('date', 'Date', (row) => row.create_time, { width: '11rem' }),
  textColumn('patient', 'Patient', (row) => row.patient.name, { width: 'minmax(9rem, 2fr)', phone: 'title' }),
  textColumn('method', 'Method', methodOf, { width: 'minmax(8rem, 1.5fr)' }),
  moneyColumn('amount', 'Amount', (row) => row.amount, { width: '7rem', phone: 'aside' }),
  moneyColumn('allocated', 'Allocated', (row) => some(row.allocated), { width: '7rem', phone: 'hidden' }),
  moneyColumn('unallocated', 'Unallocated', (row) => some(row.unallocated), { width: '7rem', phone: 'hidden' }),
  moneyColumn('refunded', 'Refunded', (row) => some(row.refunded), { width: '7rem', phone: 'hidden' }),
  {
    id: 'status',
    title: 'Status',
    width: '9rem',
    text: (row) => paymentStatus(row).word,
    cell: (row) => <StatusBadge tone={paymentStatus(row).tone}>{paymentStatus(row).word}</StatusBadge>,
  },
  textColumn('taken', 'Taken by', (row) => row.taken_by, { width: 'minmax(7rem, 1fr)', phone: 'hidden' }),
];

function methodOf({ method, card_brand, card_last4, check_number }: PaymentFieldsFragment): string {
  return [METHOD_WORDS[method], card_last4 && `${card_brand} ${card_last4}`, check_number].filter(Boolean).join(' ');
}

const VIEWS = {
  all: 'All payments',
  unapplied: 'With an unallocated amount',
  pending: 'Pending',
  authorized: 'To capture',
  failed: 'Failed',
  canceled: 'Canceled',
  void: 'Void',
};

interface Filters {
  method: PaymentMethod | null;
  view: keyof typeof VIEWS;
}

const STATUSES = ['pending', 'authorized', 'failed', 'canceled', 'void'] as const;

/** /billing/payment: payments, their methods and allocations. */
export function PaymentPage() {
  useAccountChanged();
  const [filters, setFilters] = useUserSetting<Filters>('billing.payments', { method: null, view: 'all' });
  const [shown, setShown] = useState<string | null>(null);
  const [taking, setTaking] = useState(false);
  // The date filter is temporary and not stored.
  const [days, setDays] = useState<DaySpan>({ from: null, to: null });
  const where = {
    method: filters.method,
    status: STATUSES.find((status) => status === filters.view) ?? null,
    from: days.from,
    to: days.to,
    unapplied_only: filters.view === 'unapplied',
  };
  const rows = useRows(
    PaymentsDocument,
    { where },
    { take: 50, rows: ({ payments }) => payments.payments, count: ({ payments }) => payments.count },
  );
  return (
    <Page fill>
      <PageHeader title="Payments" detail={rows.count === undefined ? undefined : `${rows.count} total`}>
        {can('billing.pay') && (
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setTaking(true)}>
            Take payment
          </Button>
        )}
      </PageHeader>
      <FilterBar>
        <FilterSelect<PaymentMethod>
          label="Method"
          all="All methods"
          choices={paymentMethods.map((value) => ({ value, label: METHOD_WORDS[value] }))}
          value={filters.method}
          onChange={(method) => setFilters({ ...filters, method })}
        />
        <FilterSelect
          label="Status"
          choices={VIEWS}
          value={filters.view}
          onChange={(view) => setFilters({ ...filters, view })}
        />
        <DateRangeFilter label="Date" value={days} onChange={setDays} />
      </FilterBar>
      <Panel fill flush>
        <DataTable
          label="Payments"
          columns={COLUMNS}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={({ id }) => setShown(id)}
          empty={{
            icon: IconCash,
            title: 'No payments',
            detail: 'Patient payments by all methods are listed here.',
          }}
        />
      </Panel>
      {shown !== null && <PaymentDialog id={shown} onClose={() => setShown(null)} />}
      {taking && <TakePaymentDialog onClose={() => setTaking(false)} />}
    </Page>
  );
}
