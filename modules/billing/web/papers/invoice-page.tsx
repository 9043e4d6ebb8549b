import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiMutation, useRows } from '#kit/api/use-api.ts';
import { StatusBadge, type Tone } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { can } from '#kit/session/viewer.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { InvoicesDocument, type InvoicesQuery, VoidInvoiceDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperDialog } from './paper-dialog.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  Overdue: 'danger',
  'Partly paid': 'warning',
  'Not Yet Paid': 'info',
  Void: 'neutral',
};

/** /billing/invoice: invoices to patients and third parties, with their payments. */
export function InvoicePage() {
  useAccountChanged();
  const [openOnly, setOpenOnly] = useState(false);
  const [making, setMaking] = useState(false);
  const [voiding, setVoiding] = useState<{ id: string; version: number; number: number } | null>(null);
  const rows = useRows(InvoicesDocument, { open_only: openOnly }, { take: 50, rows: ({ invoices }) => invoices });
  const cancel = useApiMutation(VoidInvoiceDocument, {
    refreshes: ['accounting'],
    onDone: () => toast.success('Invoice voided'),
  });
  return (
    <Page>
      <PageHeader title="Invoices">
        {can('billing.charge') && <AddButton onClick={() => setMaking(true)}>New invoice</AddButton>}
      </PageHeader>
      <Switch label="Unpaid only" checked={openOnly} onChange={(event) => setOpenOnly(event.currentTarget.checked)} />
      <Panel flush>
        <ReadRows
          label="Invoices"
          read={rows}
          loadingRows={6}
          rowHeight={60}
          empty={{
            icon: IconFileInvoice,
            title: 'No invoices',
            detail: 'An invoice bills posted charges. Payments for these charges count toward it.',
          }}
        >
          {(invoice) => <InvoiceRow invoice={invoice} onVoid={() => setVoiding(invoice)} />}
        </ReadRows>
      </Panel>
      {making && <PaperDialog kind="invoice" onClose={() => setMaking(false)} />}
      {voiding !== null && (
        <ReasonDialog
          title={`Void invoice ${voiding.number}`}
          label="Reason (the charges are not changed)"
          confirm="Void"
          onClose={() => setVoiding(null)}
          onReason={(reason) => cancel.mutateAsync({ id: voiding.id, version: voiding.version, reason })}
        />
      )}
    </Page>
  );
}

type Invoice = InvoicesQuery['invoices'][number];

function InvoiceRow({ invoice, onVoid }: { invoice: Invoice; onVoid: () => void }) {
  const { open, total } = invoice;
  const name = `Invoice ${invoice.number}`;
  return (
    <Row
      title={`${invoice.number}: ${invoice.patient.name}`}
      subtitle={[invoice.recipient, `due ${formatDay(invoice.due_day)}`, invoice.mailed && 'mailed']}
      badges={
        <>
          <span className={classes.sum}>
            {formatMoney(total)}
            {open > 0 && open < total ? `, ${formatMoney(open)} open` : ''}
          </span>
          <StatusBadge tone={TONES[invoice.status] ?? 'neutral'}>{invoice.status}</StatusBadge>
        </>
      }
      actions={
        <>
          <PaperActions kind="invoice" id={invoice.id} name={name} />
          {can('billing.charge') && invoice.status !== 'Void' && (
            <RowButton of={name} onClick={onVoid}>
              Void
            </RowButton>
          )}
        </>
      }
    />
  );
}
