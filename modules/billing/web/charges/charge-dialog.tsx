import { Button, SimpleGrid } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { loadCodePicker } from '#codes/web';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { chargeAmount, type ChargeFields, chargeForm, type PricedLine } from '../../rules/index.ts';
import {
  type ChargeFieldsFragment,
  ChargesDocument,
  CreateMultipleChargesDocument,
  UpdateMultipleChargesDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { newClientKey } from '../new-client-key.ts';
import { ProductSearch } from './product-search.tsx';
import { BillingMembersDocument } from '../registration.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));

/** What a new charge is for. */
export interface ChargeFor {
  patientId: string;
  patientName?: string;
  noteId?: string | null;
  eventId?: string | null;
  day?: string;
}

interface ChargeDialogProps {
  of: ChargeFor;
  /** The draft that is changed; null for a new charge. */
  charge: ChargeFieldsFragment | null;
  onClose: () => void;
}

const TYPES = [
  { value: 'Procedure', label: 'Procedure' },
  { value: 'Product', label: 'Product' },
  { value: 'Fee', label: 'Fee' },
];

/** Makes a charge, or changes a draft: a procedure with the clinic’s fee, or a fee in words of one’s own. */
export function ChargeDialog({ of, charge, onClose }: ChargeDialogProps) {
  const viewer = useViewer();
  const [key] = useState(newClientKey);
  const post = useRef(false);
  const [product, setProduct] = useState(charge?.product ?? null);
  const values = (row: ChargeFieldsFragment | null): Values => valuesOf(row, of, viewer.userId);
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
  const fill = (picked: Partial<Values>): void => {
    form.setValues(picked);
    // What stands in an input is its own: it is made anew with what was picked.
    form.inner.setInitialValues({ ...form.inner.getValues() });
    form.inner.reset();
    setShown((before) => ({ ...before, ...picked }));
  };
  const total = amountOf(shown);
  const name = of.patientName === undefined ? '' : ` for ${of.patientName}`;
  return (
    <FormDialog
      form={form}
      title={charge === null ? `Add a charge${name}` : 'Change the charge'}
      save={charge === null ? 'Add as draft' : 'Save'}
      other={
        charge === null ? (
          <Button
            variant="default"
            onClick={() => {
              post.current = true;
              form.submit();
            }}
          >
            Post at once
          </Button>
        ) : undefined
      }
      onClose={onClose}
    >
      <SelectField form={form} name="type" label="Type" allowDeselect={false} data={TYPES} />
      {shown.type === 'Procedure' && (
        <Suspense fallback={null}>
          <CodePicker
            kind="procedure"
            label="Procedure"
            day={initialValues.date_of_charge}
            onPick={(picked) =>
              fill({
                code_type: picked.code_type,
                code: picked.code,
                description: picked.official_name.slice(0, 200),
                ...(picked.price_cents === null ? {} : { price: picked.price_cents }),
              })
            }
          />
        </Suspense>
      )}
      {shown.type === 'Product' && (
        <ProductSearch
          onPick={(picked) => {
            setProduct(picked.id);
            fill({
              code_type: null,
              code: null,
              description: picked.name.slice(0, 200),
              price: picked.price,
              tax: picked.tax,
            });
          }}
        />
      )}
      <TextField form={form} name="description" label="What is charged" withAsterisk maxLength={200} />
      <PriceFields form={form} isPercent={shown.discount_mode === 'Percent'} />
      <p className={classes.quiet} aria-live="polite">
        {total === null ? '' : `It comes to ${formatMoney(total)}.`}
      </p>
    </FormDialog>
  );
}

type Values = ReturnType<typeof valuesOf>;

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

function PriceFields({ form, isPercent }: { form: ApiForm<Values>; isPercent: boolean }) {
  const members = useApiQuery(BillingMembersDocument, {}).data?.clinic_members ?? [];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <SelectField
        form={form}
        name="provider"
        label="Provider"
        searchable
        allowDeselect={false}
        data={members.map(({ user_id, name: label }) => ({ value: user_id, label }))}
      />
      <DateField form={form} name="date_of_charge" label="Date" withAsterisk />
      <NumberField form={form} name="quantity" label="Quantity" />
      <MoneyField form={form} name="price" label="Price" withAsterisk />
      <SelectField
        form={form}
        name="discount_mode"
        label="Discount"
        allowDeselect={false}
        data={[
          { value: 'Amount', label: 'An amount' },
          { value: 'Percent', label: 'Percent' },
        ]}
      />
      {isPercent ? (
        <NumberField form={form} name="percent" label="Percent off" unit="%" />
      ) : (
        <MoneyField form={form} name="discount" label="Amount off" />
      )}
      <MoneyField form={form} name="tax" label="Tax" />
    </SimpleGrid>
  );
}

function discounted<Values extends { discount_mode: string; percent: unknown; discount: unknown }>(values: Values) {
  return values.discount_mode === 'Percent'
    ? { ...values, discount: values.percent ?? 0 }
    : { ...values, discount: values.discount ?? 0 };
}

function amountOf(values: { [name: string]: unknown }): number | null {
  const line = discounted(values as { discount_mode: string; percent: unknown; discount: unknown });
  const { quantity, price, discount, tax } = line as unknown as PricedLine;
  if (![quantity, price, discount, tax].every(Number.isSafeInteger)) return null;
  return chargeAmount(line as unknown as PricedLine);
}
