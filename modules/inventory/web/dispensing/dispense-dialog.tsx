import '@mantine/core/styles/SegmentedControl.layer.css';
import { Anchor, SegmentedControl, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/number-field.tsx';
import { SearchSelectField } from '#kit/forms/search-select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import {
  DispenseDocument,
  DispensePreviewDocument,
  DispenseSafetyDocument,
  type PatientStock,
} from '../accounting.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import { searchProducts } from '../pieces/search-things.ts';
import { ScanField, type Scanned } from '../pieces/scan-field.tsx';
import { refreshInventory } from '../use-inventory.ts';
import { lotName, newClientKey } from '../words.ts';
import { SafetyNotices } from './safety-notices.tsx';

/** What is handed out, to whom, and what is drawn by it. */
export interface DispenseOf {
  patientId: string;
  noteId?: string;
  /** What was ordered or paid for; without it, a product is chosen. */
  order?: { id: string; product_id: string; product_name: string; left: number; directions: string };
}

type Typed = {
  product_id: string | null;
  quantity: number | null;
  days_supply: number | null;
  directions: string;
  override_reason: string;
};
interface Checked {
  product_id: string;
  quantity: number;
  days_supply: number | null;
  directions: string;
  override_reason: string;
}

interface Package {
  lotId: string | null;
  lot: string;
  serial: string;
  product: { value: string; label: string };
}

