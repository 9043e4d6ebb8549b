import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { readTypedDay, today } from '#kit/formats/day.ts';
import { formatAmount, readTypedMoney } from '#kit/formats/money.ts';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { DateInput } from '#kit/forms/fields/dates/date-field.tsx';
import classes from '../inventory.module.css';
import {
  type LotOwner,
  type PurchaseFieldsFragment,
  ReceivePurchaseOrderDocument,
} from '../inventory.operations.gen.ts';
import { OwnerInputs } from '../inputs/owner-inputs.tsx';
import { ScanField, type ScanResult } from '../inputs/scan-field.tsx';
import { StockLocationsDocument } from '../pricesetup.operations.gen.ts';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

interface Line {
  /** Unique per row: two lots of one line are two rows. */
  key: number;
  line_id: string;
  units: string;
  lot: string;
  expires: string;
  cost: string;
  owner: LotOwner;
  programme: string;
}

type FormValues = { invoice_number: string };
interface CheckedValues {
  invoice_number: string;
  lines: {
    line_id: string;
    units: number;
    lot_number: string;
    expires_on: string | null;
    cost_cents: number;
    owner: LotOwner;
    programme: string;
  }[];
}

// Item names need the full width.
const WIDE = { 'data-wide': true };
const EMPTY: Omit<Line, 'key' | 'line_id' | 'cost'> = {
  units: '',
  lot: '',
  expires: '',
  owner: 'clinic',
  programme: '',
};

/** Receives a delivery: quantity, lot and expiration date of each line. Blank lines were not delivered. */
export function ReceiveDialog({ order, onClose }: { order: PurchaseFieldsFragment; onClose: () => void }) {
  const { data } = useApiQuery(StockLocationsDocument, {});
  const locations = data?.stock_locations ?? [];
  const [locationId, setLocationId] = useState<string | null>(null);
  const at = locationId ?? order.location_id ?? locations[0]?.id ?? null;
  const [key] = useState(newClientKey);
  const open = order.lines.filter((line) => line.received_units < line.ordered_units);
  const [lines, setLines] = useState<readonly Line[]>(() =>
    open.map((line, key) => {
      const left = line.ordered_units - line.received_units;
      const cents = Math.round((left * line.pack_cost_cents) / line.pack_factor);
      return { ...EMPTY, key, line_id: line.id, units: String(left), cost: formatAmount(cents) };
    }),
  );
  // The date field keeps its own text, so it is recreated after a scan.
  const [scans, setScans] = useState(0);
  const change = (rowKey: number, part: Partial<Line>): void =>
    setLines((all) => all.map((line) => (line.key === rowKey ? { ...line, ...part } : line)));
  const addLot = (lineId: string, part: Partial<Line> = {}): void =>
    setLines((all) => {
      const at_ = all.findLastIndex(({ line_id }) => line_id === lineId) + 1;
      const next = Math.max(...all.map(({ key: each }) => each)) + 1;
      return all.toSpliced(at_, 0, { ...EMPTY, key: next, line_id: lineId, cost: '0.00', ...part });
    });
  const take = (found: ScanResult & { item_id: string; item_name: string }): string | null => {
    const ofItem = open.filter(({ item_id }) => item_id === found.item_id);
    if (ofItem.length === 0) return `${found.item_name} is not on this order.`;
    if (found.expires_on !== null && found.expires_on < today())
      return `${found.item_name} has already expired. Return it to the vendor.`;
    const lot = found.lot_number ?? '';
    const rows = lines.filter(({ line_id }) => ofItem.some(({ id }) => id === line_id));
    if (rows.some((row) => row.lot === lot && lot !== '')) return null;
    const part = { lot, expires: found.expires_on ?? '' };
    const free = rows.find((row) => row.lot === '');
    if (free === undefined) addLot(ofItem[0]!.id, part);
    else change(free.key, part);
    setScans((count) => count + 1);
    return null;
  };
  const changeUnits = (rowKey: number, id: string, units: string): void => {
    const line = open.find((each) => each.id === id)!;
    const cents = /^\d+$/.test(units) ? Math.round((Number(units) * line.pack_cost_cents) / line.pack_factor) : null;
    change(rowKey, { units, ...(cents === null ? {} : { cost: formatAmount(cents) }) });
  };
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': { version: 1, vendor: 'salus', validate: (value) => check(value as FormValues, lines, open) },
    },
    initialValues: { invoice_number: '' },
    submit: async ({ invoice_number, lines: came }) => {
      const input = { location_id: at ?? '', invoice_number, lines: came };
      const { receivePurchaseOrder: after } = await request(ReceivePurchaseOrderDocument, {
        client_key: key,
        id: order.id,
        input,
      });
      toast.success(after.status === 'Received' ? 'Order fully received' : 'Order partly received');
      refreshInventory();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Receive order ${order.order_number}`} size="48rem" save="Receive" onClose={onClose}>
      <Select
        label="Location"
        allowDeselect={false}
        data={locations.map(({ id, location_name }) => ({ value: id, label: location_name }))}
        value={at}
        onChange={setLocationId}
      />
      <TextField form={form} name="invoice_number" label="Invoice number" maxLength={60} />
      <ScanField onScanned={take} />
      <FieldGroup label="Received items" description="Leave the units blank for items that were not delivered.">
        <div className={classes.lines} style={{ width: '100%' }}>
          {lines.map((typed, index) => {
            const line = open.find(({ id }) => id === typed.line_id)!;
            const isFurther = lines.findIndex(({ line_id }) => line_id === line.id) < index;
            const of = ` of ${line.item_name}${isFurther ? `, lot ${typed.lot || 'without a number'}` : ''}`;
            return (
              <div key={typed.key} className={classes.line}>
                <TextInput label="Item" readOnly wrapperProps={WIDE} value={line.item_name} />
                <TextInput
                  label={`Units (${line.unit})`}
                  aria-label={`Units${of}`}
                  inputMode="numeric"
                  value={typed.units}
                  onChange={(event) => changeUnits(typed.key, line.id, event.currentTarget.value)}
                />
                <TextInput
                  label="Lot"
                  aria-label={`Lot${of}`}
                  maxLength={40}
                  value={typed.lot}
                  onChange={(event) => change(typed.key, { lot: event.currentTarget.value })}
                />
                {line.has_expiration && (
                  <DateInput
                    key={scans}
                    defaultValue={typed.expires}
                    label="Expires"
                    aria-label={`Expires${of}`}
                    earliest={today()}
                    onChange={(day) => change(typed.key, { expires: day })}
                  />
                )}
                <TextInput
                  label="Cost"
                  aria-label={`Cost${of}`}
                  leftSection="$"
                  value={typed.cost}
                  onChange={(event) => change(typed.key, { cost: event.currentTarget.value })}
                />
                <OwnerInputs of={of} value={typed} onChange={(part) => change(typed.key, part)} />
                {isFurther ? (
                  <Button
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove this lot, ${line.item_name}`}
                    onClick={() => setLines((all) => all.filter(({ key: each }) => each !== typed.key))}
                  >
                    Remove this lot
                  </Button>
                ) : (
                  <Button
                    variant="subtle"
                    aria-label={`Another lot, ${line.item_name}`}
                    onClick={() => addLot(line.id)}
                  >
                    Another lot
                  </Button>
                )}
              </div>
            );
          })}
        </div>
      </FieldGroup>
    </FormDialog>
  );
}

