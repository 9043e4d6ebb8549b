import { IconReceipt } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { METHOD_WORDS } from '../../rules/index.ts';
import { ReceiptsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaperActions } from './paper-actions.tsx';
import { PaperList } from './paper-list.tsx';

/** /billing/receipt: a receipt for each payment that came and each refund that was made. */
export function ReceiptPage() {
  useAccountChanged();
  const rows = useRows(ReceiptsDocument, {}, { take: 50, rows: ({ receipts }) => receipts });
  return (
    <Page>
      <PageHeader title="Receipts" />
      <PaperList
        label="Receipts"
        rows={rows}
        icon={IconReceipt}
        empty="No receipts"
        hint="Each payment and each refund has one by itself."
        renderRow={(receipt) => (
          <>
            <div className={classes.what}>
              <strong>
                {receipt.number}: {receipt.patient.name}
              </strong>
              <span className={classes.quiet}>
                {[
                  formatInstant(receipt.create_time),
                  METHOD_WORDS[receipt.method],
                  receipt.card_last4,
                  receipt.mailed && 'mailed',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <div className={classes.actions}>
              {receipt.is_refund && <StatusBadge tone="warning">Refund</StatusBadge>}
              <span className={classes.sum}>{formatMoney(receipt.amount)}</span>
              <PaperActions kind="receipt" id={receipt.id} name={`Receipt ${receipt.number}`} />
            </div>
          </>
        )}
      />
    </Page>
  );
}
