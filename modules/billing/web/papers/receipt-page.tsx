import { IconReceipt } from '@tabler/icons-react';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { METHOD_WORDS } from '../../rules/index.ts';
import { ReceiptsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useAccountChanged } from '../use-account-changed.ts';
import { PaperActions } from './paper-actions.tsx';

/** /billing/receipt: receipts of payments and refunds. */
export function ReceiptPage() {
  useAccountChanged();
  const rows = useRows(ReceiptsDocument, {}, { take: 50, rows: ({ receipts }) => receipts });
  return (
    <Page>
      <PageHeader title="Receipts" />
      <Panel flush>
        <ReadRows
          label="Receipts"
          read={rows}
          loadingRows={6}
          rowHeight={60}
          empty={{
            icon: IconReceipt,
            title: 'No receipts',
            detail: 'Each payment and each refund gets a receipt automatically.',
          }}
        >
          {(receipt) => (
            <Row
              title={`${receipt.number}: ${receipt.patient.name}`}
              subtitle={[
                formatInstant(receipt.create_time),
                METHOD_WORDS[receipt.method],
                receipt.card_last4,
                receipt.mailed && 'mailed',
              ]}
              badges={
                <>
                  {receipt.is_refund && <StatusBadge tone="warning">Refund</StatusBadge>}
                  <span className={classes.sum}>{formatMoney(receipt.amount)}</span>
                </>
              }
              actions={<PaperActions kind="receipt" id={receipt.id} name={`Receipt ${receipt.number}`} />}
            />
          )}
        </ReadRows>
      </Panel>
    </Page>
  );
}
