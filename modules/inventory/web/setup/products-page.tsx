import { Button, Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileImport, IconPlus, IconTags } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useRows } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatMoney } from '#kit/formats/money.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import type { DataColumn } from '#kit/table/data-column.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import classes from '../inventory.module.css';
import { ImportDialog } from '../pieces/import-dialog.tsx';
import {
  FindProductsDocument,
  ImportProductsDocument,
  type ProductFieldsFragment,
  type ProductKind,
} from '../pricesetup.operations.gen.ts';
import { useInventoryChanged } from '../use-inventory.ts';
import { choicesOf, PRODUCT_KINDS } from '../words.ts';
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
  { id: 'kind', title: 'Kind', cell: (row) => PRODUCT_KINDS[row.kind], width: '7rem' },
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
    title: 'State',
    cell: (row) => (
      <StatusBadge tone={row.deleted_time === null ? 'success' : 'neutral'}>
        {row.deleted_time === null ? 'Sold' : 'Not sold'}
      </StatusBadge>
    ),
    text: (row) => (row.deleted_time === null ? 'Sold' : 'Not sold'),
    width: '6.5rem',
  },
];

/** /settings/products: the price list. */
export function ProductsPage() {
  useInventoryChanged();
  const [search, setSearch] = useState('');
  const [words] = useDebouncedValue(search, 250);
  const [kind, setKind] = useState<ProductKind | null>(null);
  const [state, setState] = useState('sold');
  const [editing, setEditing] = useState<Product | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const filters = useMemo(
    () => ({ search: words, kinds: kind === null ? null : [kind], includeDeleted: state === 'all' }),
    [words, kind, state],
  );
  const rows = useRows(FindProductsDocument, filters, {
    take: 100,
    rows: ({ products }) => products.products,
    count: ({ products }) => products.count,
  });
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
        <Button variant="default" leftSection={<IconFileImport size={16} />} onClick={() => setImporting(true)}>
          Import
        </Button>
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing('new')}>
          New product
        </Button>
      </PageHeader>
      <Panel fill>
        <div className={classes.bar}>
          <TextInput
            label="Search"
            placeholder="Name, code, CPT or category"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Select
            label="Kind"
            placeholder="All"
            clearable
            clearButtonProps={{ 'aria-label': 'Clear Kind' }}
            data={choicesOf(PRODUCT_KINDS)}
            value={kind}
            onChange={(value) => setKind(value)}
          />
          <Select
            label="State"
            allowDeselect={false}
            data={[
              { value: 'sold', label: 'Sold' },
              { value: 'all', label: 'Also not sold any more' },
            ]}
            value={state}
            onChange={(value) => setState(value ?? 'sold')}
          />
        </div>
        <DataTable
          label="Products"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          onOpen={setEditing}
          empty={
            <EmptyState icon={IconTags} title={words === '' ? 'No products yet' : 'No product of this name'}>
              A product is what a charge names: a drug, a supplement, a service, a lab kit, or a package of them.
            </EmptyState>
          }
        />
      </Panel>
      {editing !== null && (
        <ProductDialog product={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {importing && (
        <ImportDialog
          title="Import products"
          columns="name, kind, price, and code, cpt, category, description, unit, cost, tax, item, units where there are some"
          send={async (csv, preview) => (await request(ImportProductsDocument, { csv, preview })).importProducts}
          onClose={() => setImporting(false)}
        />
      )}
    </Page>
  );
}
