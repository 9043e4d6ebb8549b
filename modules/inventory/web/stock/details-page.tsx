import { Anchor, Button } from '@mantine/core';
import { IconPackages, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApiQuery, useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { can } from '#kit/session/viewer.ts';
import { amount } from '../../rules/index.ts';
import classes from '../inventory.module.css';
import { ItemDispensingsDocument, StockAlertsDocument } from '../inventory.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import { searchItems } from '../pieces/search-things.ts';
import { TabBar, useAddress } from '../pieces/tab-bar.tsx';
import { ItemByIdDocument, type ItemFieldsFragment } from '../pricesetup.operations.gen.ts';
import { OrdersPanel } from '../purchasing/orders-panel.tsx';
import { useInventoryChanged } from '../use-inventory.ts';
import { ALERTS, ITEM_KINDS } from '../words.ts';
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

/** /inventory/inventorydetails: one item with everything that lies, came and went of it; without one, what asks for attention. */
export function DetailsPage() {
  useInventoryChanged();
  const { query, go } = useAddress<'item' | 'tab'>('/inventory/inventorydetails');
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
  const { data, isPending, isError, error, refetch } = useApiQuery(StockAlertsDocument, {});
  const alerts = data?.stock_alerts ?? [];
  return (
    <Panel title="Asks for attention" flush>
      {isPending && <RowsSkeleton rows={5} />}
      {isError && <ErrorState error={error} what="The alerts" onRetry={() => void refetch()} />}
      {data !== undefined && alerts.length === 0 && (
        <EmptyState icon={IconPackages} title="Nothing is low, nothing expires soon">
          Find an item above to see its lots and what became of them.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label="Alerts">
        {alerts.map((alert) => (
          <li key={alert.id}>
            <div className={classes.what}>
              <strong>
                <Anchor
                  component={Link}
                  fz="inherit"
                  fw="inherit"
                  to={`/inventory/inventorydetails?item=${alert.item_id}`}
                >
                  {alert.item_name}
                </Anchor>
              </strong>
              <span className={classes.quiet}>
                {[
                  alert.lot_number !== null && `Lot ${alert.lot_number}`,
                  alert.location_name !== null && `At ${alert.location_name}`,
                  alert.expires_on !== null && formatDay(alert.expires_on),
                  amount(alert.quantity, alert.unit),
                  `since ${formatInstant(alert.raised_time)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <StatusBadge tone={ALERTS[alert.kind].tone}>{ALERTS[alert.kind].label}</StatusBadge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ItemDetails({ itemId, tab, onTab }: { itemId: string; tab: Tab; onTab: (tab: Tab) => void }) {
  const { data, isPending, isError, error, refetch } = useApiQuery(ItemByIdDocument, { id: itemId });
  if (isPending) return <RowsSkeleton rows={6} />;
  if (isError) return <ErrorState error={error} what="The item" onRetry={() => void refetch()} />;
  const { item } = data;
  return (
    <>
      <ItemHead item={item} />
      <TabBar
        label="Part of the page"
        tabs={TABS.filter(({ value }) => value !== 'dispensed' || can('inventory.patients'))}
        value={tab}
        onChange={onTab}
      />
      {tab === 'lots' && <LotsPanel item={item} />}
      {tab === 'transactions' && <MovementsPanel title="Transactions" where={{ item_id: itemId }} showItem={false} />}
      {tab === 'dispensed' && <Dispensed itemId={itemId} />}
      {tab === 'orders' && <OrdersPanel statuses={null} vendorId={null} itemId={itemId} />}
    </>
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
      {rows.status === 'pending' && <RowsSkeleton rows={4} />}
      {rows.status === 'error' && <ErrorState error={rows.error} what="The history" onRetry={rows.retry} />}
      {rows.status === 'success' && rows.rows.length === 0 && (
        <EmptyState icon={IconPackages} title="Nobody was handed out any of it yet" />
      )}
      <ul className={classes.list} aria-label="Dispense history">
        {rows.rows.map((row) => (
          <li key={row.id}>
            <div className={classes.what}>
              <strong>
                <Anchor
                  component={Link}
                  fz="inherit"
                  fw="inherit"
                  to={`/inventory/dispenseByPatient?patient=${row.patient_id}`}
                >
                  {row.patient_name}
                </Anchor>
              </strong>
              <span className={classes.quiet}>
                {[formatInstant(row.create_time), `lot ${row.lots}`, row.user_name, row.reason]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </div>
            <span>{amount(row.quantity, row.unit)}</span>
          </li>
        ))}
      </ul>
      {rows.hasMore && (
        <Button m="sm" variant="default" loading={rows.loadingMore} onClick={rows.loadMore}>
          More
        </Button>
      )}
    </Panel>
  );
}
