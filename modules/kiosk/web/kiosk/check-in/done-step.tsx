import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import type { KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';
import { DueAmounts } from './due-amounts.tsx';

interface DoneStepProps {
  visit: KioskVisit;
  /** The front desk, or an earlier check-in here, was first. */
  wasIn: boolean;
  onDone: () => void;
}

/** The visit number by which the patient is called. */
export function DoneStep({ visit, wasIn, onDone }: DoneStepProps) {
  useLanguage();
  const title = useRef<HTMLHeadingElement | null>(null);
  useEffect(() => title.current?.focus(), []);
  const tickets = visit.appointments.flatMap(({ ticket }) => ticket ?? []);
  return (
    <>
      <PortalTitle ref={title}>{wasIn ? t('You’re already checked in') : t('You’re checked in')}</PortalTitle>
      {tickets.length > 0 && (
        <>
          <p>{t('We’ll call you by this number:')}</p>
          <output className={classes.ticket} aria-label={t('Your number')}>
            {tickets.join(' ')}
          </output>
        </>
      )}
      <p>{t('Please take a seat.')}</p>
      <DueAmounts due={visit.due} />
      <div>
        <Button size="xl" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </>
  );
}
