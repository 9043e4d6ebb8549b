import { t } from '#kit/language/use-language.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { callPortal } from './portal-api.ts';
import classes from './portal.module.css';

/** Requests a new link; the response is the same for everyone. */
export function PortalNewLink({ token }: { token: string }) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setState('sending');
    setProblem(null);
    try {
      await callPortal('new-link', { token });
      setState('sent');
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t('Please try again.'));
      setState('asking');
    }
  };
  if (state === 'sent')
    return (
      <p role="status">
        {t(
          'If you are on record with us, we sent a new link to your email address or mobile number. If it doesn’t arrive, please call us.',
        )}
      </p>
    );
  return (
    <>
      {problem !== null && <p role="alert">{problem}</p>}
      <div className={classes.buttons}>
        <Button size="md" loading={state === 'sending'} onClick={() => void send()}>
          {t('Send me a new link')}
        </Button>
      </div>
    </>
  );
}
