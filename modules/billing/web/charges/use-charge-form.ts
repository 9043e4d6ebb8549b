import { useRef, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { type ChargeFields, chargeForm } from '../../rules/index.ts';
import {
  type ChargeFieldsFragment,
  ChargesDocument,
  CreateMultipleChargesDocument,
  UpdateMultipleChargesDocument,
} from '../accounting.operations.gen.ts';
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
  const viewer = useViewer();
  const [key] = useState(newClientKey);
  const post = useRef(false);
  const [product, setProduct] = useState(charge?.product ?? null);
  const values = (row: ChargeFieldsFragment | null): ChargeValues => valuesOf(row, of, viewer.userId);
  const [initialValues] = useState(() => values(charge));
  const [shown, setShown] = useState<Partial<typeof initialValues>>(initialValues);
  const inputOf = (fields: ChargeFields) => ({
    ...fields,
    provider: form.inner.getValues().provider,
    patient: of.patientId,
    encounter_id: of.noteId ?? charge?.encounter_id ?? null,
    event_id: of.eventId ?? charge?.event_id ?? null,
    product: fields.type === 'Product' ? product : null,
  });
  const form = useRecordForm({
    row: charge,
    values,
    rules: {
      '~standard': {
        validate: (typed) => chargeForm['~standard'].validate(discounted(typed as typeof initialValues)),
      },
    },
    says: (row) => `${row.description}, ${formatMoney(row.amount_of_charge)}`,
    read: async () => {
      const which = { where: { patient_id: of.patientId, state: 'draft' as const }, take: 200 };
      return (await request(ChargesDocument, which)).charges.charges.find(({ id }) => id === charge!.id);
    },
    create: async (fields) => {
      const charges = [inputOf(fields)];
      await request(CreateMultipleChargesDocument, { client_key: key, charges, post: post.current });
      toast.success(post.current ? 'Charge posted' : 'Charge added');
    },
    update: async (fields, version) => {
      const charges = [{ id: charge!.id, version, charge: inputOf(fields) }];
      await request(UpdateMultipleChargesDocument, { charges });
      toast.success('Charge updated');
    },
    done: null,
    onTake: (row) => {
      setProduct(row.product);
      setShown(values(row));
    },
    refreshes: ACCOUNTS,
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
  const postNow = (): void => {
    post.current = true;
    form.submit();
  };
  return { form, shown, fill, setProduct, day: initialValues.date_of_charge, postNow };
}

/** The form's fields; `discount` (cents) and `percent` stay separate until it is saved. */
export type ChargeValues = ReturnType<typeof valuesOf>;

function valuesOf(row: ChargeFieldsFragment | null, of: ChargeFor, userId: string) {
  return {
    type: row?.type ?? 'Procedure',
    code_type: row?.code_type ?? null,
    code: row?.code ?? null,
    description: row?.description ?? '',
    modifiers: row?.modifiers ?? [],
    diagnoses: row?.diagnoses ?? [],
    provider: row?.provider.id ?? userId,
    quantity: row?.quantity ?? 1,
    price: row?.price ?? null,
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
