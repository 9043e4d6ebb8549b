import { Button, Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { IconTruckDelivery } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ReasonDialog } from '#kit/forms/reason-dialog.tsx';
import { Panel } from '#kit/page/panel.tsx';
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
import { PURCHASE_STATES } from '../words.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type Order = PurchaseFieldsFragment;

interface OrdersPanelProps {
  /** Null for all of them. */
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

/** Purchase orders with their lines, and what is done with them next. */
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
      title={statuses === null ? 'Purchase orders' : 'On their way'}
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
        <div className={classes.bar}>
          <Select
            label="Vendor"
            placeholder="All"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear Vendor' }}
            data={vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))}
            value={vendorId}
            onChange={onVendor}
          />
        </div>
      )}
      {rows.status === 'pending' && <RowsSkeleton rows={4} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="The purchase orders" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconTruckDelivery} title={statuses === null ? 'No purchase orders' : 'Nothing is on its way'}>
          Draft orders from what is low, or begin one by hand.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Purchase orders">
        {rows.rows.map((order) => (
          <OrderRow key={order.id} order={order} onEdit={onEdit} onReceive={() => setReceiving(order)} />
        ))}
      </ul>
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
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
  const may = can('inventory.stock');
  const name = `order ${order.order_number}`;
  const isUnderWay = order.status === 'Ordered' || order.status === 'PartlyReceived';
  return (
    <li>
      <div className={classes.what}>
        <strong>
          {`#${order.order_number} ${order.vendor_name}`} <StatusBadge tone={tone}>{label}</StatusBadge>
        </strong>
        <span>
          {order.lines
            .map((line) => {
              const got =
                isUnderWay || order.status === 'Received'
                  ? ` (${line.received_units} of ${line.ordered_units} came)`
                  : '';
              return `${line.packs} ${line.pack_name} ${line.item_name}${got}`;
            })
            .join(', ')}
        </span>
        <span className={classes.quiet}>
          {[
            formatMoney(order.total_cents),
            order.location_name !== null && `to ${order.location_name}`,
            order.expected_on !== null && isUnderWay && `expected ${formatDay(order.expected_on)}`,
            order.ordered_by_name === null
              ? `drafted by ${order.created_by_name}`
              : `ordered by ${order.ordered_by_name}`,
            order.cancel_reason,
            order.comment,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {may && (
        <div className={classes.actions}>
          {order.status === 'Draft' && (
            <>
              {onEdit !== undefined && (
                <Button size="compact-sm" variant="default" aria-label={`Edit ${name}`} onClick={() => onEdit(order)}>
                  Edit
                </Button>
              )}
              <Button
                size="compact-sm"
                aria-label={`Mark as ordered: ${name}`}
                loading={place.isPending}
                onClick={() => place.mutate(of)}
              >
                Mark as ordered
              </Button>
            </>
          )}
          {isUnderWay && (
            <Button size="compact-sm" aria-label={`Receive ${name}`} onClick={onReceive}>
              Receive
            </Button>
          )}
          {order.status === 'PartlyReceived' && (
            <Button size="compact-sm" variant="default" aria-label={`Close ${name}`} onClick={() => setAsking('close')}>
              Close
            </Button>
          )}
          {(order.status === 'Draft' || order.status === 'Ordered') && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Cancel ${name}`}
              onClick={() => setAsking('cancel')}
            >
              Cancel
            </Button>
          )}
        </div>
      )}
      {asking !== null && (
        <ReasonDialog
          title={asking === 'cancel' ? `Cancel ${name}` : `Close ${name}`}
          label={asking === 'cancel' ? 'Why' : 'Why the rest does not come'}
          confirm={asking === 'cancel' ? 'Cancel order' : 'Close order'}
          onReason={async (reason) => {
            if (asking === 'cancel') await request(CancelPurchaseOrderDocument, { ...of, reason });
            else await request(ClosePurchaseOrderDocument, { ...of, reason });
            refreshInventory();
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </li>
  );
}
