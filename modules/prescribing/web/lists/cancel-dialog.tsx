import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { CancelPrescriptionDocument, type RxFieldsFragment } from '../prescription.operations.gen.ts';
import { toastAnswer } from '../words.ts';

/** Asks the pharmacy to stop a prescription; a pharmacy that can't be told this way has to be called. */
export function CancelDialog({ row, onClose }: { row: RxFieldsFragment; onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ reason: string }>({ reason: 'A reason is required' }),
    initialValues: { reason: '' },
    submit: async ({ reason }) => {
      const { cancelPrescription: sent } = await request(CancelPrescriptionDocument, { id: row.id, reason });
      toastAnswer(sent);
      refreshQueries('prescription');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={`Cancel ${row.content.drug_description}`}
      save="Cancel the prescription"
      danger
      size="28rem"
      onClose={onClose}
    >
      <TextareaField form={form} name="reason" label="Why?" withAsterisk autosize minRows={2} maxLength={300} />
    </FormDialog>
  );
}
