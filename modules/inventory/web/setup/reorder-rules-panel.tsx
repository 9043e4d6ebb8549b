import { IconMapPin } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { AddButton } from '#kit/rows/row-buttons.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { can } from '#kit/session/viewer.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import { allRows } from '#kit/table/all-rows.ts';
import { DataTable } from '#kit/table/data-table.tsx';
import { ExportMenu } from '#kit/table/export/export-menu.tsx';
import { amount, type ReorderRuleFields, reorderRuleForm } from '../../rules/index.ts';
import { searchItems } from '../inputs/search-things.ts';
import {
  CreateReorderRuleDocument,
  type ReorderRuleFieldsFragment,
  ReorderRulesDocument,
  StockLocationsDocument,
  UpdateReorderRuleDocument,
} from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';

type Rule = ReorderRuleFieldsFragment;

const columns: readonly DataColumn<Rule>[] = [
  {
    id: 'item',
    title: 'Item',
    cell: (row) => row.item_name,
    width: 'minmax(12rem, 3fr)',
    phone: 'title',
    fixed: true,
  },
  { id: 'location', title: 'Location', cell: (row) => row.location_name, width: 'minmax(8rem, 2fr)' },
  { id: 'minimum', title: 'Minimum', cell: (row) => row.minimum_level, width: '6rem', align: 'end' },
  { id: 'upto', title: 'Order up to', cell: (row) => row.order_up_to, width: '7rem', align: 'end' },
  {
    id: 'available',
    title: 'Available at location',
    cell: (row) =>
      row.is_enabled && row.available <= row.minimum_level ? (
        <StatusBadge tone="warning">{`${row.available} low`}</StatusBadge>
      ) : (
        amount(row.available, row.unit)
      ),
    text: (row) => row.available,
    width: '9rem',
    align: 'end',
    phone: 'aside',
  },
  { id: 'onorder', title: 'On order', cell: (row) => row.on_order, width: '6rem', align: 'end', phone: 'hidden' },
  {
    id: 'enabled',
    title: 'Active',
    cell: (row) => (row.is_enabled ? 'Yes' : 'No'),
    width: '5rem',
    phone: 'hidden',
  },
];

/** Reorder rules for each item and location. */
export function ReorderRulesPanel() {
  const query = useApiQuery(ReorderRulesDocument, {}, { quiet: true });
  const rules = query.data?.reorder_rules ?? [];
  const editor = useEditor(rules);
  const rows = { ...allRows(rules), status: query.status, error: query.error, retry: () => void query.refetch() };
  const maySetUp = can('inventory.setup');
  return (
    <Panel
      title="Rules by location"
      fill
      actions={
        <>
          <ExportMenu
            source={{
              name: 'Reorder rules',
              columns,
              count: rules.length,
              read: async ({ skip, take }) => rules.slice(skip, skip + take),
            }}
          />
          {maySetUp && (
            <AddButton small onClick={editor.add}>
              New rule
            </AddButton>
          )}
        </>
      }
    >
      <DataTable
        label="Rules by location"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        rowPath={maySetUp ? undefined : ({ item_id }) => `/inventory/inventorydetails?item=${item_id}`}
        onOpen={maySetUp ? editor.edit : undefined}
        empty={{
          icon: IconMapPin,
          title: 'No rules yet',
          detail: 'A rule sets the minimum stock and reorder quantity of one item at one location.',
        }}
      />
      {editor.render((rule, close) => (
        <RuleDialog rule={rule} onClose={close} />
      ))}
    </Panel>
  );
}

type FormValues = Omit<ReorderRuleFields, 'item_id' | 'location_id' | 'minimum_level' | 'order_up_to'> & {
  item_id: string | null;
  location_id: string | null;
  minimum_level: number | null;
  order_up_to: number | null;
};

function RuleDialog({ rule, onClose }: { rule: Rule | null; onClose: () => void }) {
  const locations = useApiQuery(StockLocationsDocument, {}).data?.stock_locations ?? [];
  const form = useRecordForm({
    row: rule,
    values: (row): FormValues => ({
      item_id: row?.item_id ?? null,
      location_id: row?.location_id ?? null,
      minimum_level: row?.minimum_level ?? null,
      order_up_to: row?.order_up_to ?? null,
      is_enabled: row?.is_enabled ?? true,
    }),
    rules: { '~standard': { validate: (typed) => check(typed as FormValues) } },
    says: (row) => `at ${row.minimum_level}, up to ${row.order_up_to}`,
    read: async () => {
      const { reorder_rules } = await request(ReorderRulesDocument, {});
      return reorder_rules.find(({ id }) => id === rule?.id);
    },
    create: (input) => request(CreateReorderRuleDocument, { input }),
    update: (input, version) => request(UpdateReorderRuleDocument, { id: rule!.id, version, input }),
    done: ['Rule added', 'Rule updated'],
    onSaved: () => {
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={rule === null ? 'New rule' : `${rule.item_name} at ${rule.location_name}`}
      size="28rem"
      onClose={onClose}
    >
      {rule === null && (
        <>
          <SearchSelectField form={form} name="item_id" label="Item" withAsterisk search={searchItems} />
          <SelectField
            form={form}
            name="location_id"
            label="Location"
            withAsterisk
            data={locations.map(({ id, location_name }) => ({ value: id, label: location_name }))}
          />
        </>
      )}
      <FieldGroup label="Reorder" description="When stock reaches the minimum, order up to this quantity.">
        <NumberField form={form} name="minimum_level" aria-label="Minimum" placeholder="at" />
        <NumberField form={form} name="order_up_to" aria-label="Order up to" placeholder="up to" />
      </FieldGroup>
      <CheckboxField form={form} name="is_enabled" label="Active: use this rule for reorder suggestions and alerts" />
    </FormDialog>
  );
}

function check({ item_id, location_id, ...typed }: FormValues) {
  return reorderRuleForm['~standard'].validate({
    ...typed,
    item_id: item_id ?? '',
    location_id: location_id ?? '',
  });
}
