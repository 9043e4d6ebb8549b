import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { noteTextForms } from '../../rules/index.ts';

interface ReasonDialogProps {
  title: string;
  /** What the button says. */
  save: string;
  draftKey: string;
  onSave: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why something is taken back; the reason stays in the record. */
export function ReasonDialog({ title, save, draftKey, onSave, onClose }: ReasonDialogProps) {
  const form = useApiForm<{ reason: string }, { reason: string }>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: noteTextForms().reason['~standard'].validate } },
    initialValues: { reason: '' },
    draftKey,
    submit: async ({ reason }) => {
      await onSave(reason);
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} save={save} danger size="30rem" onClose={onClose}>
      <TextareaField form={form} name="reason" label="Reason" withAsterisk autosize minRows={3} maxLength={500} />
    </FormDialog>
  );
}
