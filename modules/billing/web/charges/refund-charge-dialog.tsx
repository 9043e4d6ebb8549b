import { Modal } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { atMost, METHOD_WORDS, REFUND_REASONS, refundChargeForm, type RefundChargeFields } from '../../rules/index.ts';
import { ChargeRefundDocument, type ChargeRefundQuery, RefundChargeDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { checkedBy } from '../checked-by.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

type Preview = ChargeRefundQuery['chargeRefund'];

interface Values extends Record<string, unknown> {
  amount: number | null;
  reason_code: string | null;
  reason: string;
  return_stock: boolean;
}

/** Refunds a charge as one act: reverses it, returns its stock, and refunds its payments. */
export function RefundChargeDialog({ chargeId, onClose }: { chargeId: string; onClose: () => void }) {
  const read = useApiQuery(ChargeRefundDocument, { charge_id: chargeId }, { quiet: true });
  if (read.data !== undefined) return <RefundForm preview={read.data.chargeRefund} onClose={onClose} />;
  return (
    <Modal opened onClose={onClose} title="Refund charge" size="30rem" closeButtonProps={{ 'aria-label': 'Close' }}>
      <ReadState read={read} label="Payments of the charge" rows={3}>
        {() => null}
      </ReadState>
    </Modal>
  );
}

function RefundForm({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const [key] = useState(newClientKey);
  const { charge, payments, refundable, suggested, stock_quantity: stock } = preview;
  const error = `Enter at most ${formatMoney(refundable)}, the refundable amount of this charge.`;
  const form = useApiForm<Values, RefundChargeFields>({
    rules: checkedBy(atMost(refundChargeForm, refundable, error)),
    initialValues: { amount: suggested, reason_code: null, reason: '', return_stock: stock > 0 },
    submit: async (fields) => {
      const input = { client_key: key, charge_id: charge.id, version: charge.version, ...fields };
      await request(RefundChargeDocument, { input });
      toast.success('Charge refunded');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  const to = payments.map(({ method, card_last4, amount }) =>
    [METHOD_WORDS[method], card_last4 && `•••• ${card_last4}`, formatMoney(amount)].filter(Boolean).join(' '),
  );
  return (
    <FormDialog form={form} title="Refund charge" save="Refund charge" danger size="30rem" onClose={onClose}>
      <p style={{ margin: 0 }}>
        {charge.description}, {formatMoney(charge.amount_of_charge)}. Paid with {to.join(', ')}. The charge is reversed.
        Card payments are refunded to the card.
      </p>
      <MoneyField form={form} name="amount" label="Amount" withAsterisk />
      <After form={form} preview={preview} />
      {stock > 0 && <CheckboxField form={form} name="return_stock" label={`Return ${stock} to stock`} />}
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

function After({ form, preview }: { form: ApiForm<Values>; preview: Preview }) {
  const amount = useWatched(form, 'amount');
  const { balance, balance_before_refund: without, refundable } = preview;
  const isKnown = Number.isSafeInteger(amount) && amount! <= refundable;
  return (
    <p className={classes.quiet} aria-live="polite">
      Balance now: {formatMoney(balance)}. {isKnown && `Balance after the refund: ${formatMoney(without + amount!)}.`}
      {isKnown && amount! < refundable && ` ${formatMoney(refundable - amount!)} of the payments becomes credit.`}
    </p>
  );
}
