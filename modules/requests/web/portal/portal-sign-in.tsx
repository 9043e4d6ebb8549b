import { Button } from '@mantine/core';
import { ApiError } from '#kit/api/api-error.ts';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { callPortal } from './portal-api.ts';
import { PortalTitle } from './portal-frame.tsx';
import classes from './portal.module.css';

interface PortalSignInProps {
  token: string;
  onSignedIn: () => Promise<void>;
  onClosed: (why: string) => void;
}

type Born = { date_of_birth: string };
const FINAL = ['LINK_USED', 'LINK_LOCKED', 'LINK_EXPIRED', 'LINK_UNKNOWN', 'LINK_CLOSED'];

/** Asks for the date of birth: the link alone opens nothing. */
export function PortalSignIn({ token, onSignedIn, onClosed }: PortalSignInProps) {
  const form = useApiForm<Born, Born>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Born) } },
    initialValues: { date_of_birth: '' },
    quiet: true,
    submit: async ({ date_of_birth }) => {
      try {
        await callPortal('sign-in', { token, date_of_birth });
      } catch (error) {
        if (error instanceof ApiError && FINAL.includes(error.code)) return onClosed(error.message);
        throw error;
      }
      await onSignedIn();
    },
  });
  return (
    <>
      <PortalTitle>Welcome</PortalTitle>
      <p>To see what we have on record for you, and to send us a request, please enter your date of birth.</p>
      <div className={classes.form}>
        <Form form={form} label="Sign in">
          <DateField
            form={form}
            name="date_of_birth"
            label="Date of birth"
            size="md"
            autoComplete="bday"
            withAsterisk
            data-autofocus
          />
          <Button type="submit" size="md" loading={form.submitting}>
            Continue
          </Button>
        </Form>
      </div>
      <p className={classes.quiet}>
        You stay signed in for 15 minutes after what you did last. Is this not your own phone? Sign out when you are
        done.
      </p>
    </>
  );
}

function check(typed: Born) {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed.date_of_birth)
    ? { value: typed }
    : { issues: [{ path: ['date_of_birth'], message: 'Please enter it as MM/DD/YYYY' }] };
}
