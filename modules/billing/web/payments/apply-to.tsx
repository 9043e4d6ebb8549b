import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import type { RulesIssue } from '#kit/forms/form-rules.ts';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { allocate, type Apply } from '../../rules/index.ts';
import type { ChargeFieldsFragment } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';

/** The part of a payment form that says what the payment pays. */
export interface ApplyValues extends Record<string, unknown> {
  amount: number | null;
  goes: string;
  /** With `chosen`: the amount of each chosen charge, by id. */
  parts: Record<string, number | string | null>;
}

type OpenCharge = Pick<ChargeFieldsFragment, 'id' | 'description' | 'date_of_charge' | 'open'>;

/** Returns the allocations of a payment: null for the oldest charges first, empty for credit, or the chosen ones. */
export function appliesOf({ goes, parts }: ApplyValues): Apply[] | null {
  if (goes === 'oldest') return null;
  if (goes === 'credit') return [];
  return Object.entries(parts).map(([charge_id, amount]) => ({
    charge_id,
    amount: typeof amount === 'number' ? amount : 0,
  }));
}

/** Returns what is wrong with the amounts of the chosen charges. */
export function partIssues({ goes, parts, amount }: ApplyValues, charges: readonly OpenCharge[]): RulesIssue[] {
  if (goes !== 'chosen') return [];
  const issues: RulesIssue[] = [];
  let total = 0;
  for (const { id, open } of charges) {
    if (!(id in parts)) continue;
    const part = parts[id];
    if (typeof part !== 'number' || !Number.isSafeInteger(part) || part < 1)
      issues.push({ path: ['parts', id], message: 'Enter an amount' });
    else if (part > open) issues.push({ path: ['parts', id], message: `Enter at most ${formatMoney(open)}` });
    else total += part;
  }
  if (Object.keys(parts).length === 0) issues.push({ message: 'Choose the charges to pay' });
  else if (Number.isSafeInteger(amount) && total > amount!)
    issues.push({
      message: `The chosen charges exceed the payment by ${formatMoney(total - amount!)}`,
    });
  return issues;
}

interface ApplyToProps<Values extends ApplyValues> {
  form: ApiForm<Values>;
  charges: readonly OpenCharge[];
  /** What the patient owes, in cents; null while it is not known. */
  balance: number | null;
}

/** Chooses the charges that a payment pays, and shows what it will pay and the balance after it. */
export function ApplyTo<Values extends ApplyValues>({ form: given, charges, balance }: ApplyToProps<Values>) {
  const form = given as unknown as ApiForm<ApplyValues>;
  const goes = useWatched(form, 'goes');
  return (
    <>
      <SelectField
        form={form}
        name="goes"
        label="Apply to"
        allowDeselect={false}
        data={[
          { value: 'oldest', label: 'Oldest open charges first' },
          { value: 'chosen', label: 'Chosen charges', disabled: charges.length === 0 },
          { value: 'credit', label: 'Keep as credit' },
        ]}
      />
      {goes === 'chosen' && <ChosenCharges form={form} charges={charges} />}
      <Preview form={form} charges={charges} balance={balance} />
    </>
  );
}

function ChosenCharges({ form, charges }: Omit<ApplyToProps<ApplyValues>, 'balance'>) {
  const parts = useWatched(form, 'parts');
  const choose = ({ id, open }: OpenCharge, isChosen: boolean): void => {
    const { [id]: _removed, ...others } = parts;
    const taken = Object.values(others).reduce<number>((sum, part) => sum + (Number(part) || 0), 0);
    const rest = Math.max(0, (Number(form.inner.getValues().amount) || 0) - taken);
    form.inner.setFieldValue('parts', isChosen ? { ...others, [id]: Math.min(open, rest) } : others);
  };
  return (
    <div className={classes.pad} style={{ padding: 0 }} role="group" aria-label="Charges to pay">
      {charges.map((charge) => {
        const name = `${formatDay(charge.date_of_charge)} ${charge.description}`;
        return (
          <div key={charge.id} className={classes.part}>
            <Checkbox
              label={`${name}, ${formatMoney(charge.open)} open`}
              checked={charge.id in parts}
              onChange={(event) => choose(charge, event.currentTarget.checked)}
            />
            {charge.id in parts && <MoneyField form={form} name={`parts.${charge.id}`} aria-label={`Pay ${name}`} />}
          </div>
        );
      })}
    </div>
  );
}

function Preview({ form, charges, balance }: ApplyToProps<ApplyValues>) {
  const amount = useWatched(form, 'amount');
  const [goes, parts] = [useWatched(form, 'goes'), useWatched(form, 'parts')];
  if (balance === null || !Number.isSafeInteger(amount) || amount! < 1) return null;
  const applies = appliesOf({ goes, parts, amount }) ?? allocate(amount!, charges);
  const paid = applies.reduce((sum, part) => sum + part.amount, 0);
  const names = applies.flatMap(({ charge_id, amount: cents }) => {
    const charge = charges.find(({ id }) => id === charge_id);
    return charge === undefined ? [] : [`${charge.description} ${formatMoney(cents)}`];
  });
  const after = balance - amount!;
  return (
    <p className={classes.quiet} aria-live="polite">
      {names.length > 0 && `Pays ${names.length} ${names.length === 1 ? 'charge' : 'charges'}: ${names.join(', ')}. `}
      {paid < amount! && `${formatMoney(amount! - paid)} is kept as credit. `}
      Balance after: {formatMoney(after)}.
    </p>
  );
}
