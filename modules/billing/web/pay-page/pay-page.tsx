import { Button, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { SalusMark } from '#kit/page/salus-mark.tsx';
import { PortalAccount } from '../portal/portal-account.tsx';
import { callPay } from './call-pay.ts';
import classes from './pay-page.module.css';

type Place = { at: 'starting' } | { at: 'door' } | { at: 'account'; born: string } | { at: 'closed'; why: string };

/** /pay#token: what the code on a statement leads to: the account and a card form, behind the date of birth. */
export function PayPage() {
  const token = useLocation({ select: ({ hash }) => hash });
  const [clinic, setClinic] = useState('Your clinic');
  const [place, setPlace] = useState<Place>({ at: 'starting' });
  const failed = useCallback(
    (error: unknown): void =>
      setPlace({
        at: 'closed',
        why: error instanceof ApiError ? error.message : 'Something went wrong. Please try again.',
      }),
    [],
  );
  const start = useCallback((): void => {
    setPlace({ at: 'starting' });
    callPay<{ clinic_name: string }>('link', { token }).then(({ clinic_name: name }) => {
      setClinic(name);
      setPlace({ at: 'door' });
    }, failed);
  }, [token, failed]);
  useEffect(start, [start]);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <SalusMark size={28} />
        <span className={classes.clinic}>{clinic}</span>
      </header>
      <main id="main" className={classes.main}>
        {place.at === 'starting' && <LinesSkeleton lines={5} />}
        {place.at === 'door' && (
          <Door token={token} onIn={(born) => setPlace({ at: 'account', born })} onClosed={failed} />
        )}
        {place.at === 'account' && <Account token={token} born={place.born} />}
        {place.at === 'closed' && (
          <>
            <Title order={1} className={classes.title} tabIndex={-1} data-page-title>
              This did not work
            </Title>
            <p role="alert">{place.why}</p>
            <Button size="md" variant="default" onClick={start}>
              Try again
            </Button>
          </>
        )}
      </main>
    </div>
  );
}

type Born = { date_of_birth: string };

interface DoorProps {
  token: string;
  onIn: (born: string) => void;
  onClosed: (error: ApiError) => void;
}

function Door({ token, onIn, onClosed }: DoorProps) {
  const form = useApiForm<Born, Born>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Born) } },
    initialValues: { date_of_birth: '' },
    quiet: true,
    submit: async ({ date_of_birth }) => {
      try {
        await callPay('billing.account', { token, date_of_birth });
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('LINK_')) return onClosed(error);
        throw error;
      }
      onIn(date_of_birth);
    },
  });
  return (
    <>
      <Title order={1} className={classes.title} tabIndex={-1} data-page-title>
        Pay your clinic
      </Title>
      <p>Please enter your date of birth to see what is open and pay it by card.</p>
      <div className={classes.form}>
        <Form form={form} label="Come in">
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
    </>
  );
}

function Account({ token, born }: { token: string; born: string }) {
  const shown = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => shown.current?.focus(), []);
  const call = useCallback(
    <Result,>(operation: string, input: object = {}): Promise<Result> =>
      callPay<Result>(operation, { ...input, again: true, token, date_of_birth: born }),
    [token, born],
  );
  return (
    <>
      <Title order={1} className={classes.title} tabIndex={-1} ref={shown}>
        Pay your clinic
      </Title>
      <PortalAccount call={call} always />
    </>
  );
}

function check(typed: Born) {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed.date_of_birth)
    ? { value: typed }
    : { issues: [{ path: ['date_of_birth'], message: 'Please enter it as MM/DD/YYYY' }] };
}
