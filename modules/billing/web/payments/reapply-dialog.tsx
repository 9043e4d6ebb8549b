import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { allocate } from '../../rules/index.ts';
import {
  ApplyPaymentDocument,
  PatientAccountDocument,
  type PatientAccountQuery,
  type PaymentDetailQuery,
} from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { ACCOUNTS } from '../use-account-changed.ts';
import { ApplyTo, appliesOf, type ApplyValues, partIssues } from './apply-to.tsx';

type Detail = PaymentDetailQuery['payment'];

/** Moves a payment to other charges of its patient, or to credit. */
export function ReapplyDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const read = useApiQuery(PatientAccountDocument, { patient_id: detail.payment.patient.id }, { quiet: true });
  return (
    <ReadState read={read} label="Account" rows={3}>
      {({ patientAccount }) => <ReapplyForm detail={detail} account={patientAccount} onClose={onClose} />}
    </ReadState>
  );
}

interface ReapplyFormProps {
  detail: Detail;
  account: PatientAccountQuery['patientAccount'];
  onClose: () => void;
}

function ReapplyForm({ detail: { payment, applies }, account, onClose }: ReapplyFormProps) {
  const amount = payment.allocated + payment.unallocated;
  // What the payment pays now is open again for it.
  const charges = [
    ...account.open_charges.map((charge) => ({
      ...charge,
      open: charge.open + (applies.find(({ charge_id }) => charge_id === charge.id)?.amount ?? 0),
    })),
    ...applies
      .filter(({ charge_id }) => account.open_charges.every(({ id }) => id !== charge_id))
      .map((each) => ({ ...each, id: each.charge_id, open: each.amount })),
  ];
  const [initialValues] = useState<ApplyValues>(() => ({
    amount,
    goes: 'chosen',
    parts: Object.fromEntries(applies.map((each) => [each.charge_id, each.amount])),
  }));
  const form = useApiForm<ApplyValues, ApplyValues>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (typed) => {
          const values = typed as ApplyValues;
          const issues = partIssues(values, charges);
          return issues.length > 0 ? { issues } : { value: values };
        },
      },
    },
    initialValues,
    submit: async (values) => {
      await request(ApplyPaymentDocument, { id: payment.id, applies: appliesOf(values) ?? allocate(amount, charges) });
      toast.success('Payment applied');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Apply payment" save="Apply" onClose={onClose}>
      <p className={classes.quiet}>
        {formatMoney(amount)} from {payment.patient.name} can be applied.
      </p>
      <ApplyTo form={form} charges={charges} balance={account.balance + amount} />
    </FormDialog>
  );
}
