import { Button, Modal } from '@mantine/core';
import { create } from 'zustand';
import { hasCode } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { PasswordField } from '#kit/forms/fields/password-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { ConfirmPasswordDocument } from '../registration.operations.gen.ts';

const usePasswordQuestion = create<{ answer: ((proved: boolean) => void) | null }>(() => ({ answer: null }));

/**
 * Changes a security setting; if the server requires a confirmation of identity, asks for the password and retries.
 * Returns null if the user cancels.
 */
export async function withPassword<Result>(act: () => Promise<Result>): Promise<Result | null> {
  try {
    return await act();
  } catch (error) {
    if (!hasCode(error, 'CONFIRM_PASSWORD')) throw error;
    const proved = await new Promise<boolean>((answer) => usePasswordQuestion.setState({ answer }));
    usePasswordQuestion.setState({ answer: null });
    return proved ? act() : null;
  }
}

/** The dialog of `withPassword`; a page that uses it renders the dialog once. */
export function PasswordDialog() {
  const answer = usePasswordQuestion((state) => state.answer);
  return (
    <Modal opened={answer !== null} onClose={() => answer?.(false)} title="Confirm it’s you" size="24rem">
      {answer !== null && <AskPassword onProved={() => answer(true)} />}
    </Modal>
  );
}

function AskPassword({ onProved }: { onProved: () => void }) {
  const form = useApiForm({
    rules: required<{ password: string }>({ password: 'Enter your password' }),
    initialValues: { password: '' },
    quiet: true,
    submit: async ({ password }) => {
      await request(ConfirmPasswordDocument, { password });
      onProved();
    },
  });
  return (
    <Form form={form} label="Your password" gap="md">
      <PasswordField
        form={form}
        name="password"
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        autoFocus
      />
      <Button type="submit" loading={form.submitting}>
        Continue
      </Button>
    </Form>
  );
}
