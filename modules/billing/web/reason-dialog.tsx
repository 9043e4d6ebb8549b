import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';

interface ReasonDialogProps {
  title: string;
  label: string;
  confirm: string;
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why; nothing is done without a reason, and it stays on record. */
export function ReasonDialog({ title, label, confirm, onReason, onClose }: ReasonDialogProps) {
  const form = useApiForm({
    rules: required<{ reason: string }>({ reason: 'A reason is required' }),
    initialValues: { reason: '' },
    submit: async ({ reason }) => {
      await onReason(reason);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} save={confirm} danger size="28rem" onClose={onClose}>
      <TextareaField form={form} name="reason" label={label} withAsterisk autosize minRows={2} maxLength={300} />
    </FormDialog>
  );
}
