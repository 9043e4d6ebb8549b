import { useEffect, useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { alreadyShown } from '#kit/forms/server-messages.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { confirm } from '#kit/windows/confirm.ts';
import { type ChargeFields, chargeForm, modifiedFee, unusualDate } from '../../rules/index.ts';
import {
  ChargeDefaultsDocument,
  type ChargeFieldsFragment,
  ChargesDocument,
  CreateMultipleChargesDocument,
  UpdateMultipleChargesDocument,
} from '../accounting.operations.gen.ts';
import { can } from '#kit/session/viewer.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

/** The patient, note and event of a new charge. */
export interface ChargeFor {
  patientId: string;
  patientName?: string;
  noteId?: string | null;
  eventId?: string | null;
  day?: string;
}

/** A new charge or a draft to edit. */
export interface ChargeToEdit {
  of: ChargeFor;
  /** The draft to edit; null for a new charge. */
  charge: ChargeFieldsFragment | null;
  onClose: () => void;
}

/** The form of a new charge or a draft. `fill` copies a picked procedure or product into it; `postNow` posts instead of saving a draft. */
export function useChargeForm({ of, charge, onClose }: ChargeToEdit) {
  const [key] = useState(newClientKey);
  const post = useRef(false);
  const [product, setProduct] = useState(charge?.product ?? null);
  const values = (row: ChargeFieldsFragment | null): ChargeValues => valuesOf(row, of);
  const [initialValues] = useState(() => values(charge));
  const [shown, setShown] = useState<Partial<typeof initialValues>>(initialValues);
  const inputOf = (fields: ChargeFields) => ({
    ...fields,
    provider: form.inner.getValues().provider,
    patient: of.patientId,
    encounter_id: of.noteId ?? charge?.encounter_id ?? null,
    event_id: of.eventId ?? charge?.event_id ?? null,
    product: fields.type === 'Product' ? product : null,
    save_price: canSavePrice && form.inner.getValues().save_price,
  });
  // The clinic's price of the picked procedure: undefined if none was picked, null if it has none.
  const [fee, setFee] = useState<number | null | undefined>(charge?.price_missing === true ? null : undefined);
  const canSavePrice = fee === null && can('codes.manage');
  const form = useRecordForm({
    row: charge,
    values,
    rules: {
      '~standard': {
        validate: async (typed) => {
          const entered = typed as typeof initialValues;
          const checked = await chargeForm['~standard'].validate(discounted(entered));
          const missing = { message: 'Choose the rendering provider', path: ['provider'] };
          return entered.provider === '' ? { issues: [...(checked.issues ?? []), missing] } : checked;
        },
      },
    },
    says: (row) => `${row.description}, ${formatMoney(row.amount_of_charge)}`,
    read: async () => {
      const which = { where: { patient_id: of.patientId, state: 'draft' as const }, take: 200 };
      return (await request(ChargesDocument, which)).charges.charges.find(({ id }) => id === charge!.id);
    },
    create: async (fields) => {
      const charges = [inputOf(fields)];
      const confirm_dates = await confirmDate(fields.date_of_charge);
      await request(CreateMultipleChargesDocument, { client_key: key, charges, post: post.current, confirm_dates });
      toast.success(post.current ? 'Charge posted' : 'Charge added');
    },
    update: async (fields, version) => {
      const charges = [{ id: charge!.id, version, charge: inputOf(fields) }];
      const confirm_dates = await confirmDate(fields.date_of_charge);
      await request(UpdateMultipleChargesDocument, { charges, confirm_dates });
      toast.success('Charge updated');
    },
    done: null,
    onTake: (row) => {
      setProduct(row.product);
      setShown(values(row));
    },
    refreshes: [...ACCOUNTS, 'chart'],
    onSaved: onClose,
  });
  for (const name of ['quantity', 'price', 'discount', 'percent', 'discount_mode', 'tax', 'type'] as const)
    form.inner.watch(name, ({ value }) => setShown((before) => ({ ...before, [name]: value })));
  const fill = (picked: Partial<ChargeValues>): void => {
    form.setValues(picked);
    // Inputs keep their own state, so they are recreated with the picked values.
    form.inner.setInitialValues({ ...form.inner.getValues() });
    form.inner.reset();
    setShown((before) => ({ ...before, ...picked }));
  };
  // A new charge takes over the provider, day and diagnoses of its note, visit or patient.
  const isNew = charge === null;
  const read = useApiQuery(
    ChargeDefaultsDocument,
    { patient_id: of.patientId, encounter_id: of.noteId ?? null, event_id: of.eventId ?? null },
    { enabled: isNew, quiet: true },
  );
  const defaults = read.data?.chargeDefaults;
  const { inner } = form;
  useEffect(() => {
    if (!isNew || defaults === undefined) return;
    const typed = inner.getValues();
    if (typed.provider === '' && defaults.provider_id !== null) inner.setFieldValue('provider', defaults.provider_id);
    if (typed.diagnoses.length === 0 && defaults.diagnoses.length > 0)
      inner.setFieldValue('diagnoses', defaults.diagnoses.slice(0, 4));
    if (defaults.date_of_charge !== null && typed.date_of_charge === initialValues.date_of_charge)
      inner.setFieldValue('date_of_charge', defaults.date_of_charge);
  }, [defaults, inner, isNew, initialValues]);
  const setModifiers = (modifiers: string[]): void => {
    const { price, modifiers: before } = inner.getValues();
    inner.setFieldValue('modifiers', modifiers);
    // A price that was entered by hand stays.
    if (typeof fee === 'number' && price === modifiedFee(fee, before))
      inner.setFieldValue('price', modifiedFee(fee, modifiers));
  };
  const submit = (event?: Parameters<typeof form.submit>[0]): void => {
    post.current = event === undefined;
    form.submit(event);
  };
  return {
    form: { ...form, submit },
    shown,
    fill,
    setProduct,
    setFee,
    setModifiers,
    canSavePrice,
    read,
    postNow: () => submit(),
  };
}

// Asks about a date that is probably a typing error; true if the user wants it.
async function confirmDate(day: string): Promise<boolean> {
  const question = unusualDate(day, today());
  if (question === null) return false;
  const message = `${question} It is dated ${formatDay(day)}.`;
  if (await confirm({ title: 'Use this date?', message, confirm: 'Use this date' })) return true;
  throw alreadyShown();
}

/** The form's fields; `discount` (cents) and `percent` stay separate until it is saved. */
export type ChargeValues = ReturnType<typeof valuesOf>;

function valuesOf(row: ChargeFieldsFragment | null, of: ChargeFor) {
  return {
    type: row?.type ?? 'Procedure',
    code_type: row?.code_type ?? null,
    code: row?.code ?? null,
    description: row?.description ?? '',
    modifiers: row?.modifiers ?? [],
    diagnoses: row?.diagnoses ?? [],
    provider: row?.provider.id ?? '',
    quantity: row?.quantity ?? 1,
    price: row === null || row.price_missing ? null : row.price,
    save_price: true,
    discount: row?.discount ?? 0,
    discount_mode: row?.discount_mode ?? 'Amount',
    percent: row?.discount_mode === 'Percent' ? row.discount : 0,
    tax: row?.tax ?? 0,
    date_of_charge: row?.date_of_charge ?? of.day ?? today(),
  };
}

/** Resolves the discount to an amount or a percentage, by `discount_mode`. */
export function discounted<Values extends { discount_mode: string; percent: unknown; discount: unknown }>(
  values: Values,
) {
  return values.discount_mode === 'Percent'
    ? { ...values, discount: values.percent ?? 0 }
    : { ...values, discount: values.discount ?? 0 };
}
