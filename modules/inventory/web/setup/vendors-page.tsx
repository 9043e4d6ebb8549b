import { Button, SimpleGrid } from '@mantine/core';
import { IconTruck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { request } from '#kit/api/request.ts';
import { useApiMutation, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { vendorForm } from '../../rules/index.ts';
import {
  CreateVendorDocument,
  DeleteVendorDocument,
  ReactivateVendorDocument,
  UpdateVendorDocument,
  type VendorFieldsFragment,
  VendorsDocument,
} from '../pricesetup.operations.gen.ts';
import { refreshInventory, useInventoryChanged } from '../use-inventory.ts';

type Vendor = VendorFieldsFragment;

const columns: readonly DataColumn<Vendor>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: (row) => row.vendor_name,
    width: 'minmax(13rem, 2fr)',
    phone: 'title',
    fixed: true,
  },
  { id: 'account', title: 'Account', cell: (row) => row.account_number, width: '5.5rem', phone: 'hidden' },
  { id: 'contact', title: 'Contact', cell: (row) => row.contact, width: 'minmax(6.5rem, 1fr)' },
  { id: 'phone', title: 'Phone', cell: (row) => formatPhone(row.phone), width: '7.5rem' },
  { id: 'email', title: 'Email', cell: (row) => row.email, width: 'minmax(6.5rem, 2fr)', phone: 'hidden' },
  { id: 'terms', title: 'Terms', cell: (row) => row.payment_terms, width: '5.5rem', phone: 'hidden' },
  {
    id: 'lead',
    title: 'Lead time',
    cell: (row) => `${row.lead_time_days} days`,
    text: (row) => row.lead_time_days,
    width: '5.5rem',
    align: 'end',
    phone: 'hidden',
  },
  { id: 'items', title: 'Items', cell: (row) => row.item_count, width: '3.5rem', align: 'end', phone: 'hidden' },
  { id: 'orders', title: 'Open orders', cell: (row) => row.open_orders, width: '5.75rem', align: 'end' },
  {
    id: 'spend',
    title: '12 months',
    cell: (row) => formatMoney(row.spend_cents),
    text: (row) => row.spend_cents / 100,
    width: '6.5rem',
    align: 'end',
    phone: 'aside',
  },
  {
    id: 'active',
    title: 'Active',
    cell: (row) => (row.deleted_time === null ? 'Yes' : 'No'),
    width: '4.5rem',
    phone: 'hidden',
  },
];

/** /inventory/vendors: the clinic's vendors. */
export function VendorsPage() {
  useInventoryChanged();
  const query = useApiQuery(VendorsDocument, { includeDeleted: true }, { quiet: true });
  const vendors = query.data?.vendors ?? [];
  const editor = useEditor(vendors);
  const maySetUp = can('inventory.setup');
  const rows = { ...allRows(vendors), status: query.status, error: query.error, retry: () => void query.refetch() };
  return (
    <Page fill>
      <PageHeader title="Vendors" detail={query.data === undefined ? undefined : `${vendors.length} vendors`}>
        <ExportMenu
          source={{
            name: 'Vendors',
            columns,
            count: vendors.length,
            read: async ({ skip, take }) => vendors.slice(skip, skip + take),
          }}
        />
        {maySetUp && <AddButton onClick={editor.add}>New vendor</AddButton>}
      </PageHeader>
      <Panel fill>
        <DataTable
          label="Vendors"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowPath={maySetUp ? undefined : ({ id }) => `/inventory/restock?tab=orders&vendor=${id}`}
          onOpen={maySetUp ? editor.edit : undefined}
          empty={{
            icon: IconTruck,
            title: 'No vendors yet',
            detail: 'Purchase orders are sent to vendors. Items are reordered from their preferred vendor.',
          }}
        />
      </Panel>
      {editor.render((vendor, close) => (
        <VendorDialog vendor={vendor} onClose={close} />
      ))}
    </Page>
  );
}

function VendorDialog({ vendor, onClose }: { vendor: Vendor | null; onClose: () => void }) {
  const form = useRecordForm({
    row: vendor,
    values: (row) => ({
      vendor_name: row?.vendor_name ?? '',
      account_number: row?.account_number ?? '',
      contact: row?.contact ?? '',
      phone: row?.phone ?? '',
      email: row?.email ?? '',
      website: row?.website ?? '',
      address: row?.address ?? '',
      payment_terms: row?.payment_terms ?? '',
      lead_time_days: row?.lead_time_days ?? 7,
      minimum_order_cents: row?.minimum_order_cents ?? 0,
    }),
    rules: vendorForm,
    says: (row) => `${row.vendor_name}, ${row.phone}`,
    read: async () => {
      const { vendors } = await request(VendorsDocument, { includeDeleted: true });
      return vendors.find(({ id }) => id === vendor?.id);
    },
    create: (input) => request(CreateVendorDocument, { input }),
    update: (input, version, { id }) => request(UpdateVendorDocument, { id, version, input }),
    done: ['Vendor added', 'Vendor updated'],
    onSaved: () => {
      refreshInventory();
      onClose();
    },
  });
  const back = useApiMutation(ReactivateVendorDocument, { onDone: refreshInventory });
  const remove = useApiMutation(DeleteVendorDocument, {
    onDone: ({ deleteVendor: { id, vendor_name } }) => {
      refreshInventory();
      toast.success(`${vendor_name} deactivated`, { action: { label: 'Undo', run: () => back.mutate({ id }) } });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={vendor?.vendor_name ?? 'New vendor'}
      onClose={onClose}
      other={
        vendor !== null && (
          <>
            <Button
              variant="subtle"
              color={vendor.deleted_time === null ? 'red' : undefined}
              onClick={() => {
                if (vendor.deleted_time === null) remove.mutate({ id: vendor.id });
                else back.mutate({ id: vendor.id }, { onSuccess: onClose });
              }}
            >
              {vendor.deleted_time === null ? 'Deactivate' : 'Reactivate'}
            </Button>
            <Button variant="subtle" component={Link} to={`/inventory/restock?tab=orders&vendor=${vendor.id}`}>
              Purchase orders
            </Button>
          </>
        )
      }
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField form={form} name="vendor_name" label="Name" withAsterisk maxLength={120} />
        <TextField form={form} name="account_number" label="Account number" maxLength={60} />
        <TextField form={form} name="contact" label="Contact" maxLength={100} />
        <TextField form={form} name="phone" label="Phone" maxLength={40} />
        <TextField form={form} name="email" label="Email" maxLength={200} />
        <TextField form={form} name="website" label="Website" placeholder="https://" maxLength={200} />
      </SimpleGrid>
      <TextareaField form={form} name="address" label="Address" autosize minRows={2} maxLength={300} />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextField form={form} name="payment_terms" label="Payment terms" placeholder="Net 30" maxLength={100} />
        <NumberField form={form} name="lead_time_days" label="Lead time" unit="days" />
        <MoneyField form={form} name="minimum_order_cents" label="Minimum order" />
      </SimpleGrid>
    </FormDialog>
  );
}
