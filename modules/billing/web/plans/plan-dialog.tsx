import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/number-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type PlanFields, planForm } from '../../rules/index.ts';
import {
  type BillingPlansQuery,
  CreateBillingPlanDocument,
  UpdateBillingPlanDocument,
} from '../accounting.operations.gen.ts';
import { checkedBy } from '../checked-by.ts';

interface Values extends Record<string, unknown> {
  plan_name: string;
  amount: number | null;
  interval_unit: string;
  interval_count: number | null;
  trial_days: number | null;
  offered: string;
}

interface PlanDialogProps {
  plan: BillingPlansQuery['billingPlans'][number] | null;
  onClose: () => void;
}

/** Makes a plan, or gives it another price: who is enrolled keeps theirs. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const [initialValues] = useState<Values>(() => ({
    ...{
      plan_name: plan?.plan_name ?? '',
      amount: plan?.amount ?? null,
      interval_unit: plan?.interval_unit ?? 'month',
    },
    ...{ interval_count: plan?.interval_count ?? 1, trial_days: plan?.trial_days ?? 0 },
    offered: plan?.is_active === false ? 'no' : 'yes',
  }));
  const form = useApiForm<Values, PlanFields>({
    rules: checkedBy(planForm),
    initialValues,
    submit: async (input) => {
      const is_active = form.inner.getValues().offered === 'yes';
      if (plan === null) await request(CreateBillingPlanDocument, { input });
      else await request(UpdateBillingPlanDocument, { id: plan.id, version: plan.version, is_active, input });
      toast.success(plan === null ? 'Plan added' : 'Plan updated');
      refreshQueries('accounting');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={plan === null ? 'New plan' : plan.plan_name} onClose={onClose}>
      <TextField form={form} name="plan_name" label="Name" withAsterisk maxLength={80} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <MoneyField form={form} name="amount" label="Price" withAsterisk />
        <NumberField form={form} name="trial_days" label="Trial" unit="days" />
        <NumberField form={form} name="interval_count" label="Every" withAsterisk />
        <SelectField
          form={form}
          name="interval_unit"
          label="Interval"
          allowDeselect={false}
          data={[
            { value: 'week', label: 'Weeks' },
            { value: 'month', label: 'Months' },
            { value: 'year', label: 'Years' },
          ]}
        />
      </SimpleGrid>
      {plan !== null && (
        <SelectField
          form={form}
          name="offered"
          label="Offered"
          allowDeselect={false}
          data={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No: who is enrolled stays' },
          ]}
        />
      )}
    </FormDialog>
  );
}
