import { useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import {
  DispenseDocument,
  DispensePreviewDocument,
  DispenseSafetyDocument,
  type PatientStock,
  type ProgramEligibility,
} from '../accounting.operations.gen.ts';
import { openPaper } from '../open-paper.ts';
import type { ScanResult } from '../inputs/scan-field.tsx';
import { refreshInventory } from '../use-inventory.ts';
import { newClientKey } from '../stock-labels.ts';

/** The patient and order to dispense. */
export interface DispenseOf {
  patientId: string;
  noteId?: string;
  /** The order or prepaid item; without it, a product is chosen. */
  order?: {
    id: string;
    product_id: string;
    product_name: string;
    left: number;
    directions: string;
    prescriber: string | null;
  };
}

type FormValues = {
  product_id: string | null;
  quantity: number | null;
  days_supply: number | null;
  directions: string;
  override_reason: string;
  prescriber_id: string | null;
  program_eligibility: ProgramEligibility | null;
};
interface CheckedValues {
  product_id: string;
  quantity: number;
  days_supply: number | null;
  directions: string;
  override_reason: string;
  prescriber_id: string | null;
  program_eligibility: ProgramEligibility | null;
}

/** The scanned package: its lot, and its serial number. */
interface Package {
  lotId: string | null;
  lot: string;
  serial: string;
  product: { value: string; label: string };
}

/** State of the dispensing form: the lots, the safety findings, and the submit action. */
export function useDispensing(of: DispenseOf, onClose: () => void) {
  const [key, setKey] = useState(newClientKey);
  const [warning, setWarning] = useState<string | null>(null);
  const [selection, setSelection] = useState<{
    productId: string | null;
    quantity: number;
    days: number;
    directions: string;
  }>({
    productId: of.order?.product_id ?? null,
    quantity: of.order?.left ?? 1,
    days: 0,
    directions: of.order?.directions ?? '',
  });
  const [owner, setOwner] = useState<PatientStock>('clinic');
  const [scanned, setScanned] = useState<Package | null>(null);
  const [{ productId, quantity, days, directions }] = useDebouncedValue(selection, 250);
  const options = { enabled: productId !== null && quantity > 0, quiet: true, keepPrevious: true };
  const drawn = { product_id: productId, quantity, lot_id: scanned?.lotId ?? null, stock_owner: owner };
  const lots = useApiQuery(
    DispensePreviewDocument,
    { ...drawn, days_supply: days > 0 ? days : null, directions },
    options,
  );
  const shownLots = productId === null ? [] : (lots.data?.dispense_preview ?? []);
  const supply = { product_id: productId, quantity, days_supply: days > 0 ? days : null };
  const checked = useApiQuery(DispenseSafetyDocument, { patient_id: of.patientId, ...supply }, options);
  const safety = productId === null ? undefined : checked.data?.dispense_safety;
  const expiring = shownLots.filter(({ expires_in_therapy }) => expires_in_therapy);
  const asksWhy = warning !== null || safety?.needs_reason === true || expiring.length > 0;
  const form = useApiForm<FormValues, CheckedValues>({
    rules: {
      '~standard': { version: 1, vendor: 'salus', validate: (value) => check(value as FormValues, asksWhy, owner) },
    },
    initialValues: {
      product_id: of.order?.product_id ?? null,
      quantity: of.order?.left ?? 1,
      days_supply: null,
      directions: of.order?.directions ?? '',
      override_reason: '',
      prescriber_id: null,
      program_eligibility: null,
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
            program_eligibility: owner === 'public' ? chosen.program_eligibility : null,
            lot_id: scanned?.lotId ?? null,
            serial_number: scanned?.serial ?? '',
            override_reason: override_reason.trim() === '' ? null : override_reason.trim(),
          },
        });
        refreshInventory();
        toast.success(`${dispense.item_name} dispensed`, {
          ...(dispense.lots.length === 0
            ? {}
            : { action: { label: 'Label', run: () => openPaper(`/inventory/dispensings/${dispense.id}/label.pdf`) } }),
        });
        onClose();
      } catch (error) {
        // The failed call wrote nothing: the next attempt gets a new key.
        setKey(newClientKey());
        if (hasCode(error, 'SAFETY_WARNING') && error instanceof ApiError)
          setWarning(error.issues.map(({ message }) => message).join('. ') || error.message);
        throw error;
      }
    },
  });
  return {
    form,
    scanned,
    owner,
    setOwner,
    warning,
    safety,
    asksWhy,
    lots: shownLots,
    expiring,
    lotsError: lots.isError ? lots.error : null,
    isUnchecked: checked.isError,
    setQuantity: (text: string): void => setSelection((now) => ({ ...now, quantity: wholeOf(text, 100_000) })),
    setDays: (text: string): void => setSelection((now) => ({ ...now, days: wholeOf(text, 400) })),
    setDirections: (text: string): void => setSelection((now) => ({ ...now, directions: text })),
    dropScanned: (): void => setScanned(null),
    choose: (product: string | null): void => {
      setWarning(null);
      setScanned(null);
      setOwner('clinic');
      setSelection((now) => ({ ...now, productId: product }));
    },
    /** Applies a scan; returns why it doesn't fit. */
    take: (found: ScanResult): string | null => {
      const problem = problemOf(found, of);
      if (problem !== null || found.product_id === null) return problem;
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
    },
  };
}

function problemOf(found: ScanResult, { order }: DispenseOf): string | null {
  if (found.product_id === null) return `${found.item_name} is not on the price list.`;
  if (order !== undefined && found.product_id !== order.product_id)
    return `This is ${found.item_name}, not ${order.product_name}.`;
  if (found.lot_number !== null && found.lot_id === null)
    return `Lot ${found.lot_number} of ${found.item_name} is not in stock.`;
  return null;
}

function check(
  { product_id, quantity, days_supply: days, ...texts }: FormValues,
  asksWhy: boolean,
  owner: PatientStock,
): RulesResult<CheckedValues> {
  if (product_id === null) return { issues: [{ message: 'Choose a product', path: ['product_id'] }] };
  if (typeof quantity !== 'number' || !Number.isInteger(quantity) || quantity < 1)
    return { issues: [{ message: 'Enter a whole number', path: ['quantity'] }] };
  const hasDays = days !== null && (days as unknown) !== '';
  if (hasDays && (!Number.isInteger(days) || days < 1 || days > 400))
    return { issues: [{ message: 'Enter a number of days, at most 400', path: ['days_supply'] }] };
  if (owner === 'public' && texts.program_eligibility === null)
    return { issues: [{ message: 'Choose why the patient is eligible', path: ['program_eligibility'] }] };
  if (asksWhy && texts.override_reason.trim() === '')
    return { issues: [{ message: 'Enter a reason.', path: ['override_reason'] }] };
  return { value: { product_id, quantity, days_supply: hasDays ? days : null, ...texts } };
}

// Parses the entered quantity; invalid input is not checked further.
function wholeOf(text: string, most: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 && number <= most ? number : 0;
}
