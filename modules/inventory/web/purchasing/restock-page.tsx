import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { PurchaseFieldsFragment } from '../inventory.operations.gen.ts';
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

/** /inventory/restock: items to reorder, open orders, and received ones. */
export function RestockPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'tab' | 'vendor'>();
  const tab: Tab = TABS.find(({ value }) => value === query.tab)?.value ?? 'reorder';
  const editor = useEditor<PurchaseFieldsFragment>(undefined);
  return (
    <Page>
      <PageHeader title="Restock">
        {can('inventory.stock') && <AddButton onClick={editor.add}>New purchase order</AddButton>}
      </PageHeader>
      <FilterTabs label="Page section" tabs={TABS} value={tab} onChange={(to) => go({ tab: to, vendor: null })} />
      {tab === 'reorder' && <ReorderPanel onOrdered={() => go({ tab: 'orders' })} />}
      {tab === 'orders' && (
        <OrdersPanel
          statuses={null}
          vendorId={query.vendor ?? null}
          onEdit={editor.edit}
          onVendor={(id) => go({ vendor: id })}
        />
      )}
      {tab === 'receive' && (
        <OrdersPanel
          statuses={['Ordered', 'PartlyReceived']}
          vendorId={query.vendor ?? null}
          onEdit={editor.edit}
          onVendor={(id) => go({ vendor: id })}
        />
      )}
      {editor.render((order, close) => (
        <OrderDialog order={order} onClose={close} onSaved={() => go({ tab: 'orders' })} />
      ))}
    </Page>
  );
}
