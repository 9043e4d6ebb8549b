import { Text } from '@mantine/core';
import { FormDialog } from './form-dialog.tsx';
import { required } from './form-rules.ts';
import { TextareaField } from './fields/textarea-field.tsx';
import { useApiForm } from './use-api-form.ts';

interface ReasonDialogProps {
  /** The action and its object: "Void invoice 1042". */
  title: string;
  /** The consequence, in one sentence. */
  description?: string;
  /** The label of the field. */
  label?: string;
  /** The verb on the button. */
  confirm: string;
  /** False if the action can be undone: the button is not red. */
  danger?: boolean;
  maxLength?: number;
  /** Saves the input as a draft under this key. */
  draft?: string;
  /** Rejects with the server's error; the dialog closes on success. */
  onReason: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a required reason that goes on record. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, label = 'Reason', confirm, danger = true, maxLength = 300, onReason, onClose } = props;
  const form = useApiForm({
    rules: required<{ reason: string }>({ reason: 'Reason is required' }),
    initialValues: { reason: '' },
    draftKey: props.draft,
    submit: async ({ reason }) => {
      await onReason(reason.trim());
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={title} save={confirm} danger={danger} size="28rem" onClose={onClose}>
      {description !== undefined && <Text size="sm">{description}</Text>}
      <TextareaField form={form} name="reason" label={label} withAsterisk autosize minRows={3} maxLength={maxLength} />
    </FormDialog>
  );
}
