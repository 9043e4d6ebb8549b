import { request as call } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type CoverageRequestFieldsFragment, DeclineCoverageRequestDocument } from '../eligibility.operations.gen.ts';

interface DeclineRequestProps {
  request: CoverageRequestFieldsFragment;
  onClose: () => void;
  onDone: () => void;
}

/** Declines what a patient sent of their insurance; they read the reason on their own page. */
export function DeclineRequest({ request, onClose, onDone }: DeclineRequestProps) {
  const form = useApiForm<{ reason: string }, { reason: string }>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (value) => {
          const typed = value as { reason: string };
          return typed.reason.trim() === ''
            ? { issues: [{ message: 'Please say why; the patient reads it', path: ['reason'] }] }
            : { value: typed };
        },
      },
    },
    initialValues: { reason: '' },
    submit: async ({ reason }) => {
      await call(DeclineCoverageRequestDocument, { id: request.id, version: request.version, reason });
      toast.success('Declined');
      refreshQueries('eligibility');
      onDone();
    },
  });
  return (
    <FormDialog form={form} title="Decline" save="Decline" danger onClose={onClose}>
      <TextareaField
        form={form}
        name="reason"
        label="Reason"
        description="The patient reads it on their own page."
        autosize
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
    </FormDialog>
  );
}
