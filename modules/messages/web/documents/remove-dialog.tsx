import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type PatientDocumentRowFragment, RemovePatientDocumentDocument } from '../message.operations.gen.ts';

const rules = required<{ reason: string }>({ reason: 'Please say why' });

/** Takes a document out of a chart that it does not belong into, with the reason. */
export function RemoveDialog({ document, onClose }: { document: PatientDocumentRowFragment; onClose: () => void }) {
  const form = useApiForm({
    rules,
    initialValues: { reason: '' },
    quiet: true,
    submit: async ({ reason }) => {
      await request(RemovePatientDocumentDocument, { id: document.id, reason });
      toast.success('Document removed');
      refreshQueries('message', 'PatientDocuments');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Remove ${document.title}?`} save="Remove" danger size="28rem" onClose={onClose}>
      <TextareaField
        form={form}
        name="reason"
        label="Why"
        description="It stays on record with the reason; it is no longer shown."
        withAsterisk
        rows={3}
        maxLength={500}
      />
    </FormDialog>
  );
}
