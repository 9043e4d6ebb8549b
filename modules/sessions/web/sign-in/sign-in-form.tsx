import '@mantine/core/styles/Divider.layer.css';
import { Anchor, Button, Divider } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { PasswordField } from '#kit/forms/fields/password-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useAbout } from '../about/about.ts';
import { offersPasskeys, signIn, signInWithPasskey } from './sign-in-flow.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { problemOf } from '../problem-of.ts';

const rules = required<{ username: string; password: string }>({
  username: 'Enter your username',
  password: 'Enter your password',
});

interface SignInFormProps {
  /** Set if the page knows who must sign in again. */
  username?: string;
  /** Offers the demo clinic's accounts, if there are any. */
  showDemo?: boolean;
}

/** The form for username and password. The session state shows when it has succeeded. */
export function SignInForm({ username = '', showDemo = false }: SignInFormProps) {
  const about = useAbout(showDemo);
  const form = useApiForm({
    rules,
    initialValues: { username, password: '' },
    quiet: true,
    submit: ({ username: name, password }) => signIn(name, password),
  });
  // Information about the demo is available without a request.
  const demo = showDemo ? (about?.demo ?? null) : null;
  return (
    <>
      <Form form={form} label="Sign in" gap="md">
        <TextField
          form={form}
          name="username"
          label="Username"
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
        {showDemo && (
          <Anchor component={Link} to="/reset" size="sm" ta="center">
            Forgot your password?
          </Anchor>
        )}
      </Form>
      {offersPasskeys() && <PasskeyButton />}
      {demo !== null && (
        <DemoAccounts
          accounts={demo.accounts}
          outbox={about?.sandbox === true}
          onChoose={(name) => form.setValues({ username: name, password: demo.password })}
        />
      )}
    </>
  );
}

function PasskeyButton() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const use = (): void => {
    setBusy(true);
    setProblem(null);
    signInWithPasskey(null, false)
      .catch((error: unknown) => setProblem(problemOf(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Divider label="or" my="md" />
      {problem !== null && <Notice tone="warning">{problem}</Notice>}
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconFingerprint size={18} />}
        loading={busy}
        onClick={use}
        mt={problem === null ? 0 : 'sm'}
      >
        Sign in with a passkey
      </Button>
    </>
  );
}
