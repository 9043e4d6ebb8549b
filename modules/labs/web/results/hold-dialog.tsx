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

/** Withholds a result from the patient portal, with a reason and an end. */
export function HoldDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ until: string; reason: string }>({ until: 'Date is required', reason: 'Reason is required' }),
    initialValues: { until: '', reason: '' },
    submit: async ({ until, reason }) => {
      await request(HoldLabResultDocument, { id, until: instantOf(until, '23:59'), reason });
      toast.success('Withheld from the patient portal');
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Withhold from the patient portal" save="Withhold" size="28rem" onClose={onClose}>
      <DateField form={form} name="until" label="Withhold through" withAsterisk earliest={today()} />
      <TextareaField form={form} name="reason" label="Reason" withAsterisk autosize minRows={2} maxLength={300} />
    </FormDialog>
  );
}
