import { Button } from '@mantine/core';
import { IconFileImport, IconMapPin, IconPackage } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { FilterTabs } from '#kit/filters/filter-tabs.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { ImportDialog } from '#kit/imports/import-dialog.tsx';
import { useAddressTab } from '#kit/navigation/use-address.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { amount } from '../../rules/index.ts';
import {
  FindItemsDocument,
  ImportItemsDocument,
  type ItemFieldsFragment,
  type ItemKind,
  type ItemState,
} from '../pricesetup.operations.gen.ts';
import { INVENTORY, useInventoryChanged } from '../use-inventory.ts';
import { ITEM_KINDS } from '../stock-labels.ts';
import { ItemDialog } from './item-dialog.tsx';
import { LocationsDialog } from './locations-dialog.tsx';
import { ReorderRulesPanel } from './reorder-rules-panel.tsx';

type Item = ItemFieldsFragment;
const dollars = (cents: number): string => (cents / 100).toFixed(2);
const isLow = (item: Item): boolean => item.reorder_level !== null && item.available <= item.reorder_level;

const name: DataColumn<Item> = {
  id: 'name',
  title: 'Item',
  cell: (row) => row.item_name,
  width: 'minmax(10.5rem, 3fr)',
  phone: 'title',
  fixed: true,
};
const kindColumn: DataColumn<Item> = { id: 'kind', title: 'Type', cell: (row) => ITEM_KINDS[row.kind], width: '6rem' };
const active: DataColumn<Item> = {
  id: 'active',
  title: 'Active',
  cell: (row) => (row.deleted_time === null ? 'Yes' : 'No'),
  width: '4rem',
  phone: 'hidden',
};
const onHand: DataColumn<Item> = {
  id: 'onhand',
  title: 'On hand',
  cell: (row) =>
    isLow(row) ? <StatusBadge tone="warning">{`${row.available} low`}</StatusBadge> : amount(row.on_hand, row.unit),
  text: (row) => row.on_hand,
  width: '7.5rem',
  align: 'end',
  phone: 'aside',
};
const vendor: DataColumn<Item> = {
  id: 'vendor',
  title: 'Preferred vendor',
  cell: (row) => row.preferred_vendor_name ?? '–',
  width: 'minmax(8rem, 2fr)',
};
const pack: DataColumn<Item> = {
  id: 'packsize',
  title: 'Pack size',
  cell: (row) => row.packs.map((each) => `${each.name} of ${each.factor}`).join(', ') || '–',
  width: 'minmax(6rem, 1fr)',
  phone: 'hidden',
};
const cost: DataColumn<Item> = {
  id: 'cost',
  title: 'Cost',
  cell: (row) => `${formatMoney(row.cost_cents)}${row.cost_units === 1 ? '' : ` / ${row.cost_units}`}`,
  text: (row) => dollars(row.cost_cents),
  width: '7rem',
  align: 'end',
  phone: 'hidden',
};

const RESTOCK: readonly DataColumn<Item>[] = [
  name,
  kindColumn,
  onHand,
  {
    id: 'reorderlevel',
    title: 'Reorder level',
    cell: (row) => row.reorder_level ?? '–',
    text: (row) => row.reorder_level,
    width: '6.5rem',
    align: 'end',
  },
  {
    id: 'target',
    title: 'Target',
    cell: (row) => row.target_level ?? '–',
    text: (row) => row.target_level,
    width: '4.5rem',
    align: 'end',
    phone: 'hidden',
  },
  {
    id: 'expirynotice',
    title: 'Expiry notice',
    cell: (row) => `${row.expiry_notice_days} days`,
    text: (row) => row.expiry_notice_days,
    width: '6.5rem',
    align: 'end',
    phone: 'hidden',
  },
  vendor,
  pack,
  cost,
  active,
];
const CATALOGUE: readonly DataColumn<Item>[] = [
  name,
  kindColumn,
  { id: 'category', title: 'Category', cell: (row) => row.category, width: 'minmax(5.5rem, 1fr)', phone: 'hidden' },
  { id: 'sku', title: 'SKU', cell: (row) => row.sku, width: '5.5rem' },
  { id: 'ndc', title: 'NDC', cell: (row) => row.ndc, width: '7rem', phone: 'hidden' },
  { id: 'unit', title: 'Unit', cell: (row) => row.unit, width: '4.75rem' },
  pack,
  onHand,
  {
    id: 'nextexpiry',
    title: 'Next expiry',
    cell: (row) => formatDay(row.next_expiry),
    width: '6.5rem',
    phone: 'hidden',
  },
  cost,
  active,
];

