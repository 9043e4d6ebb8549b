import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { requestRest } from '#kit/api/request.ts';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { PasswordField } from '#kit/forms/password-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { signIn } from './sign-in.ts';

/** What the server tells anybody about itself; `demo` only while the demo clinic is the only one. */
export interface About {
  product: string;
  version: string;
  demo: { password: string; accounts: { username: string; label: string }[] } | null;
  /** Whether what the demo clinic sends can be read at /sandbox/outbox. */
  sandbox: boolean;
}

const rules = required<{ username: string; password: string }>({
  username: 'Enter your user name',
  password: 'Enter your password',
});

interface SignInFormProps {
  /** Given where the page knows who must sign in again. */
  username?: string;
  /** Offers the demo clinic's accounts, where there are some. */
  showDemo?: boolean;
}

/** User name and password. Whoever shows it sees in the session when it has worked. */
export function SignInForm({ username = '', showDemo = false }: SignInFormProps) {
  const about = useQuery({
    queryKey: ['about'],
    queryFn: () => requestRest<About>('/api/about'),
    staleTime: Infinity,
    enabled: showDemo,
    meta: { quiet: true },
  });
  const form = useApiForm({
    rules,
    initialValues: { username, password: '' },
    quiet: true,
    submit: async ({ username: name, password }) => {
      await signIn(name, password);
    },
  });
  const demo = about.data?.demo ?? null;
  return (
    <>
      <Form form={form} label="Sign in" gap="md">
        <TextField
          form={form}
          name="username"
          label="User name"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          inputMode="email"
          data-autofocus={username === '' || undefined}
          autoFocus={username === ''}
          size="md"
        />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="current-password"
          data-autofocus={username !== '' || undefined}
          autoFocus={username !== ''}
          size="md"
        />
        <Button type="submit" size="md" loading={form.submitting} mt={4} fullWidth>
          Sign in
        </Button>
      </Form>
      {demo !== null && (
        <DemoAccounts
          accounts={demo.accounts}
          outbox={about.data?.sandbox === true}
          onChoose={(name) => form.setValues({ username: name, password: demo.password })}
        />
      )}
    </>
  );
}
