import { useState } from 'react';
import * as z from 'zod/mini';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import {
  ChangePaymentPlanCardDocument,
  type PaymentPlanFieldsFragment,
  SavedCardsDocument,
} from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';

/** Chooses which kept card a plan charges; without one the patient is reminded. */
export function PlanCardDialog({ plan, onClose }: { plan: PaymentPlanFieldsFragment; onClose: () => void }) {
  const cards = useApiQuery(SavedCardsDocument, { patient_id: plan.patient.id }).data?.savedCards ?? [];
  const [initialValues] = useState<{ card_id: string | null }>(() => ({ card_id: plan.card_id ?? null }));
  const form = useApiForm<{ card_id: string | null }, { card_id: string | null }>({
    rules: checkedBy(z.object({ card_id: z.nullable(z.string()) })),
    initialValues,
    submit: async ({ card_id }) => {
      await request(ChangePaymentPlanCardDocument, { id: plan.id, version: plan.version, card_id });
      toast.success('Payment plan changed');
      refreshQueries('accounting');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Card of the plan of ${plan.patient.name}`} size="28rem" onClose={onClose}>
      <SelectField
        form={form}
        name="card_id"
        label="Charged to"
        placeholder="No card: the patient is reminded"
        description={cards.length === 0 ? 'No card is kept: keep one with a payment' : undefined}
        clearable
        data={cards.map((card) => ({ value: card.id, label: `${card.brand} •••• ${card.last4}` }))}
      />
    </FormDialog>
  );
}