/** Hands something out: the lots that it comes from are shown first, and a warning asks for a reason. */
export function DispenseDialog({ of, onClose }: { of: DispenseOf; onClose: () => void }) {
  const [key, setKey] = useState(newClientKey);
  const [warning, setWarning] = useState<string | null>(null);
  const [selection, setSelection] = useState<{ productId: string | null; quantity: number; days: number }>({
    productId: of.order?.product_id ?? null,
    quantity: of.order?.left ?? 1,
    days: 0,
  });
  const [owner, setOwner] = useState<PatientStock>('clinic');
  // The one package that was scanned: its lot, and its own number.
  const [scanned, setScanned] = useState<Package | null>(null);
  const [preview] = useDebouncedValue(selection, 250);
  const lots = useApiQuery(
    DispensePreviewDocument,
    {
      product_id: preview.productId,
      quantity: preview.quantity,
      lot_id: scanned?.lotId ?? null,
      stock_owner: owner,
    },
    { enabled: preview.productId !== null && preview.quantity > 0, quiet: true, keepPrevious: true },
  );
  const checked = useApiQuery(
    DispenseSafetyDocument,
    {
      patient_id: of.patientId,
      product_id: preview.productId,
      quantity: preview.quantity,
      days_supply: preview.days > 0 ? preview.days : null,
    },
    { enabled: preview.productId !== null && preview.quantity > 0, quiet: true, keepPrevious: true },
  );
  const safety = preview.productId === null ? undefined : checked.data?.dispense_safety;
  const asksWhy = warning !== null || safety?.needs_reason === true;
  const form = useApiForm<Typed, Checked>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const { product_id, quantity, days_supply: days, ...texts } = value as Typed;
          if (product_id === null) return { issues: [{ message: 'Choose a product', path: ['product_id'] }] };
          if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1)
            return { issues: [{ message: 'A whole number', path: ['quantity'] }] };
          const hasDays = days !== null && (days as unknown) !== '';
          if (hasDays && (!Number.isInteger(days) || days < 1 || days > 400))
            return { issues: [{ message: 'Whole days, at most 400', path: ['days_supply'] }] };
          if (asksWhy && texts.override_reason.trim() === '')
            return { issues: [{ message: 'Say why it is handed out all the same', path: ['override_reason'] }] };
          return { value: { product_id, quantity, days_supply: hasDays ? days : null, ...texts } };
        },
      },
    },
    initialValues: {
      product_id: of.order?.product_id ?? null,
      quantity: of.order?.left ?? 1,
      days_supply: null,
      directions: of.order?.directions ?? '',
      override_reason: '',
    },
    submit: async ({ override_reason, ...chosen }) => {
      try {
        const { dispense } = await request(DispenseDocument, {
          client_key: key,
          input: {
            ...chosen,
            patient_id: of.patientId,
            order_id: of.order?.id ?? null,
            note_id: of.noteId ?? null,
            stock_owner: owner,
            lot_id: scanned?.lotId ?? null,
            serial_number: scanned?.serial ?? '',
            override_reason: override_reason.trim() === '' ? null : override_reason.trim(),
          },
        });
        refreshInventory();
        toast.success(`${dispense.item_name} handed out`, {
          ...(dispense.lots.length === 0
            ? {}
            : { action: { label: 'Label', run: () => openPaper(`/inventory/dispensings/${dispense.id}/label.pdf`) } }),
        });
        onClose();
      } catch (error) {
        // What was refused wrote nothing: the next press is a call of its own.
        setKey(newClientKey());
        if (hasCode(error, 'SAFETY_WARNING') && error instanceof ApiError)
          setWarning(error.issues.map(({ message }) => message).join('. ') || error.message);
        throw error;
      }
    },
  });
  const take = (found: Scanned): string | null => {
    if (found.product_id === null) return `${found.item_name} is not on the price list.`;
    if (of.order !== undefined && found.product_id !== of.order.product_id)
      return `This is ${found.item_name}, not ${of.order.product_name}.`;
    if (found.lot_number !== null && found.lot_id === null)
      return `Lot ${found.lot_number} of ${found.item_name} is not on the shelf.`;
    setWarning(null);
    setScanned({
      lotId: found.lot_id,
      lot: found.lot_number ?? '',
      serial: found.serial_number ?? '',
      product: { value: found.product_id, label: found.product_name ?? '' },
    });
    if (of.order === undefined) form.setValues({ product_id: found.product_id });
    setSelection((now) => ({ ...now, productId: found.product_id }));
    return null;
  };
  return (
    <FormDialog
      form={form}
      title={of.order === undefined ? 'Dispense' : `Dispense ${of.order.product_name}`}
      size="32rem"
      save={asksWhy ? 'Dispense all the same' : 'Dispense'}
      danger={asksWhy}
      onClose={onClose}
    >
      <ScanField onScanned={take} />
      {of.order === undefined && (
        <SearchSelectField
          form={form}
          name="product_id"
          label="Product"
          withAsterisk
          search={searchProducts(['drug', 'supplement', 'lab_kit', 'service'])}
          {...(scanned === null ? {} : { initial: scanned.product })}
          onChosen={(found) => {
            setWarning(null);
            setScanned(null);
            setOwner('clinic');
            setSelection((now) => ({ ...now, productId: found?.value ?? null }));
          }}
        />
      )}
      <SimpleGrid cols={2}>
        <NumberField
          form={form}
          name="quantity"
          label="Quantity"
          withAsterisk
          onInput={(event) => setSelection({ ...selection, quantity: wholeOf(event.currentTarget.value, 100_000) })}
        />
        <NumberField
          form={form}
          name="days_supply"
          label="Lasts"
          unit="days"
          onInput={(event) => setSelection({ ...selection, days: wholeOf(event.currentTarget.value, 400) })}
        />
      </SimpleGrid>
      {(safety?.public_stock ?? 0) > 0 && (
        <SegmentedControl
          aria-label="Whose stock"
          data={[
            { value: 'clinic', label: 'Clinic’s stock' },
            { value: 'public', label: 'Public program' },
          ]}
          value={owner}
          onChange={(whose) => setOwner(whose)}
        />
      )}
      <TextField form={form} name="directions" label="Directions" maxLength={500} />
      {lots.data !== undefined && preview.productId !== null && lots.data.dispense_preview.length > 0 && (
        <Notice>
          {lots.data.dispense_preview
            .map(
              (lot) =>
                `${lot.quantity} of lot ${lotName(lot.lot_number)}${lot.expires_on === null ? '' : `, expires ${formatDay(lot.expires_on)}`}, ${lot.location_name}`,
            )
            .join('; ')}
        </Notice>
      )}
      {lots.isError && (
        <Notice tone="warning">{lots.error instanceof Error ? lots.error.message : 'Not enough in stock.'}</Notice>
      )}
      {scanned !== null && scanned.lotId !== null && (
        <Notice
          action={
            <Anchor component="button" type="button" underline="always" fz="sm" onClick={() => setScanned(null)}>
              Take what expires first
            </Anchor>
          }
        >
          {`Of the scanned lot ${scanned.lot}${scanned.serial === '' ? '' : `, serial number ${scanned.serial}`}`}
        </Notice>
      )}
      {safety !== undefined && <SafetyNotices safety={safety} />}
      {checked.isError && <Notice tone="warning">It could not be checked whether anything speaks against it.</Notice>}
      {warning !== null && safety?.needs_reason !== true && <Notice tone="danger">{warning}</Notice>}
      {asksWhy && (
        <TextField
          form={form}
          name="override_reason"
          label="Why it is handed out all the same"
          withAsterisk
          maxLength={300}
        />
      )}
    </FormDialog>
  );
}

// What is being typed; nothing is asked about what can't be handed out.
function wholeOf(text: string, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
}
