import { preferLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#kit/api/api-error.ts';
import { BirthDateForm } from '#kit/portal/birth-date-form.tsx';
import { PortalFrame, PortalTitle } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { PortalAccount } from '../portal/portal-account.tsx';
import { callPay } from './call-pay.ts';

/** /pay#token: the page that the code on a statement opens: the account and a card form, after the date of birth. */
export function PayPage() {
  useLanguage();
  const token = useLocation({ select: ({ hash }) => hash });
  const load = useCallback(async () => {
    const link = await callPay<{ clinic_name: string; language: string | null }>('link', { token });
    await preferLanguage(link.language);
    return link;
  }, [token]);
  const clinic = usePortalRead(load);
  const [born, setBorn] = useState<string | null>(null);
  const [closed, setClosed] = useState<ApiError | null>(null);
  const again = (): void => {
    setBorn(null);
    setClosed(null);
    void clinic.refetch();
  };
  const read = closed === null ? clinic : { data: undefined, error: closed, refetch: again };
  return (
    <PortalFrame title={clinic.data?.clinic_name ?? t('Your clinic')}>
      <ReadPortal read={read} lines={5}>
        {() =>
          born === null ? (
            <Door token={token} onIn={setBorn} onClosed={setClosed} />
          ) : (
            <Account token={token} born={born} />
          )
        }
      </ReadPortal>
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
      <PortalTitle>{t('Pay your clinic')}</PortalTitle>
      <p>{t('Enter your date of birth to see your balance and pay by card.')}</p>
      <BirthDateForm
        label={t('Continue')}
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
      <PortalTitle ref={shown}>{t('Pay your clinic')}</PortalTitle>
      <PortalAccount call={call} always />
    </>
  );
}
