import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { PasswordField } from '#kit/forms/fields/password-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { NewPasswordField } from '../sign-in/new-password-field.tsx';
import { ChangePasswordDocument } from '../registration.operations.gen.ts';

/** The password, with a form to change it. */
export function PasswordPanel({ changed }: { changed: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Panel
      title="Password"
      actions={
        !open && (
          <Button variant="default" size="compact-md" onClick={() => setOpen(true)}>
            Change password
          </Button>
        )
      }
    >
      {open ? (
        <ChangePassword onClose={() => setOpen(false)} />
      ) : (
        <Text size="sm" c="dimmed">
          Last changed {formatInstant(changed)}
        </Text>
      )}
    </Panel>
  );
}

function ChangePassword({ onClose }: { onClose: () => void }) {
  const form = useApiForm({
    rules: required<{ current_password: string; password: string }>({
      current_password: 'Enter your current password',
      password: 'Enter a new password',
    }),
    initialValues: { current_password: '', password: '' },
    quiet: true,
    submit: async (values) => {
      await request(ChangePasswordDocument, values);
      toast.success('Password changed. Your other sessions have ended.');
      refreshQueries('registration', 'MySecurity');
      onClose();
    },
  });
  return (
    <div style={{ maxWidth: '26rem' }}>
      <Form form={form} label="Change password" gap="md">
        <PasswordField
          form={form}
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          autoFocus
        />
        <NewPasswordField form={form} name="password" label="New password" />
        <Group>
          <Button type="submit" loading={form.submitting}>
            Change password
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Form>
    </div>
  );
}