/** /inventory/restockSetup: reorder levels by item and location. */
export function RestockSetupPage() {
  const [tab, setTab] = useAddressTab('tab', SETUP_TABS);
  const tabs = <FilterTabs label="Page section" tabs={SETUP_TABS} value={tab} onChange={setTab} />;
  if (tab === 'items') return <ItemsPage title="Restock Setup" columns={RESTOCK} tabs={tabs} />;
  return <RulesPage tabs={tabs} />;
}

/** /settings/inventoryItem: stocked items. */
export function InventoryItemPage() {
  return <ItemsPage title="Inventory Items" columns={CATALOGUE} />;
}

const SETUP_TABS = [
  { value: 'items', label: 'Items' },
  { value: 'rules', label: 'By location' },
] as const;

function RulesPage({ tabs }: { tabs: ReactNode }) {
  useInventoryChanged();
  return (
    <Page fill>
      <PageHeader title="Restock Setup" />
      <FilterBar>{tabs}</FilterBar>
      <ReorderRulesPanel />
    </Page>
  );
}

const STATES: Readonly<Record<ItemState | 'active' | 'all', string>> = {
  active: 'Active',
  low: 'Low',
  expiring: 'Expires soon',
  out: 'Out of stock',
  all: 'Include inactive',
};

interface ItemsPageProps {
  title: string;
  columns: readonly DataColumn<Item>[];
  /** The other tabs of the page. */
  tabs?: ReactNode;
}

function ItemsPage({ title, columns, tabs }: ItemsPageProps) {
  useInventoryChanged();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ItemKind | null>(null);
  const [state, setState] = useState<keyof typeof STATES>('active');
  const [open, setOpen] = useState<'import' | 'locations' | null>(null);
  const filters = useMemo(
    () => ({
      search,
      kinds: kind === null ? null : [kind],
      state: state === 'active' || state === 'all' ? null : state,
      includeDeleted: state === 'all',
    }),
    [search, kind, state],
  );
  const rows = useRows(FindItemsDocument, filters, {
    take: 100,
    rows: ({ items }) => items.items,
    count: ({ items }) => items.count,
  });
  const editor = useEditor(rows.rows);
  const maySetUp = can('inventory.setup');
  return (
    <Page fill>
      <PageHeader title={title} detail={rows.count === undefined ? undefined : `${rows.count} items`}>
        <ExportMenu
          source={{
            name: title,
            columns,
            count: rows.count,
            read: async ({ skip, take, signal }) =>
              (await request(FindItemsDocument, { ...filters, skip, take }, { signal })).items.items,
          }}
        />
        {maySetUp && (
          <>
            <Button variant="default" leftSection={<IconMapPin size={16} />} onClick={() => setOpen('locations')}>
              Locations
            </Button>
            <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setOpen('import')}>
              Import
            </Button>
            <AddButton onClick={editor.add}>New item</AddButton>
          </>
        )}
      </PageHeader>
      <FilterBar>
        {tabs}
        <SearchBox label="Search items" placeholder="Name, SKU, NDC or barcode" onSearch={setSearch} />
        <FilterSelect label="Type" all="All types" choices={ITEM_KINDS} value={kind} onChange={setKind} />
        <FilterSelect label="Status" choices={STATES} value={state} onChange={setState} />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Items"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowPath={maySetUp ? undefined : ({ id }) => `/inventory/inventorydetails?item=${id}`}
          onOpen={maySetUp ? editor.edit : undefined}
          empty={{
            icon: IconPackage,
            title: search === '' ? 'No items' : `No results for “${search}”`,
            detail: 'Items are the goods you stock, counted in the smallest unit dispensed.',
          }}
        />
      </Panel>
      {open === 'locations' && <LocationsDialog onClose={() => setOpen(null)} />}
      {open === 'import' && (
        <ImportDialog
          title="Import items"
          columns="name, kind, unit; optional: sku, ndc, barcode, manufacturer, strength, category, pack, pack size, cost, vendor, reorder level, target, expiry notice, controlled, expires"
          refreshes={INVENTORY}
          send={async (csv, preview) => (await request(ImportItemsDocument, { csv, preview })).importItems}
          onClose={() => setOpen(null)}
        />
      )}
      {editor.render((item, close) => (
        <ItemDialog item={item} onClose={close} />
      ))}
    </Page>
  );
}
