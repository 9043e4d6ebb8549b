import { useEffect, useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { alreadyShown } from '#kit/forms/server-messages.ts';
import { type ApiForm, useApiForm } from '#kit/forms/use-api-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { cardPaymentForm, type PaymentFields, paymentForm } from '../../rules/index.ts';
import { PatientAccountDocument, TakePaymentDocument } from '../accounting.operations.gen.ts';
import classes from '../billing.module.css';
import { CardPaymentDialog } from '../cards/card-payment-dialog.tsx';
import { useCardPayment } from '../cards/use-card-payment.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';
import { ApplyTo, appliesOf, type ApplyValues, partIssues } from './apply-to.tsx';
import { handMethodOf, NEW_CARD, type PaymentMethods, usePaymentMethods } from './use-payment-methods.ts';

interface TakePaymentDialogProps {
  /** The patient; picked in the dialog if omitted. */
  patient?: { id: string; name: string };
  onClose: () => void;
}

/** The form’s values; `method` is a method by hand, a saved card or a card reader. */
interface Values extends ApplyValues {
  method: string;
  check_number: string;
  note: string;
  saveCard: boolean;
  onlyAuthorize: boolean;
}

const FIRST: Values = {
  method: 'cash',
  amount: null,
  check_number: '',
  note: '',
  goes: 'oldest',
  parts: {},
  saveCard: false,
  onlyAuthorize: false,
};

/** Takes a payment by cash, check, card or card reader, and shows what it pays before it is taken. */
export function TakePaymentDialog({ patient, onClose }: TakePaymentDialogProps) {
  const [picked, setPicked] = useState<PickedPatient | null>(null);
  const patientId = patient?.id ?? picked?.id ?? null;
  const read = useApiQuery(
    PatientAccountDocument,
    { patient_id: patientId ?? '' },
    { enabled: patientId !== null, quiet: true },
  );
  const account = read.data?.patientAccount;
  const charges = account?.open_charges ?? [];
  const methods = usePaymentMethods(patientId);
  const [key] = useState(newClientKey);
  const [missing, setMissing] = useState(false);
  const card = useCardPayment(onClose);
  const form = useApiForm<Values, PaymentFields>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: async (typed) => {
          const values = typed as Values;
          const rules = handMethodOf(values.method) === null ? cardPaymentForm : paymentForm;
          const checked = (await rules['~standard'].validate(values)) as Awaited<
            ReturnType<(typeof paymentForm)['~standard']['validate']>
          >;
          const wrong = partIssues(values, charges);
          return checked.issues === undefined && wrong.length === 0
            ? checked
            : { issues: [...(checked.issues ?? []), ...wrong] };
        },
      },
    },
    initialValues: FIRST,
    submit: async ({ method: _method, ...fields }): Promise<void> => {
      if (patientId === null) {
        setMissing(true);
        throw alreadyShown();
      }
      const values: Values = form.inner.getValues();
      const applies = appliesOf(values);
      const method = handMethodOf(values.method);
      if (method === null) {
        const { amount, note } = fields;
        const { saveCard, onlyAuthorize } = values;
        const which = { ...methods.cardOf(values.method), saveCard: saveCard && values.method === NEW_CARD };
        return card.begin({ patientId, amount, note, applies, ...which, onlyAuthorize });
      }
      await request(TakePaymentDocument, {
        input: { client_key: key, patient: patientId, method, ...fields, applies },
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
  if (card.begun !== null && methods.keys !== null)
    return <CardPaymentDialog begun={card.begun} keys={methods.keys} payment={card} />;
  return (
    <FormDialog
      form={form}
      title={patient === undefined ? 'Take payment' : `Take payment from ${patient.name}`}
      save="Take payment"
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
      <MethodFields form={form} methods={methods} />
      <ApplyTo form={form} charges={charges} balance={account?.balance ?? null} />
      <TextField form={form} name="note" label="Note" maxLength={300} />
    </FormDialog>
  );
}

function MethodFields({ form, methods }: { form: ApiForm<Values>; methods: PaymentMethods }) {
  const method = useWatched(form, 'method');
  return (
    <>
      <ReadHint read={methods.read} label="Card payment" />
      <SelectField
        form={form}
        name="method"
        label="Method"
        allowDeselect={false}
        description={methods.missing}
        data={methods.options}
      />
      <MoneyField form={form} name="amount" label="Amount" withAsterisk />
      {method === 'check' && (
        <TextField form={form} name="check_number" label="Check number" withAsterisk maxLength={40} />
      )}
      {method === NEW_CARD && <CheckboxField form={form} name="saveCard" label="Save card for future payments" />}
      {handMethodOf(method) === null && (
        <CheckboxField form={form} name="onlyAuthorize" label="Authorize now, capture later" />
      )}
    </>
  );
}
