import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { planForm } from '../../rules/index.ts';
import {
  BillingPlansDocument,
  type BillingPlansQuery,
  CreateBillingPlanDocument,
  UpdateBillingPlanDocument,
} from '../accounting.operations.gen.ts';
import { ACCOUNTS } from '../use-account-changed.ts';

interface PlanDialogProps {
  plan: BillingPlansQuery['billingPlans'][number] | null;
  onClose: () => void;
}

/** Creates a plan, or changes its price: current members keep theirs. */
export function PlanDialog({ plan, onClose }: PlanDialogProps) {
  const form = useRecordForm({
    row: plan,
    values: (row) => ({
      plan_name: row?.plan_name ?? '',
      amount: row?.amount ?? null,
      interval_unit: row?.interval_unit ?? 'month',
      interval_count: row?.interval_count ?? 1,
      trial_days: row?.trial_days ?? 0,
      offered: row?.is_active === false ? 'no' : 'yes',
    }),
    rules: planForm,
    says: (row) => `${row.plan_name}, ${formatMoney(row.amount)}${row.is_active ? '' : ', inactive'}`,
    read: async ({ id }) => (await request(BillingPlansDocument, {})).billingPlans.find((row) => row.id === id),
    create: (input) => request(CreateBillingPlanDocument, { input }),
    update: (input, version, { id }): Promise<unknown> => {
      const is_active: boolean = form.inner.getValues().offered === 'yes';
      return request(UpdateBillingPlanDocument, { id, version, is_active, input });
    },
    done: ['Plan added', 'Plan updated'],
    refreshes: ACCOUNTS,
    onSaved: onClose,
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
          label="Open to new patients"
          allowDeselect={false}
          data={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No (current members stay enrolled)' },
          ]}
        />
      )}
    </FormDialog>
  );
}
