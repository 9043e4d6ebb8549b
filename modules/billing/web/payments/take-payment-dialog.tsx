import { Button } from '@mantine/core';
import { IconCreditCard } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { allocate, handMethods, METHOD_WORDS, type PaymentFields, paymentForm } from '../../rules/index.ts';
import { PatientAccountDocument, type PatientAccountQuery, TakePaymentDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { useMissingService } from '#practice/web';
import { CardPaymentDialog } from '../cards/card-payment-dialog.tsx';
import type { CardPayment } from '../cards/use-card-payment.ts';
import { checkedBy } from '../checked-by.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

interface TakePaymentDialogProps {
  /** The patient; picked in the dialog if omitted. */
  patient?: { id: string; name: string };
  /** For one charge only. */
  chargeId?: string;
  amount?: number;
  onClose: () => void;
}

interface Values extends Record<string, unknown> {
  method: string;
  amount: number | null;
  check_number: string;
  note: string;
  goes: string;
}

/** Records cash, a check or an external payment, and its allocation. */
export function TakePaymentDialog({ patient, chargeId, amount, onClose }: TakePaymentDialogProps) {
  const [picked, setPicked] = useState<PickedPatient | null>(null);
  const patientId = patient?.id ?? picked?.id ?? null;
  const read = useApiQuery(
    PatientAccountDocument,
    { patient_id: patientId ?? '' },
    { enabled: patientId !== null, quiet: true },
  );
  const account = read.data?.patientAccount;
  const [key] = useState(newClientKey);
  const [missing, setMissing] = useState(false);
  const noCards = useMissingService('billing.cards');
  const [byCard, setByCard] = useState<CardPayment | null>(null);
  const [initialValues] = useState<Values>(() => ({
    method: 'cash',
    amount: amount ?? null,
    check_number: '',
    note: '',
    goes: chargeId ?? 'oldest',
  }));
  const [shown, setShown] = useState(initialValues);
  const form = useApiForm<Values, PaymentFields>({
    rules: checkedBy(paymentForm),
    initialValues,
    submit: async ({ method, amount: cents, check_number, note }) => {
      if (patientId === null) {
        setMissing(true);
        throw new Error('no patient');
      }
      const { goes } = form.inner.getValues();
      const applies = appliesOf(goes, cents, account?.open_charges ?? []);
      await request(TakePaymentDocument, {
        input: { client_key: key, patient: patientId, method, amount: cents, check_number, note, applies },
      });
      toast.success('Payment taken');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  // Prefills the balance, the most common amount, unless the amount was edited.
  const owed = account?.balance;
  const { inner } = form;
  useEffect(() => {
    if (owed !== undefined && owed > 0 && inner.getValues().amount === null) inner.setFieldValue('amount', owed);
  }, [owed, inner]);
  for (const name of ['method', 'amount', 'goes'] as const)
    form.inner.watch(name, ({ value }) => setShown((before) => ({ ...before, [name]: value })));
  const charges = account?.open_charges ?? [];
  const pays = countPaid(shown, charges);
  const name = patient?.name ?? (picked === null ? '' : `${picked.first_name} ${picked.last_name}`);
  const payByCard = (): void => {
    const { amount: cents, goes } = form.inner.getValues();
    if (patientId === null) return setMissing(true);
    if (typeof cents !== 'number' || cents < 50)
      return form.inner.setFieldError('amount', 'Card payments must be at least $0.50');
    setByCard({ patient: { id: patientId, name }, amount: cents, applies: appliesOf(goes, cents, charges) });
  };
  if (byCard !== null) return <CardPaymentDialog of={byCard} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={patient === undefined ? 'Take payment' : `Take payment from ${patient.name}`}
      save="Take payment"
      other={
        <Button
          variant="default"
          disabled={noCards !== null}
          leftSection={<IconCreditCard size={16} stroke={1.75} />}
          onClick={payByCard}
        >
          By card
        </Button>
      }
      onClose={onClose}
    >
      {patient === undefined && (
        <PatientPicker
          label="Patient"
          withAsterisk
          value={picked}
          offerNew={false}
          error={missing && picked === null ? 'Choose a patient' : undefined}
          onPick={setPicked}
        />
      )}
      <ReadHint read={read} label="Account" />
      {account !== undefined && (
        <p className={classes.quiet}>
          Balance {formatMoney(account.balance)}
          {account.credit > 0 ? `, ${formatMoney(account.credit)} credit` : ''}
        </p>
      )}
      <MoneyFields form={form} method={shown.method} charges={charges} />
      {noCards !== null && <p className={classes.quiet}>{noCards}</p>}
      <p className={classes.quiet} aria-live="polite">
        {account === undefined
          ? ''
          : pays === 0
            ? 'Keep as credit.'
            : `Pays ${pays} ${pays === 1 ? 'charge' : 'charges'}.`}
      </p>
    </FormDialog>
  );
}

type OpenCharge = Pick<PatientAccountQuery['patientAccount']['open_charges'][number], 'id' | 'open'>;

// Returns the allocations of a payment: null for the oldest charges first, empty for credit, or one charge up to its
// open amount.
function appliesOf(goes: string, cents: number, charges: readonly OpenCharge[]): CardPayment['applies'] {
  if (goes === 'oldest') return null;
  if (goes === 'credit') return [];
  const open = charges.find(({ id }) => id === goes)?.open ?? 0;
  return [{ charge_id: goes, amount: Math.min(cents, open) }];
}

// Returns the number of charges paid.
function countPaid({ goes, amount }: Values, charges: Parameters<typeof allocate>[1]): number {
  if (goes === 'credit') return 0;
  return goes === 'oldest' && Number.isSafeInteger(amount) ? allocate(amount!, charges).length : 1;
}

interface MoneyFieldsProps {
  form: ApiForm<Values>;
  method: string;
  charges: PatientAccountQuery['patientAccount']['open_charges'];
}

function MoneyFields({ form, method, charges }: MoneyFieldsProps) {
  return (
    <>
      <SelectField
        form={form}
        name="method"
        label="Method"
        allowDeselect={false}
        data={handMethods.map((value) => ({ value, label: METHOD_WORDS[value] }))}
      />
      <MoneyField form={form} name="amount" label="Amount" withAsterisk />
      {method === 'check' && (
        <TextField form={form} name="check_number" label="Check number" withAsterisk maxLength={40} />
      )}
      <SelectField
        form={form}
        name="goes"
        label="Apply to"
        allowDeselect={false}
        data={[
          { value: 'oldest', label: 'Oldest open charges first' },
          { value: 'credit', label: 'Keep as credit' },
          ...charges.map((charge) => ({
            value: charge.id,
            label: `${formatDay(charge.date_of_charge)} ${charge.description}, ${formatMoney(charge.open)} open`,
          })),
        ]}
      />
      <TextField form={form} name="note" label="Note" maxLength={300} />
    </>
  );
}
