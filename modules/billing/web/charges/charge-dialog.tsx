import { Button, SimpleGrid } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { loadCodePicker } from '#codes/web';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { chargeAmount, type PricedLine } from '../../rules/index.ts';
import classes from '../billing.module.css';
import { BillingMembersDocument } from '../registration.operations.gen.ts';
import { ProductSearch } from './product-search.tsx';
import { type ChargeToEdit, type ChargeValues, discounted, useChargeForm } from './use-charge-form.ts';

const CodePicker = lazy(async () => ({ default: await loadCodePicker() }));

const TYPES = [
  { value: 'Procedure', label: 'Procedure' },
  { value: 'Product', label: 'Product' },
  { value: 'Fee', label: 'Fee' },
];

/** Creates a charge or edits a draft: a procedure with the clinic’s fee, or a fee with a custom description. */
export function ChargeDialog({ of, charge, onClose }: ChargeToEdit) {
  const { form, shown, fill, setProduct, day, postNow } = useChargeForm({ of, charge, onClose });
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
      <TextField form={form} name="description" label="Description" withAsterisk maxLength={200} />
      <PriceFields form={form} isPercent={shown.discount_mode === 'Percent'} />
      <p className={classes.quiet} aria-live="polite">
        {total === null ? '' : `Total: ${formatMoney(total)}`}
      </p>
    </FormDialog>
  );
}

function PriceFields({ form, isPercent }: { form: ApiForm<ChargeValues>; isPercent: boolean }) {
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
