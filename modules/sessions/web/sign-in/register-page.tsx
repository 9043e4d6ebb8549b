import { Button, Loader, Text } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { Form } from '#kit/forms/form.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { readQuery } from '#kit/navigation/query.ts';
import { useSession } from '#kit/session/viewer.ts';
import { signIn } from './sign-in-flow.ts';
import { useLink } from '../link.ts';
import classes from '../about/login-page.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import { problemOf } from '../problem-of.ts';
import { PublicCard } from '../about/public-card.tsx';
import {
  RegistryDoctorSignupCreateDocument,
  RegistryTokenVerifyDocument,
  type RegistryTokenVerifyQuery,
} from '../registration.operations.gen.ts';
import { signOut } from '../sign-out.ts';

/** /register: an invited person chooses a password and signs in. */
export function RegisterPage() {
  const viewer = useSession((state) => state.viewer);
  const storedToken = useLink((state) => state.invitation);
  const [token] = useState(() => storedToken ?? takeToken());
  const invited = useApiQuery(
    RegistryTokenVerifyDocument,
    { token: token ?? '' },
    { enabled: token !== null, quiet: true },
  );
  if (viewer !== null)
    return (
      <PublicCard title="You are signed in" detail={viewer.name}>
        <Text mb="md">Invitations are for people without an account here. Sign out to accept it.</Text>
        <Button fullWidth onClick={() => void signOut()} variant="default">
          Sign out
        </Button>
      </PublicCard>
    );
  if (token === null || invited.isError)
    return (
      <PublicCard title="Register" detail="By invitation only">
        <Notice tone={token === null ? 'info' : 'warning'}>
          {token === null
            ? 'To create an account, open the complete link in the email from your clinic’s administrator.'
            : problemOf(invited.error)}
        </Notice>
        <Button component={Link} to="/login" variant="default" fullWidth mt="md">
          Go to the sign-in page
        </Button>
      </PublicCard>
    );
  if (invited.data === undefined)
    return (
      <PublicCard title="Register">
        <Loader size="sm" role="progressbar" aria-label="Loading" />
      </PublicCard>
    );
  return <Register token={token} person={invited.data.registry_token_verify} />;
}

// Removes the token from the URL, so that it stays neither on the screen nor in the history.
function takeToken(): string | null {
  const { token } = readQuery(window.location.hash.slice(1));
  if (!token) return null;
  useLink.setState({ invitation: token });
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

interface RegisterProps {
  token: string;
  person: RegistryTokenVerifyQuery['registry_token_verify'];
}

function Register({ token, person }: RegisterProps) {
  const navigate = useNavigate();
  const form = useApiForm({
    rules: required<{ first_name: string; last_name: string; password: string }>({
      first_name: 'Enter your first name',
      last_name: 'Enter your last name',
      password: 'Choose a password',
    }),
    initialValues: { first_name: person.first_name, last_name: person.last_name, password: '' },
    quiet: true,
    submit: async (values) => {
      const made = await request(RegistryDoctorSignupCreateDocument, { input: { token, ...values } });
      useLink.setState({ invitation: null });
      await signIn(made.registry_doctor_signup_create.username, values.password);
      await navigate({ to: '/login', replace: true });
    },
  });
  return (
    <PublicCard title={`Welcome to ${person.clinic_name}`} detail={`Your username is ${person.email}`}>
      <Form form={form} label="Your account" gap="md">
        <div className={classes.names}>
          <TextField form={form} name="first_name" label="First name" autoComplete="given-name" size="md" />
          <TextField form={form} name="last_name" label="Last name" autoComplete="family-name" size="md" />
        </div>
        <NewPasswordField form={form} name="password" label="Password" size="md" autoFocus />
        <Button type="submit" size="md" loading={form.submitting} fullWidth>
          Accept invitation
        </Button>
      </Form>
    </PublicCard>
  );
}
