import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { IconFileInvoice, IconPlus } from '@tabler/icons-react';
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
import { InvoicesDocument, VoidInvoiceDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperDialog } from './paper-dialog.tsx';
import { PaperList } from './paper-list.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  Paid: 'success',
  Overdue: 'danger',
  'Partly paid': 'warning',
  'Not Yet Paid': 'info',
  Void: 'neutral',
};

/** /billing/invoice: what was asked of patients and others, and what of it is paid. */
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
        {can('billing.charge') && (
          <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setMaking(true)}>
            New invoice
          </Button>
        )}
      </PageHeader>
      <Switch
        label="Only what is not paid"
        checked={openOnly}
        onChange={(event) => setOpenOnly(event.currentTarget.checked)}
      />
      <PaperList
        label="Invoices"
        rows={rows}
        icon={IconFileInvoice}
        empty="No invoices"
        hint="An invoice asks for charges that are posted; what is paid of them is paid of it."
        renderRow={(invoice) => (
          <>
            <div className={classes.what}>
              <strong>
                {invoice.number}: {invoice.patient.name}
              </strong>
              <span className={classes.quiet}>
                {[invoice.recipient, `due ${formatDay(invoice.due_day)}`, invoice.mailed && 'mailed']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <div className={classes.actions}>
              <span className={classes.sum}>
                {formatMoney(invoice.total)}
                {invoice.open > 0 && invoice.open < invoice.total ? `, ${formatMoney(invoice.open)} open` : ''}
              </span>
              <StatusBadge tone={TONES[invoice.status] ?? 'neutral'}>{invoice.status}</StatusBadge>
              <PaperActions kind="invoice" id={invoice.id} name={`Invoice ${invoice.number}`} />
              {can('billing.charge') && invoice.status !== 'Void' && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Void Invoice ${invoice.number}`}
                  onClick={() => setVoiding(invoice)}
                >
                  Void
                </Button>
              )}
            </div>
          </>
        )}
      />
      {making && <PaperDialog kind="invoice" onClose={() => setMaking(false)} />}
      {voiding !== null && (
        <ReasonDialog
          title={`Void invoice ${voiding.number}`}
          label="Why? Its charges stay as they are."
          confirm="Void"
          onClose={() => setVoiding(null)}
          onReason={(reason) => cancel.mutateAsync({ id: voiding.id, version: voiding.version, reason })}
        />
      )}
    </Page>
  );
}
