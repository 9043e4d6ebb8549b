import { Anchor, Button, Loader, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useAbout } from '../about/about.ts';
import { forgetLink, useLink } from '../link.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { PublicCard } from '../about/public-card.tsx';
import { problemOf } from '../problem-of.ts';
import {
  PasswordLinkVerifyDocument,
  type PasswordLinkVerifyQuery,
  ResetPasswordDocument,
  SendResetPasswordLinkDocument,
} from '../registration.operations.gen.ts';
import { signIn } from './sign-in-flow.ts';

/** /reset: with an emailed link a form for the new password, without one a form for the email address. */
export function ResetPage() {
  const link = useLink((state) => state.reset);
  const [done, setDone] = useState(false);
  if (done)
    return (
      <PublicCard title="Password changed" detail="All open sessions have ended">
        <Button component={Link} to="/login" fullWidth size="md">
          Sign in
        </Button>
      </PublicCard>
    );
  return link === null ? <AskForLink /> : <OpenedLink {...link} onDone={() => setDone(true)} />;
}

function AskForLink() {
  const about = useAbout();
  const navigate = useNavigate();
  const form = useApiForm({
    rules: required<{ email: string }>({ email: 'Enter your email address' }),
    initialValues: { email: '' },
    quiet: true,
    submit: async ({ email }) => {
      await request(SendResetPasswordLinkDocument, { email });
      useLink.setState({ mailedTo: email.trim() });
      await navigate({ to: '/checkemail' });
    },
  });
  if (about?.mail === false)
    return (
      <PublicCard title="Forgot your password?">
        <Stack gap="md">
          <Notice tone="warning">
            This installation has no mail server, so it can’t send you a link. Ask an administrator of your clinic for a
            password link.
          </Notice>
          <Button component={Link} to="/login" variant="default">
            Back to sign in
          </Button>
        </Stack>
      </PublicCard>
    );
  return (
    <PublicCard title="Forgot your password?" detail="We’ll email you a link to choose a new one">
      <Form form={form} label="New password" gap="md">
        <TextField
          form={form}
          name="email"
          label="Username or email address"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="email"
          autoFocus
          size="md"
        />
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          Send the link
        </Button>
        <Anchor component={Link} to="/login" size="sm" ta="center">
          Back to sign in
        </Anchor>
      </Form>
    </PublicCard>
  );
}

interface OpenedLinkProps {
  code: string;
  token: string;
  onDone: () => void;
}

function OpenedLink({ code, token, onDone }: OpenedLinkProps) {
  const read = useApiQuery(PasswordLinkVerifyDocument, { code, token }, { quiet: true });
  if (read.isError)
    return (
      <PublicCard title="Choose a new password">
        <Notice tone="warning">{problemOf(read.error)}</Notice>
        <Button variant="default" fullWidth mt="md" onClick={forgetLink}>
          Request a new link
        </Button>
      </PublicCard>
    );
  if (read.data === undefined)
    return (
      <PublicCard title="Choose a password">
        <Loader size="sm" role="progressbar" aria-label="Loading" />
      </PublicCard>
    );
  return <NewPassword code={code} token={token} account={read.data.password_link_verify} onDone={onDone} />;
}

type Account = PasswordLinkVerifyQuery['password_link_verify'];

/** A new member completes their account and is signed in; a returning one changes the password. */
function NewPassword({ code, token, account, onDone }: OpenedLinkProps & { account: Account }) {
  const navigate = useNavigate();
  const { name, username, clinic_name: clinic, is_first: isFirst } = account;
  const form = useApiForm({
    rules: required<{ password: string }>({ password: isFirst ? 'Choose a password' : 'Enter a new password' }),
    initialValues: { password: '' },
    quiet: true,
    submit: async ({ password }) => {
      await request(ResetPasswordDocument, { code, token, password });
      if (isFirst) {
        await signIn(username, password);
        await navigate({ to: '/login', replace: true });
      } else onDone();
      forgetLink();
    },
  });
  return (
    <PublicCard
      title={isFirst ? `Welcome to ${clinic}` : 'Choose a new password'}
      detail={
        isFirst ? `${name}, your username is ${username}` : `${username} at ${clinic}. All open sessions will end.`
      }
    >
      <Form form={form} label={isFirst ? 'Your account' : 'New password'} gap="md">
        <NewPasswordField
          form={form}
          name="password"
          label={isFirst ? 'Password' : 'New password'}
          autoFocus
          size="md"
        />
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          {isFirst ? 'Set password and sign in' : 'Save password'}
        </Button>
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            The link works once, for {timeLeft(account.expires_time)}.
          </Text>
          {!isFirst && (
            <Anchor component="button" type="button" size="sm" ta="start" onClick={forgetLink}>
              Request a new link
            </Anchor>
          )}
        </Stack>
      </Form>
    </PublicCard>
  );
}

function timeLeft(expires: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(expires) - Date.now()) / 60_000));
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}

/** /checkemail: asks the user to check their email, with a way to send it again. */
export function CheckEmailPage() {
  const mailedTo = useLink((state) => state.mailedTo);
  const [notice, setNotice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const again = (): void => {
    if (mailedTo === null) return;
    setBusy(true);
    request(SendResetPasswordLinkDocument, { email: mailedTo })
      .then(() => setNotice('If the address is on file, another link was sent.'))
      .catch((error: unknown) => setNotice(error instanceof Error ? error.message : 'The link could not be sent.'))
      .finally(() => setBusy(false));
  };
  return (
    <PublicCard title="Check your email" detail="A link to choose a new password">
      <Stack gap="md">
        <Text>
          {mailedTo === null
            ? 'If you requested a link, it is in your inbox.'
            : 'If there is an account for what you entered, a link was sent to its email address.'}{' '}
          It works once, for 30 minutes. Check your spam folder too.
        </Text>
        {notice !== null && <Notice>{notice}</Notice>}
        {mailedTo === null ? (
          <Button component={Link} to="/reset" variant="default">
            Ask for a link
          </Button>
        ) : (
          <Button variant="default" onClick={again} loading={busy}>
            Send it again
          </Button>
        )}
        <Anchor component={Link} to="/login" size="sm" ta="center">
          Back to sign in
        </Anchor>
      </Stack>
    </PublicCard>
  );
}
