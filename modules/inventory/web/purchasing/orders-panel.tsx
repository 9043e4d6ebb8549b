import { IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { RowButton } from '#kit/rows/row-buttons.tsx';
import { joinParts, Row, RowLine } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import classes from '../inventory.module.css';
import {
  CancelPurchaseOrderDocument,
  ClosePurchaseOrderDocument,
  PlacePurchaseOrderDocument,
  type PurchaseFieldsFragment,
  PurchaseOrdersDocument,
  type PurchaseStatus,
} from '../inventory.operations.gen.ts';
import { VendorsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { PURCHASE_STATES } from '../stock-labels.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type Order = PurchaseFieldsFragment;

interface OrdersPanelProps {
  /** Null for all. */
  statuses: PurchaseStatus[] | null;
  vendorId: string | null;
  itemId?: string;
  onEdit?: (order: Order) => void;
  onVendor?: (id: string | null) => void;
}

const columns: readonly DataColumn<Order>[] = [
  { id: 'number', title: 'Number', cell: (row) => row.order_number },
  { id: 'vendor', title: 'Vendor', cell: (row) => row.vendor_name },
  { id: 'status', title: 'Status', cell: (row) => PURCHASE_STATES[row.status].label },
  { id: 'location', title: 'Deliver to', cell: (row) => row.location_name ?? '' },
  { id: 'expected', title: 'Expected', cell: (row) => row.expected_on ?? '' },
  {
    id: 'lines',
    title: 'Lines',
    cell: (row) =>
      row.lines
        .map(
          (line) => `${line.packs} ${line.pack_name} ${line.item_name} (${line.received_units}/${line.ordered_units})`,
        )
        .join('; '),
  },
  { id: 'total', title: 'Total', cell: (row) => row.total_cents / 100 },
];

/** Purchase orders with their lines and next actions. */
export function OrdersPanel({ statuses, vendorId, itemId, onEdit, onVendor }: OrdersPanelProps) {
  const vendors =
    useApiQuery(VendorsDocument, { includeDeleted: true }, { enabled: onVendor !== undefined }).data?.vendors ?? [];
  const filters = { statuses, vendor_id: vendorId, item_id: itemId ?? null };
  const rows = useRows(PurchaseOrdersDocument, filters, {
    take: 50,
    rows: ({ purchase_orders }) => purchase_orders.orders,
    count: ({ purchase_orders }) => purchase_orders.count,
  });
  const [receiving, setReceiving] = useState<Order | null>(null);
  return (
    <Panel
      title={statuses === null ? 'Purchase orders' : 'Open orders'}
      flush
      actions={
        onVendor !== undefined && (
          <ExportMenu
            source={{
              name: 'Purchase orders',
              columns,
              count: rows.count,
              read: async ({ skip, take, signal }) =>
                (await request(PurchaseOrdersDocument, { ...filters, skip, take }, { signal })).purchase_orders.orders,
            }}
          />
        )
      }
    >
      {onVendor !== undefined && (
        <div className={classes.filters}>
          <FilterBar>
            <FilterSelect
              label="Vendor"
              all="All vendors"
              choices={vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))}
              value={vendorId}
              onChange={onVendor}
            />
          </FilterBar>
        </div>
      )}
      <ReadRows
        label="Purchase orders"
        read={rows}
        empty={{
          icon: IconTruckDelivery,
          title: statuses === null ? 'No purchase orders' : 'No open orders',
          detail: 'Draft orders from the items to reorder, or create one yourself.',
        }}
      >
        {(order) => <OrderRow order={order} onEdit={onEdit} onReceive={() => setReceiving(order)} />}
      </ReadRows>
      {receiving !== null && <ReceiveDialog order={receiving} onClose={() => setReceiving(null)} />}
    </Panel>
  );
}

interface OrderRowProps {
  order: Order;
  onEdit: ((order: Order) => void) | undefined;
  onReceive: () => void;
}

function OrderRow({ order, onEdit, onReceive }: OrderRowProps) {
  const [asking, setAsking] = useState<'cancel' | 'close' | null>(null);
  const { label, tone } = PURCHASE_STATES[order.status];
  const of = { id: order.id, version: order.version };
  const place = useApiMutation(PlacePurchaseOrderDocument, {
    onDone: () => {
      toast.success('Marked as ordered');
      refreshInventory();
    },
  });
  const name = `order ${order.order_number}`;
  const isDraft = order.status === 'Draft';
  return (
    <Row
      title={`#${order.order_number} ${order.vendor_name}`}
      subtitle={order.lines.map((line) => describeLine(order, line)).join(', ')}
      lines={
        <RowLine>
          {joinParts([
            formatMoney(order.total_cents),
            order.location_name !== null && `to ${order.location_name}`,
            order.expected_on !== null && isUnderWay(order) && `expected ${formatDay(order.expected_on)}`,
            order.ordered_by_name === null
              ? `drafted by ${order.created_by_name}`
              : `ordered by ${order.ordered_by_name}`,
            order.cancel_reason,
            order.comment,
          ])}
        </RowLine>
      }
      badges={<StatusBadge tone={tone}>{label}</StatusBadge>}
      actions={
        can('inventory.stock') && (
          <>
            {isDraft && onEdit !== undefined && (
              <RowButton of={name} onClick={() => onEdit(order)}>
                Edit
              </RowButton>
            )}
            {isDraft && (
              <RowButton of={name} busy={place.isPending} onClick={() => place.mutate(of)}>
                Mark as ordered
              </RowButton>
            )}
            {isUnderWay(order) && (
              <RowButton of={name} onClick={onReceive}>
                Receive
              </RowButton>
            )}
            {order.status === 'PartlyReceived' && (
              <RowButton of={name} onClick={() => setAsking('close')}>
                Close
              </RowButton>
            )}
            {(isDraft || order.status === 'Ordered') && (
              <RowButton of={name} onClick={() => setAsking('cancel')}>
                Cancel
              </RowButton>
            )}
          </>
        )
      }
    >
      {asking !== null && (
        <ReasonDialog
          title={asking === 'cancel' ? `Cancel ${name}` : `Close ${name}`}
          confirm={asking === 'cancel' ? 'Cancel order' : 'Close order'}
          onReason={async (reason) => {
            if (asking === 'cancel') await request(CancelPurchaseOrderDocument, { ...of, reason });
            else await request(ClosePurchaseOrderDocument, { ...of, reason });
            refreshInventory();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </Row>
  );
}

const isUnderWay = ({ status }: Order): boolean => status === 'Ordered' || status === 'PartlyReceived';

function describeLine(order: Order, line: Order['lines'][number]): string {
  const isCounted = isUnderWay(order) || order.status === 'Received';
  const got = isCounted ? ` (${line.received_units} of ${line.ordered_units} received)` : '';
  return `${line.packs} ${line.pack_name} ${line.item_name}${got}`;
}
