import '@mantine/core/styles/Pill.layer.css';
import { Button, Pill, SimpleGrid } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { loadCodePicker, loadModifierField } from '#codes/web';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { useWatched } from '#kit/forms/use-watched.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { chargeAmount, modifiedFee, MOST_DIAGNOSES, type PricedLine } from '../../rules/index.ts';
import classes from '../billing.module.css';
import { BillingMembersDocument } from '../registration.operations.gen.ts';
import { ProductSearch } from './product-search.tsx';
import { type ChargeToEdit, type ChargeValues, discounted, useChargeForm } from './use-charge-form.ts';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));
const ModifierField = lazy(async () => ({ default: await loadModifierField() }));

const TYPES = [
  { value: 'Procedure', label: 'Procedure' },
  { value: 'Product', label: 'Product' },
  { value: 'Fee', label: 'Fee' },
];

/** Creates a charge or edits a draft: a procedure with the clinic’s fee, or a fee with a custom description. */
export function ChargeDialog({ of, charge, onClose }: ChargeToEdit) {
  const opened = useChargeForm({ of, charge, onClose });
  const { form, shown, fill, setProduct, setFee, setModifiers, canSavePrice, read, postNow } = opened;
  const date = useWatched(form, 'date_of_charge');
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : null;
  const total = amountOf(shown);
  const name = of.patientName === undefined ? '' : ` for ${of.patientName}`;
  return (
    <FormDialog
      form={form}
      title={charge === null ? `Add charge${name}` : 'Edit charge'}
      save={charge === null ? 'Add as draft' : 'Save'}
      other={
        charge === null ? (
          <Button variant="default" onClick={postNow}>
            Post now
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
            day={day}
            onPick={(picked) => {
              setFee(picked.price_cents);
              const { modifiers } = form.inner.getValues();
              fill({
                code_type: picked.code_type,
                code: picked.code,
                description: picked.official_name.slice(0, 200),
                price: picked.price_cents === null ? null : modifiedFee(picked.price_cents, modifiers),
              });
            }}
          />
        </Suspense>
      )}
      {shown.type === 'Product' && (
        <ProductSearch
          onPick={(picked) => {
            setFee(undefined);
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
      <TextField form={form} name="description" label="Description" withAsterisk maxLength={200} />
      {shown.type === 'Procedure' && <CodeFields form={form} day={day} onModifiers={setModifiers} />}
      <PriceFields form={form} isPercent={shown.discount_mode === 'Percent'} />
      {canSavePrice && <CheckboxField form={form} name="save_price" label="Save to the fee schedule" />}
      <ReadHint read={read} label="Provider and diagnoses" />
      <p className={classes.quiet} aria-live="polite">
        {total === null ? '' : `Total: ${formatMoney(total)}`}
      </p>
    </FormDialog>
  );
}

interface CodeFieldsProps {
  form: ApiForm<ChargeValues>;
  day: string | null;
  onModifiers: (modifiers: string[]) => void;
}

// The modifiers and diagnoses of a procedure.
function CodeFields({ form, day, onModifiers }: CodeFieldsProps) {
  const modifiers = useWatched(form, 'modifiers');
  const diagnoses = useWatched(form, 'diagnoses');
  const setDiagnoses = (all: typeof diagnoses): void => form.inner.setFieldValue('diagnoses', all);
  return (
    <Suspense fallback={null}>
      <ModifierField label="Modifiers" value={modifiers} day={day} onChange={onModifiers} />
      <CodePicker
        kind="diagnosis"
        label="Diagnoses"
        day={day}
        taken={diagnoses.map(({ code }) => code)}
        disabled={diagnoses.length >= MOST_DIAGNOSES}
        onPick={({ code, official_name }) => setDiagnoses([...diagnoses, { code, name: official_name.slice(0, 300) }])}
      />
      {diagnoses.length > 0 && (
        <Pill.Group aria-label="Diagnoses of the charge">
          {diagnoses.map(({ code, name }) => (
            <Pill
              key={code}
              withRemoveButton
              removeButtonProps={{ 'aria-label': `Remove ${code}`, 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => setDiagnoses(diagnoses.filter((each) => each.code !== code))}
            >
              {code} {name}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </Suspense>
  );
}

function PriceFields({ form, isPercent }: { form: ApiForm<ChargeValues>; isPercent: boolean }) {
  const members = useApiQuery(BillingMembersDocument, {}).data?.clinic_members ?? [];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <SelectField
        form={form}
        name="provider"
        label="Rendering provider"
        withAsterisk
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
          { value: 'Amount', label: 'Amount' },
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

function amountOf(values: { [name: string]: unknown }): number | null {
  const line = discounted(values as { discount_mode: string; percent: unknown; discount: unknown });
  const { quantity, price, discount, tax } = line as unknown as PricedLine;
  if (![quantity, price, discount, tax].every(Number.isSafeInteger)) return null;
  return chargeAmount(line as unknown as PricedLine);
}
