import { SelectField } from '#kit/forms/fields/select-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';

const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

/** Chooses whether the sender is reminded of an unread message after some days. */
export function RemindField<Values extends { remindDays: string } & Record<string, unknown>>({
  form,
}: {
  form: ApiForm<Values>;
}) {
  return (
    <SelectField
      form={form}
      name="remindDays"
      label="If unread"
      allowDeselect={false}
      data={[
        { value: '', label: 'No reminder' },
        ...DAYS.map((days) => ({
          value: String(days),
          label: days === 1 ? 'Remind me after 1 day' : `Remind me after ${days} days`,
        })),
      ]}
    />
  );
}
