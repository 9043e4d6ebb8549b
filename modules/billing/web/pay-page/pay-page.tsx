import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { LinesSkeleton } from '#kit/feedback/skeletons.tsx';
import { BirthDateForm } from '#kit/portal/birth-date-form.tsx';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { PortalAccount } from '../portal/portal-account.tsx';
import { callPay } from './call-pay.ts';

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
    <PortalFrame title={clinic}>
      {place.at === 'starting' && <LinesSkeleton lines={5} />}
      {place.at === 'door' && (
        <Door token={token} onIn={(born) => setPlace({ at: 'account', born })} onClosed={failed} />
      )}
      {place.at === 'account' && <Account token={token} born={place.born} />}
      {place.at === 'closed' && (
        <>
          <PortalTitle>This did not work</PortalTitle>
          <p role="alert">{place.why}</p>
          <Button size="md" variant="default" onClick={start}>
            Try again
          </Button>
        </>
      )}
    </PortalFrame>
  );
}

interface DoorProps {
  token: string;
  onIn: (born: string) => void;
  onClosed: (error: ApiError) => void;
}

function Door({ token, onIn, onClosed }: DoorProps) {
  return (
    <>
      <PortalTitle>Pay your clinic</PortalTitle>
      <p>Please enter your date of birth to see what is open and pay it by card.</p>
      <BirthDateForm
        label="Come in"
        comeIn={(date_of_birth) => callPay('billing.account', { token, date_of_birth })}
        onIn={onIn}
        onClosed={onClosed}
      />
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
      <PortalTitle ref={shown}>Pay your clinic</PortalTitle>
      <PortalAccount call={call} always />
    </>
  );
}
