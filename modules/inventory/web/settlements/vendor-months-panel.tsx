import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMonth } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { amount } from '../../rules/index.ts';
import {
  ReopenVendorMonthDocument,
  type VendorMonthFieldsFragment,
  VendorMonthsDocument,
} from '../inventory.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { SettleDialog } from './settle-dialog.tsx';

type VendorMonth = VendorMonthFieldsFragment;

/** Months of vendor-owned stock: what was used, what is owed, and what was settled. */
export function VendorMonthsPanel() {
  const query = useApiQuery(VendorMonthsDocument, {}, { quiet: true });
  const months = query.data?.vendor_months ?? [];
  const rows = { ...allRows(months), status: query.status, error: query.error, retry: () => void query.refetch() };
  return (
    <Panel title="Vendor-owned stock" flush>
      <ReadRows
        label="Vendor-owned stock"
        read={rows}
        rowId={({ vendor_id, month }) => `${vendor_id} ${month}`}
        empty={{
          icon: IconReceipt,
          title: 'No vendor-owned stock used yet',
          detail: 'Receive a lot with its vendor as the owner. What is dispensed or used of it is owed to the vendor.',
        }}
      >
        {(month) => <MonthRow of={month} />}
      </ReadRows>
    </Panel>
  );
}

function MonthRow({ of }: { of: VendorMonth }) {
  const [open, setOpen] = useState<'settle' | 'reopen' | null>(null);
  const { settlement } = of;
  const name = `${of.vendor_name}, ${formatMonth(of.month)}`;
  return (
    <Row
      title={name}
      subtitle={of.items.map(
        (item) =>
          `${amount(item.used, item.unit)} ${item.item_name}${item.lost === 0 ? '' : ` (and ${item.lost} lost)`}`,
      )}
      lines={
        <RowLine>
          {joinParts([
            `${formatMoney(of.used_cents)} used`,
            of.lost_cents !== 0 && `${formatMoney(of.lost_cents)} lost or discarded`,
            settlement !== null && `paid ${formatMoney(settlement.amount_cents)}`,
            settlement !== null && `invoice ${settlement.invoice_number}`,
            settlement?.comment,
            settlement !== null && `${settlement.settled_by_name}, ${formatInstant(settlement.settled_time)}`,
          ])}
        </RowLine>
      }
      badges={<MonthStatus of={of} />}
      actions={
        can('inventory.settle') &&
        of.is_over &&
        (settlement === null ? (
          <RowButton of={name} onClick={() => setOpen('settle')}>
            Settle
          </RowButton>
        ) : (
          <RowButton of={name} onClick={() => setOpen('reopen')}>
            Reopen
          </RowButton>
        ))
      }
    >
      {open === 'settle' && <SettleDialog of={of} onClose={() => setOpen(null)} />}
      {open === 'reopen' && (
        <ReasonDialog
          title={`Reopen ${name}`}
          description="The settlement is removed. The audit log keeps it with your reason."
          confirm="Reopen"
          onReason={async (reason) => {
            await request(ReopenVendorMonthDocument, { vendor_id: of.vendor_id, month: of.month, reason });
            toast.success('Month reopened');
            refreshInventory();
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Row>
  );
}

function MonthStatus({ of }: { of: VendorMonth }) {
  if (of.settlement !== null) return <StatusBadge tone="success">Settled</StatusBadge>;
  return of.is_over ? <StatusBadge tone="warning">To settle</StatusBadge> : <StatusBadge>This month</StatusBadge>;
}
