import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatTime } from '#kit/formats/instant.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import type { CheckedIn, KioskCall, KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';
import { DueAmounts } from './due-amounts.tsx';

interface FinishStepProps {
  visit: KioskVisit;
  call: KioskCall;
  onCheckedIn: (checkedIn: CheckedIn) => void;
}

/** The appointments and what is due; then the check-in. */
export function FinishStep({ visit, call, onCheckedIn }: FinishStepProps) {
  useLanguage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const checkIn = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      onCheckedIn(await call<CheckedIn>('check-in', {}));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : t('Please try again.'));
      setBusy(false);
    }
  };
  return (
    <>
      <PortalTitle>{t('Your visit today')}</PortalTitle>
      <dl className={classes.facts}>
        {visit.appointments.map(({ start, type, with: doctors }) => (
          <Appointment
            key={start}
            time={formatTime(start)}
            text={[type, doctors.join(', ')].filter(Boolean).join(' · ')}
          />
        ))}
      </dl>
      <DueAmounts due={visit.due} />
      {problem !== null && (
        <p role="alert" className={classes.problem}>
          {problem}
        </p>
      )}
      <div>
        <Button size="xl" loading={busy} onClick={() => void checkIn()}>
          {t('Check in')}
        </Button>
      </div>
    </>
  );
}

function Appointment({ time, text }: { time: string; text: string }) {
  return (
    <>
      <dt>{time}</dt>
      <dd>{text}</dd>
    </>
  );
}
