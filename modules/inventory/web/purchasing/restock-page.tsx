import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { can } from '#kit/session/viewer.ts';
import type { PurchaseFieldsFragment } from '../inventory.operations.gen.ts';
import { TabBar, useAddress } from '../pieces/tab-bar.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { OrderDialog } from './order-dialog.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { ReorderPanel } from './reorder-panel.tsx';

const TABS = [
  { value: 'reorder', label: 'To reorder' },
  { value: 'orders', label: 'Purchase orders' },
  { value: 'receive', label: 'Receive' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** /inventory/restock: what should be ordered, what was, and what has come. */
export function RestockPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'tab' | 'vendor'>('/inventory/restock');
  const tab: Tab = TABS.find(({ value }) => value === query.tab)?.value ?? 'reorder';
  const [editing, setEditing] = useState<PurchaseFieldsFragment | 'new' | null>(null);
  return (
    <Page>
      <PageHeader title="Restock">
        {can('inventory.stock') && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
            New purchase order
          </Button>
        )}
      </PageHeader>
      <TabBar label="Part of the page" tabs={TABS} value={tab} onChange={(to) => go({ tab: to, vendor: null })} />
      {tab === 'reorder' && <ReorderPanel onOrdered={() => go({ tab: 'orders' })} />}
      {tab === 'orders' && (
        <OrdersPanel
          statuses={null}
          vendorId={query.vendor ?? null}
          onEdit={setEditing}
          onVendor={(id) => go({ vendor: id })}
        />
      )}
      {tab === 'receive' && (
        <OrdersPanel
          statuses={['Ordered', 'PartlyReceived']}
          vendorId={query.vendor ?? null}
          onEdit={setEditing}
          onVendor={(id) => go({ vendor: id })}
        />
      )}
      {editing !== null && (
        <OrderDialog
          order={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={() => go({ tab: 'orders' })}
        />
      )}
    </Page>
  );
}
