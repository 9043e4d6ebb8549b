import * as z from 'zod/mini';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import {
  ChangePaymentPlanCardDocument,
  type PaymentPlanFieldsFragment,
  PaymentPlansDocument,
  SavedCardsDocument,
} from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

/** Selects the saved card of a plan; without one the patient is reminded. */
export function PlanCardDialog({ plan, onClose }: { plan: PaymentPlanFieldsFragment; onClose: () => void }) {
  const patient_id = plan.patient.id;
  const cards = useApiQuery(SavedCardsDocument, { patient_id }).data?.savedCards ?? [];
  const form = useRecordForm({
    row: plan,
    values: (row) => ({ card_id: (row ?? plan).card_id ?? null }),
    rules: z.object({ card_id: z.nullable(z.string()) }),
    says: ({ card_last4: last4 }) => (last4 == null ? 'no card' : `the card •••• ${last4}`),
    read: async () => {
      const { paymentPlans } = await request(PaymentPlansDocument, { patient_id, take: 200 });
      return paymentPlans.find(({ id }) => id === plan.id);
    },
    update: ({ card_id }, version) => request(ChangePaymentPlanCardDocument, { id: plan.id, version, card_id }),
    done: 'Payment plan updated',
    refreshes: ACCOUNTS,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={`Payment plan card of ${plan.patient.name}`} size="28rem" onClose={onClose}>
      <SelectField
        form={form}
        name="card_id"
        label="Payment method"
        placeholder="No card (send reminders)"
        description={cards.length === 0 ? 'No card on file. Save one when you take a payment.' : undefined}
        clearable
        data={cards.map((card) => ({ value: card.id, label: `${card.brand} •••• ${card.last4}` }))}
      />
    </FormDialog>
  );
}
