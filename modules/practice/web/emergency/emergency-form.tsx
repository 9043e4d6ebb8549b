import { Button, Text } from '@mantine/core';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { emergencyReason } from '../../rules/index.ts';
import { BeginEmergencyAccessDocument } from '../registration.operations.gen.ts';

/** The form to start emergency access: a reason, and the consequences. */
export function EmergencyForm({ onBegun }: { onBegun: () => void | Promise<void> }) {
  const { mutateAsync: begin } = useApiMutation(BeginEmergencyAccessDocument, { quiet: true });
  const form = useApiForm({
    rules: emergencyReason,
    initialValues: { reason: '' },
    submit: async (checked) => {
      await begin(checked);
      toast.success('Emergency access is on for an hour.');
      await onBegun();
    },
  });
  return (
    <Form form={form} label="Emergency access">
      <Text size="sm">
        For one hour you can see what you need to care for a patient in an emergency. Your administrators are notified
        immediately, and everything you view is marked in the audit log.
      </Text>
      <TextareaField form={form} name="reason" label="Why can’t this wait?" required minRows={3} data-autofocus />
      <Button type="submit" color="red" loading={form.submitting} style={{ alignSelf: 'flex-start' }}>
        Start emergency access
      </Button>
    </Form>
  );
}
