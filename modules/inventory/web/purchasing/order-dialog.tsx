import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatAmount, formatMoney, readTypedMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { costOf, purchaseForm, type PurchaseFields } from '../../rules/index.ts';
import classes from '../inventory.module.css';
import {
  CreatePurchaseOrderDocument,
  type PurchaseFieldsFragment,
  PurchaseOrderByIdDocument,
  UpdatePurchaseOrderDocument,
} from '../inventory.operations.gen.ts';
import { searchItems } from '../inputs/search-things.ts';
import { ItemByIdDocument, StockLocationsDocument, VendorsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

interface Line {
  item_id: string;
  item_name: string;
  /** The unit options: the packs of the item, and the single unit. */
  offered: readonly { name: string; factor: number; cents: number }[];
  pack: string;
  packs: string;
  cost: string;
}

interface OrderDialogProps {
  order: PurchaseFieldsFragment | null;
  onClose: () => void;
  onSaved: () => void;
}

type FormValues = { vendor_id: string | null; location_id: string | null; expected_on: string; comment: string };

// Item names need the full width.
const WIDE = { 'data-wide': true };

/** Creates a purchase order, or edits a draft. */
export function OrderDialog({ order, onClose, onSaved }: OrderDialogProps) {
  const vendors = useApiQuery(VendorsDocument, {}).data?.vendors ?? [];
  const locations = useApiQuery(StockLocationsDocument, {}).data?.stock_locations ?? [];
  const [key] = useState(newClientKey);
  const [added, setAdded] = useState(0);
  const [lines, setLines] = useState(() => linesOf(order));
  const change = (itemId: string, part: Partial<Line>): void =>
    setLines((all) => all.map((line) => (line.item_id === itemId ? { ...line, ...part } : line)));
  const form = useRecordForm({
    row: order,
    values: (row): FormValues => ({
      vendor_id: row?.vendor_id ?? null,
      location_id: row?.location_id ?? null,
      expected_on: row?.expected_on ?? '',
      comment: row?.comment ?? '',
    }),
    rules: { '~standard': { validate: (typed) => check(typed as FormValues, lines) } },
    says: (row) => `${row.lines.length} lines, ${formatMoney(row.total_cents)}`,
    read: async () => (await request(PurchaseOrderByIdDocument, { id: order!.id })).purchase_order,
    create: (input) => request(CreatePurchaseOrderDocument, { client_key: key, input }),
    update: (input, version) => request(UpdatePurchaseOrderDocument, { id: order!.id, version, input }),
    done: ['Purchase order drafted', 'Purchase order updated'],
    onTake: (row) => setLines(linesOf(row)),
    onSaved: () => {
      refreshInventory();
      onSaved();
      onClose();
    },
  });
  const add = async (itemId: string): Promise<void> => {
    const { item } = await request(ItemByIdDocument, { id: itemId });
    const offered = [...item.packs, { name: item.unit, factor: 1 }].map(({ name, factor }) => ({
      name,
      factor,
      cents: costOf(factor, item),
    }));
    const first = offered[0]!;
    setLines((all) =>
      all.some((line) => line.item_id === item.id)
        ? all
        : [
            ...all,
            {
              item_id: item.id,
              item_name: item.item_name,
              offered,
              pack: first.name,
              packs: '1',
              cost: formatAmount(first.cents),
            },
          ],
    );
    setAdded((count) => count + 1);
  };
  return (
    <FormDialog
      form={form}
      title={order === null ? 'New purchase order' : `Purchase order ${order.order_number}`}
      size="44rem"
      save="Save draft"
      onClose={onClose}
    >
      <SelectField
        form={form}
        name="vendor_id"
        label="Vendor"
        withAsterisk
        data={vendors.map(({ id, vendor_name }) => ({ value: id, label: vendor_name }))}
      />
      <FieldGroup label="Items">
        <div className={classes.lines} style={{ width: '100%' }}>
          {lines.map((line) => (
            <div key={line.item_id} className={classes.line}>
              <TextInput label="Item" readOnly wrapperProps={WIDE} value={line.item_name} />
              <TextInput
                label="Packs"
                inputMode="numeric"
                value={line.packs}
                onChange={(event) => change(line.item_id, { packs: event.currentTarget.value })}
              />
              <NativeSelect
                label="Pack"
                value={line.pack}
                data={line.offered.map(({ name, factor }) => ({
                  value: name,
                  label: factor === 1 ? name : `${name} of ${factor}`,
                }))}
                onChange={(event) => {
                  const chosen = line.offered.find(({ name }) => name === event.currentTarget.value)!;
                  change(line.item_id, { pack: chosen.name, cost: formatAmount(chosen.cents) });
                }}
              />
              <TextInput
                label="Cost per pack"
                leftSection="$"
                inputMode="decimal"
                value={line.cost}
                onChange={(event) => change(line.item_id, { cost: event.currentTarget.value })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${line.item_name}`}
                onClick={() => setLines((all) => all.filter(({ item_id }) => item_id !== line.item_id))}
              >
                <IconX size={16} />
              </ActionIcon>
            </div>
          ))}
          <SearchSelect
            key={added}
            aria-label="Add an item"
            placeholder="Add an item"
            search={searchItems}
            onChange={(id) => id !== null && void add(id)}
          />
        </div>
      </FieldGroup>
      <SelectField
        form={form}
        name="location_id"
        label="Deliver to"
        placeholder="Any location"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear Deliver to' }}
        data={locations.map(({ id, location_name }) => ({ value: id, label: location_name }))}
      />
      <DateField form={form} name="expected_on" label="Expected" />
      <TextareaField form={form} name="comment" label="Comment" autosize minRows={1} maxLength={1000} />
    </FormDialog>
  );
}

function linesOf(order: PurchaseFieldsFragment | null): readonly Line[] {
  return (order?.lines ?? []).map((line) => ({
    item_id: line.item_id,
    item_name: line.item_name,
    offered: [{ name: line.pack_name, factor: line.pack_factor, cents: line.pack_cost_cents }],
    pack: line.pack_name,
    packs: String(line.packs),
    cost: formatAmount(line.pack_cost_cents),
  }));
}

function check(typed: FormValues, lines: readonly Line[]): RulesResult<PurchaseFields> {
  const parsed = purchaseForm['~standard'].validate({
    vendor_id: typed.vendor_id ?? '',
    location_id: typed.location_id,
    comment: typed.comment,
    expected_on: typed.expected_on === '' ? null : typed.expected_on,
    lines: lines.map((line) => {
      const pack = line.offered.find(({ name }) => name === line.pack)!;
      return {
        item_id: line.item_id,
        pack_name: pack.name,
        pack_factor: pack.factor,
        packs: /^\d+$/.test(line.packs.trim()) ? Number(line.packs) : Number.NaN,
        pack_cost_cents: readTypedMoney(line.cost) ?? Number.NaN,
      };
    }),
  }) as RulesResult<PurchaseFields>;
  // Line problems have no form field, so they are shown above the lines.
  if (parsed.issues === undefined) return parsed;
  return {
    issues: parsed.issues.map(({ message, path = [] }) => {
      const name = path[0] === 'lines' && typeof path[1] === 'number' ? lines[path[1]]?.item_name : undefined;
      return name === undefined
        ? { message, path: path[0] === 'lines' ? [] : path }
        : { message: `${name}: ${message}`, path: [] };
    }),
  };
}
