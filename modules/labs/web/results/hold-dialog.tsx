import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { instantOf } from '#kit/formats/time.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { HoldLabResultDocument } from '../lab.operations.gen.ts';

/** Holds a result back from the patient's page, with a reason and an end. */
export function HoldDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ until: string; reason: string }>({ until: 'A day is required', reason: 'A reason is required' }),
    initialValues: { until: '', reason: '' },
    submit: async ({ until, reason }) => {
      await request(HoldLabResultDocument, { id, until: instantOf(until, '23:59'), reason });
      toast.success('Held back from the patient’s page');
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Hold back from the patient’s page" save="Hold back" size="28rem" onClose={onClose}>
      <DateField form={form} name="until" label="Until the end of" withAsterisk earliest={today()} />
      <TextareaField form={form} name="reason" label="Why?" withAsterisk autosize minRows={2} maxLength={300} />
    </FormDialog>
  );
}
