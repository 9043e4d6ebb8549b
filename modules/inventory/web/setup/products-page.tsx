import { Button } from '@mantine/core';
import { IconFileImport, IconTags } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useRows } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { FilterBar } from '#kit/filters/filter-bar.tsx';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchBox } from '#kit/filters/search-box.tsx';
import { formatMoney } from '#kit/formats/money.ts';
import { ImportDialog } from '#kit/imports/import-dialog.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import {
  FindProductsDocument,
  ImportProductsDocument,
  type ProductFieldsFragment,
  type ProductKind,
} from '../pricesetup.operations.gen.ts';
import { INVENTORY, useInventoryChanged } from '../use-inventory.ts';
import { PRODUCT_KINDS } from '../stock-labels.ts';
import { ProductDialog } from './product-dialog.tsx';

type Product = ProductFieldsFragment;
const dollars = (cents: number): string => (cents / 100).toFixed(2);

const columns: readonly DataColumn<Product>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: (row) => row.product_name,
    width: 'minmax(12rem, 3fr)',
    phone: 'title',
    fixed: true,
  },
  { id: 'kind', title: 'Type', cell: (row) => PRODUCT_KINDS[row.kind], width: '7rem' },
  { id: 'code', title: 'Code', cell: (row) => row.code, width: '7rem' },
  { id: 'procedurecode', title: 'CPT', cell: (row) => row.procedure_code, width: '5rem', phone: 'hidden' },
  { id: 'category', title: 'Category', cell: (row) => row.category, width: 'minmax(7rem, 1fr)', phone: 'hidden' },
  {
    id: 'price',
    title: 'Price',
    cell: (row) => formatMoney(row.price_cents),
    text: (row) => dollars(row.price_cents),
    width: '6rem',
    align: 'end',
    phone: 'aside',
  },
  {
    id: 'cost',
    title: 'Cost',
    cell: (row) => formatMoney(row.cost_cents),
    text: (row) => dollars(row.cost_cents),
    width: '6rem',
    align: 'end',
    phone: 'hidden',
  },
  {
    id: 'tax',
    title: 'Tax',
    cell: (row) => (row.tax_basis_points === 0 ? '–' : `${row.tax_basis_points / 100} %`),
    text: (row) => row.tax_basis_points / 100,
    width: '4.5rem',
    align: 'end',
    phone: 'hidden',
  },
  {
    id: 'available',
    title: 'Available',
    cell: (row) => row.available ?? '–',
    text: (row) => row.available,
    width: '5.5rem',
    align: 'end',
  },
  {
    id: 'state',
    title: 'Status',
    cell: (row) => (
      <StatusBadge tone={row.deleted_time === null ? 'success' : 'neutral'}>
        {row.deleted_time === null ? 'Active' : 'Inactive'}
      </StatusBadge>
    ),
    text: (row) => (row.deleted_time === null ? 'Active' : 'Inactive'),
    width: '6.5rem',
  },
];

const STATES = { sold: 'Active', all: 'Include inactive' } as const;

/** /settings/products: the price list. */
export function ProductsPage() {
  useInventoryChanged();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ProductKind | null>(null);
  const [state, setState] = useState<keyof typeof STATES>('sold');
  const [importing, setImporting] = useState(false);
  const filters = useMemo(
    () => ({ search, kinds: kind === null ? null : [kind], includeDeleted: state === 'all' }),
    [search, kind, state],
  );
  const rows = useRows(FindProductsDocument, filters, {
    take: 100,
    rows: ({ products }) => products.products,
    count: ({ products }) => products.count,
  });
  const editor = useEditor(rows.rows);
  const maySetUp = can('inventory.setup');
  return (
    <Page fill>
      <PageHeader title="Products" detail={rows.count === undefined ? undefined : `${rows.count} products`}>
        <ExportMenu
          source={{
            name: 'Products',
            columns,
            count: rows.count,
            read: async ({ skip, take, signal }) =>
              (await request(FindProductsDocument, { ...filters, skip, take }, { signal })).products.products,
          }}
        />
        {maySetUp && (
          <>
            <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setImporting(true)}>
              Import
            </Button>
            <AddButton onClick={editor.add}>New product</AddButton>
          </>
        )}
      </PageHeader>
      <FilterBar>
        <SearchBox label="Search products" placeholder="Name, code, CPT or category" onSearch={setSearch} />
        <FilterSelect label="Type" all="All types" choices={PRODUCT_KINDS} value={kind} onChange={setKind} />
        <FilterSelect label="Status" choices={STATES} value={state} onChange={setState} />
      </FilterBar>
      <Panel fill>
        <DataTable
          label="Products"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          {...(maySetUp ? { onOpen: editor.edit } : {})}
          empty={{
            icon: IconTags,
            title: search === '' ? 'No products yet' : `No results for “${search}”`,
            detail: 'Products are what you charge for: drugs, supplements, services, lab kits and packages of them.',
          }}
        />
      </Panel>
      {editor.render((product, close) => (
        <ProductDialog product={product} onClose={close} />
      ))}
      {importing && (
        <ImportDialog
          title="Import products"
          columns="name, kind, price; optional: code, cpt, category, description, unit, cost, tax, item, units"
          refreshes={INVENTORY}
          send={async (csv, preview) => (await request(ImportProductsDocument, { csv, preview })).importProducts}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  );
}
