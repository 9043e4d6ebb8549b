import { useState } from 'react';
import * as z from 'zod/mini';
import { request } from '#kit/api/request.ts';
import { refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { PatientPicker, type PickedPatient } from '#patients/web';
import {
  type BillingPlansQuery,
  CreateSubscriptionDocument,
  SavedCardsDocument,
} from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';
import { newClientKey } from '../new-client-key.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

const enrolForm = z.object({
  plan_id: z.string({ error: () => 'Choose a plan' }),
  start_day: z.string({ error: () => 'Date is required' }),
  card_id: z.nullable(z.string()),
});
type Fields = z.output<typeof enrolForm>;
interface Values extends Record<string, unknown> {
  plan_id: string | null;
  start_day: string | null;
  card_id: string | null;
}

interface EnrolDialogProps {
  plans: BillingPlansQuery['billingPlans'];
  onClose: () => void;
}

/** Enrolls a patient in a plan; with a saved card each period is charged automatically, otherwise it is invoiced. */
export function EnrolDialog({ plans, onClose }: EnrolDialogProps) {
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const [missing, setMissing] = useState(false);
  const [key] = useState(newClientKey);
  const cards = useApiQuery(SavedCardsDocument, { patient_id: patient?.id ?? '' }, { enabled: patient !== null }).data;
  const [initialValues] = useState<Values>(() => ({
    plan_id: plans[0]?.id ?? null,
    start_day: today(),
    card_id: null,
  }));
  const form = useApiForm<Values, Fields>({
    rules: checkedBy(enrolForm),
    initialValues,
    submit: async (fields) => {
      if (patient === null) {
        setMissing(true);
        throw new Error('no patient');
      }
      await request(CreateSubscriptionDocument, { input: { ...fields, client_key: key, patient_id: patient.id } });
      toast.success('Enrolled');
      refreshAll(ACCOUNTS);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Enroll patient" save="Enroll" onClose={onClose}>
      <PatientPicker
        label="Patient"
        withAsterisk
        value={patient}
        offerNew={false}
        error={missing && patient === null ? 'Choose a patient' : undefined}
        onPick={setPatient}
      />
      <SelectField
        form={form}
        name="plan_id"
        label="Plan"
        allowDeselect={false}
        data={plans.map(({ id, plan_name }) => ({ value: id, label: plan_name }))}
      />
      <DateField form={form} name="start_day" label="Start date" description="The 1st to the 28th" withAsterisk />
      <SelectField
        form={form}
        name="card_id"
        label="Payment method"
        placeholder="By invoice"
        clearable
        data={(cards?.savedCards ?? []).map((card) => ({ value: card.id, label: `${card.brand} •••• ${card.last4}` }))}
      />
    </FormDialog>
  );
}
