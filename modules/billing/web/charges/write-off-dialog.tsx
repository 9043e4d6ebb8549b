import { request } from '#kit/api/request.ts';
import { refreshAll } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { atMost, entryOfKind, WRITE_OFF_REASONS, type WriteOffFields, writeOffForm } from '../../rules/index.ts';
import { type ChargeFieldsFragment, WriteOffChargeDocument } from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

interface Values extends Record<string, unknown> {
  amount: number | null;
  reason_code: string | null;
  reason: string;
}

/** Adjusts or writes off all or part of a charge’s open amount, by kind. */
export function WriteOffDialog({ charge, onClose }: { charge: ChargeFieldsFragment; onClose: () => void }) {
  const form = useApiForm({
    rules: checkedBy<Values, WriteOffFields>(
      atMost(writeOffForm, charge.open, `Enter at most ${formatMoney(charge.open)}, the open amount of the charge.`),
    ),
    initialValues: { amount: charge.open, reason_code: null, reason: '' },
    submit: async (fields) => {
      const kind = entryOfKind(fields.reason_code);
      const amount = kind === 'write_off' ? fields.amount : -fields.amount;
      await request(WriteOffChargeDocument, { input: { charge_id: charge.id, ...fields, kind, amount } });
      toast.success(kind === 'write_off' ? 'Written off' : 'Adjusted');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Adjust or write off" save="Save" danger size="28rem" onClose={onClose}>
      <p style={{ margin: 0 }}>
        {charge.description}: {formatMoney(charge.open)} is open. The amount reduces what the patient owes.
      </p>
      <MoneyField form={form} name="amount" label="Amount" withAsterisk />
      <SelectField
        form={form}
        name="reason_code"
        label="Kind"
        withAsterisk
        data={Object.entries(WRITE_OFF_REASONS).map(([value, label]) => ({ value, label }))}
      />
      <TextField form={form} name="reason" label="Note" maxLength={300} />
    </FormDialog>
  );
}
