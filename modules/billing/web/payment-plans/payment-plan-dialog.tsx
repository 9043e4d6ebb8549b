import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay, today } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type PaymentPlanFields, paymentPlanForm, planParts } from '../../rules/index.ts';
import { CreatePaymentPlanDocument, SavedCardsDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { checkedBy } from '../checked-by.ts';
import { newClientKey } from '../new-client-key.ts';
import { RHYTHMS } from './plan-words.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

interface Values extends Record<string, unknown> {
  count: number | string | null;
  rhythm: string | null;
  first_day: string | null;
  card_id: string | null;
}
type Fields = PaymentPlanFields & { card_id: string | null };

/** Converts form values to a plan; the rhythm combines two values in one choice. */
function planOf({ rhythm, card_id: _card, ...typed }: Values): Record<string, unknown> {
  const [interval_unit, interval_count] = (rhythm ?? '').split('/');
  return { ...typed, interval_unit, interval_count: Number(interval_count) };
}

const rules = {
  '~standard': {
    version: 1 as const,
    vendor: 'salus',
    validate: async (typed: unknown) => {
      const values = typed as Values;
      const checked = await checkedBy(paymentPlanForm)['~standard'].validate(planOf(values));
      return checked.issues === undefined
        ? { value: { ...(checked.value as PaymentPlanFields), card_id: values.card_id } }
        : checked;
    },
  },
};

interface PaymentPlanDialogProps {
  patient: { id: string; name: string };
  /** The open balance in cents, all of which the plan covers. */
  open: number;
  onClose: () => void;
}

/** Creates a payment plan for a patient's open balance, by a saved card or with reminders. */
export function PaymentPlanDialog({ patient, open, onClose }: PaymentPlanDialogProps) {
  const [key] = useState(newClientKey);
  const cards = useApiQuery(SavedCardsDocument, { patient_id: patient.id }).data?.savedCards ?? [];
  const [initialValues] = useState<Values>(() => ({ count: 6, rhythm: 'month/1', first_day: today(), card_id: null }));
  const form = useApiForm<Values, Fields>({
    rules,
    initialValues,
    submit: async (fields) => {
      await request(CreatePaymentPlanDocument, { input: { ...fields, client_key: key, patient_id: patient.id } });
      toast.success('Payment plan created');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  const [typed, setTyped] = useState(initialValues);
  for (const name of ['count', 'rhythm', 'first_day'] as const)
    form.inner.watch(name, ({ value }) => setTyped((before) => ({ ...before, [name]: value })));
  return (
    <FormDialog form={form} title={`Payment plan of ${patient.name}`} save="Agree" onClose={onClose}>
      <div>
        <strong>{formatMoney(open)} is open</strong>
        <p className={classes.quiet} role="status">
          {previewOf(open, typed)}
        </p>
      </div>
      <NumberField form={form} name="count" label="Number of payments" withAsterisk />
      <SelectField form={form} name="rhythm" label="Frequency" allowDeselect={false} data={[...RHYTHMS]} />
      <DateField form={form} name="first_day" label="First payment date" withAsterisk />
      <SelectField
        form={form}
        name="card_id"
        label="Payment method"
        placeholder="No card (send reminders)"
        description={cards.length === 0 ? 'No card on file for this patient' : undefined}
        clearable
        data={cards.map((card) => ({ value: card.id, label: `${card.brand} •••• ${card.last4}` }))}
      />
    </FormDialog>
  );
}

/** Returns the installments of the plan, or nothing while it is invalid. */
function previewOf(open: number, typed: Values): string {
  const checked = paymentPlanForm.safeParse(planOf(typed));
  if (!checked.success) return '';
  const parts = planParts(open, checked.data);
  const [first, last] = [parts[0]!, parts.at(-1)!];
  const amount =
    first.amount === last.amount
      ? formatMoney(first.amount)
      : `${formatMoney(last.amount)} to ${formatMoney(first.amount)}`;
  return `${parts.length} payments of ${amount}, the last on ${formatDay(last.due_day)}`;
}