function check(typed: FormValues, lines: readonly Line[], open: PurchaseFieldsFragment['lines']) {
  const issues: { message: string; path: PropertyKey[] }[] = [];
  const wrong = (name: string, message: string): void => void issues.push({ message: `${name}: ${message}`, path: [] });
  const came = lines.flatMap((line) => {
    const { item_name, has_expiration } = open.find(({ id }) => id === line.line_id)!;
    if (line.units.trim() === '' || line.units.trim() === '0') return [];
    const units = Number(line.units);
    const day =
      line.expires === ''
        ? null
        : (readTypedDay(line.expires) ?? (/^\d{4}-\d\d-\d\d$/.test(line.expires) ? line.expires : null));
    const cents = readTypedMoney(line.cost);
    if (!Number.isInteger(units) || units < 1) wrong(item_name, 'enter a whole number of units');
    if (has_expiration && day === null) wrong(item_name, 'expiration date is required');
    if (cents === null || cents < 0) wrong(item_name, 'enter an amount, e.g. 24.50');
    const { owner } = line;
    const programme = owner === 'public' ? line.programme.trim() : '';
    if (owner === 'public' && programme === '') wrong(item_name, 'enter the public program, e.g. VFC');
    return [
      {
        line_id: line.line_id,
        units,
        lot_number: line.lot.trim(),
        expires_on: day,
        cost_cents: cents ?? 0,
        owner,
        programme,
      },
    ];
  });
  if (came.length === 0 && issues.length === 0) issues.push({ message: 'Enter at least one received item', path: [] });
  return issues.length > 0 ? { issues } : { value: { invoice_number: typed.invoice_number, lines: came } };
}
