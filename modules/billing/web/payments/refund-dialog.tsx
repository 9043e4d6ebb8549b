import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { useWatched } from '#kit/forms/use-watched.ts';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { atMost, METHOD_WORDS, REFUND_REASONS, type RefundFields, refundForm } from '../../rules/index.ts';
import {
  PatientAccountDocument,
  type PaymentFieldsFragment,
  RefundPaymentDocument,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { checkedBy } from '../checked-by.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

interface Values extends Record<string, unknown> {
  amount: number | null;
  reason_code: string | null;
  reason: string;
}

// What the patient owes once the money is returned.
function BalanceAfter({ form, balance }: { form: ApiForm<Values>; balance: number }) {
  const amount = useWatched(form, 'amount');
  return (
    <p className={classes.quiet} aria-live="polite">
      Balance now: {formatMoney(balance)}.{' '}
      {Number.isSafeInteger(amount) && `Balance after the refund: ${formatMoney(balance + amount!)}.`}
    </p>
  );
}

/** Refunds a payment, in part or in full. */
export function RefundDialog({ payment, onClose }: { payment: PaymentFieldsFragment; onClose: () => void }) {
  const [key] = useState(newClientKey);
  const account = useApiQuery(PatientAccountDocument, { patient_id: payment.patient.id }, { quiet: true });
  const byCard = payment.method === 'card' || payment.method === 'terminal';
  const form = useApiForm<Values, RefundFields>({
    rules: checkedBy(
      atMost(
        refundForm,
        payment.refundable,
        `Enter at most ${formatMoney(payment.refundable)}, the refundable amount.`,
      ),
    ),
    initialValues: { amount: payment.refundable, reason_code: null, reason: '' },
    submit: async (fields) => {
      await request(RefundPaymentDocument, { input: { client_key: key, payment_id: payment.id, ...fields } });
      toast.success(byCard ? 'Refund sent to the card' : 'Refund recorded');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title="Refund payment"
      save={byCard ? 'Refund to the card' : 'Mark as refunded'}
      danger
      size="28rem"
      onClose={onClose}
    >
      <p style={{ margin: 0 }}>
        {METHOD_WORDS[payment.method]} of {formatMoney(payment.amount)}; {formatMoney(payment.refundable)} can be
        refunded. Charges paid by the refunded amount become open again.
      </p>
      <MoneyField form={form} name="amount" label="Amount" withAsterisk />
      <ReadHint read={account} label="Balance" />
      {account.data !== undefined && <BalanceAfter form={form} balance={account.data.patientAccount.balance} />}
      <SelectField
        form={form}
        name="reason_code"
        label="Reason"
        withAsterisk
        data={Object.entries(REFUND_REASONS).map(([value, label]) => ({ value, label }))}
      />
      <TextField form={form} name="reason" label="Note" maxLength={300} />
    </FormDialog>
  );
}
