import { Button } from '@mantine/core';
import { IconPackages, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useApiQuery, useRows } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { useAddress } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { Row } from '#kit/rows/row.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import classes from '../inventory.module.css';
import { ItemDispensingsDocument, StockAlertsDocument } from '../inventory.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import { searchItems } from '../inputs/search-things.ts';
import { ItemByIdDocument, type ItemFieldsFragment } from '../pricesetup.operations.gen.ts';
import { OrdersPanel } from '../purchasing/orders-panel.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { ALERTS, ITEM_KINDS } from '../stock-labels.ts';
import { AddStockDialog } from './add-stock-dialog.tsx';
import { LotsPanel } from './lots-panel.tsx';
import { MovementsPanel } from './movements-panel.tsx';

const TABS = [
  { value: 'lots', label: 'Lots' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'dispensed', label: 'Dispense history' },
  { value: 'orders', label: 'Purchase orders' },
] as const;
type Tab = (typeof TABS)[number]['value'];

/** /inventory/inventorydetails: an item with its stock and movements; without one, the active alerts. */
export function DetailsPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'item' | 'tab'>();
  const itemId = query.item ?? null;
  return (
    <Page>
      <PageHeader title="Inventory Details">
        <SearchSelect
          key={itemId}
          aria-label="Item"
          placeholder="Find an item"
          search={searchItems}
          onChange={(id) => id !== null && go({ item: id, tab: null })}
        />
      </PageHeader>
      {itemId === null ? (
        <Alerts />
      ) : (
        <ItemDetails
          itemId={itemId}
          tab={TABS.find(({ value }) => value === query.tab)?.value ?? 'lots'}
          onTab={(tab) => go({ tab })}
        />
      )}
    </Page>
  );
}

function Alerts() {
  const read = useApiQuery(StockAlertsDocument, {}, { quiet: true });
  return (
    <Panel title="Needs attention" flush>
      <ReadRows
        label="Alerts"
        read={read}
        rows={({ stock_alerts }) => stock_alerts}
        loadingRows={5}
        empty={{
          icon: IconPackages,
          title: 'No items are low or expiring soon',
          detail: 'Find an item above to see its lots and transactions.',
        }}
      >
        {(alert) => (
          <Row
            title={alert.item_name}
            path={`/inventory/inventorydetails?item=${alert.item_id}`}
            subtitle={[
              alert.lot_number !== null && `Lot ${alert.lot_number}`,
              alert.location_name !== null && `At ${alert.location_name}`,
              alert.expires_on !== null && formatDay(alert.expires_on),
              amount(alert.quantity, alert.unit),
              `since ${formatInstant(alert.raised_time)}`,
            ]}
            badges={<StatusBadge tone={ALERTS[alert.kind].tone}>{ALERTS[alert.kind].label}</StatusBadge>}
          />
        )}
      </ReadRows>
    </Panel>
  );
}

function ItemDetails({ itemId, tab, onTab }: { itemId: string; tab: Tab; onTab: (tab: Tab) => void }) {
  const read = useApiQuery(ItemByIdDocument, { id: itemId }, { quiet: true });
  return (
    <ReadState read={read} label="Item" notFound="This item does not exist">
      {({ item }) => (
        <>
          <ItemHead item={item} />
          <FilterTabs
            label="Page section"
            tabs={TABS.filter(({ value }) => value !== 'dispensed' || can('inventory.patients'))}
            value={tab}
            onChange={onTab}
          />
          {tab === 'lots' && <LotsPanel item={item} />}
          {tab === 'transactions' && (
            <MovementsPanel title="Transactions" where={{ item_id: itemId }} showItem={false} />
          )}
          {tab === 'dispensed' && <Dispensed itemId={itemId} />}
          {tab === 'orders' && <OrdersPanel statuses={null} vendorId={null} itemId={itemId} />}
        </>
      )}
    </ReadState>
  );
}

function ItemHead({ item }: { item: ItemFieldsFragment }) {
  const [adding, setAdding] = useState(false);
  const isLow = item.reorder_level !== null && item.available <= item.reorder_level;
  const facts: [string, string, boolean?][] = [
    ['On hand', amount(item.on_hand, item.unit), true],
    ['Available', amount(item.available, item.unit), true],
    ['On order', String(item.on_order), true],
    ['Months of stock', item.months_of_stock === null ? 'Not used yet' : String(item.months_of_stock), true],
    ['Reorder level', item.reorder_level === null ? 'None' : String(item.reorder_level)],
    ['Target', item.target_level === null ? 'None' : String(item.target_level)],
    ['Preferred vendor', item.preferred_vendor_name ?? 'None'],
    ['Cost', `${formatMoney(item.cost_cents)}${item.cost_units === 1 ? '' : ` / ${item.cost_units}`}`],
    ...(item.ndc === '' ? [] : ([['NDC', item.ndc]] as [string, string][])),
    ...(item.sku === '' ? [] : ([['SKU', item.sku]] as [string, string][])),
  ];
  return (
    <Panel
      title={
        <>
          {item.item_name} <StatusBadge>{ITEM_KINDS[item.kind]}</StatusBadge>{' '}
          {isLow && <StatusBadge tone="warning">Low</StatusBadge>}
          {item.is_controlled && <StatusBadge tone="danger">Controlled</StatusBadge>}
        </>
      }
      flush
      actions={
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPrinter size={14} />}
            onClick={() => openPaper(`/inventory/items/${item.id}/label.pdf`)}
          >
            Shelf label
          </Button>
          {can('inventory.stock') && (
            <Button size="compact-sm" onClick={() => setAdding(true)}>
              Add stock
            </Button>
          )}
        </div>
      }
    >
      <dl className={classes.facts}>
        {facts.map(([label, value, big]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-big={big || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      {adding && <AddStockDialog item={item} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function Dispensed({ itemId }: { itemId: string }) {
  const rows = useRows(
    ItemDispensingsDocument,
    { item_id: itemId },
    {
      take: 50,
      rows: ({ item_dispensings }) => item_dispensings.records,
      count: ({ item_dispensings }) => item_dispensings.count,
    },
  );
  return (
    <Panel title="Dispense history" flush>
      <ReadRows
        label="Dispense history"
        read={rows}
        empty={{ icon: IconPackages, title: 'Not dispensed to any patient yet' }}
      >
        {(row) => (
          <Row
            title={row.patient_name}
            path={`/inventory/dispenseByPatient?patient=${row.patient_id}`}
            subtitle={[formatInstant(row.create_time), `lot ${row.lots}`, row.user_name, row.reason]}
            badges={<span>{amount(row.quantity, row.unit)}</span>}
          />
        )}
      </ReadRows>
    </Panel>
  );
}
