import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { t, useLanguage } from '#kit/language/use-language.ts';
import type { CheckedIn, KioskCall, KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';
import { ContactStep } from './contact-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { FormsStep } from './forms-step.tsx';
import { InsuranceStep } from './insurance-step.tsx';

interface VisitStepsProps {
  visit: KioskVisit;
  call: KioskCall;
  onLeave: () => void;
  onCheckedIn: (checkedIn: CheckedIn) => void;
}

const STEPS = ['contact', 'insurance', 'forms', 'finish'] as const;

/** The steps of a check-in. Each keeps what was typed until it was saved. */
export function VisitSteps({ visit, call, onLeave, onCheckedIn }: VisitStepsProps) {
  useLanguage();
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement | null>(null);
  const next = (): void => setAt(at + 1);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    box.current?.querySelector<HTMLElement>('[data-page-title]')?.focus();
  }, [at]);
  const step = STEPS[at]!;
  return (
    <div ref={box} className={classes.kiosk}>
      <p className={classes.quiet}>
        {t('Hello, {name}', { name: visit.first_name })} ·{' '}
        {t('Step {number} of {count}', { number: String(at + 1), count: String(STEPS.length) })}
      </p>
      {step === 'contact' && <ContactStep visit={visit} call={call} onNext={next} />}
      {step === 'insurance' && <InsuranceStep visit={visit} call={call} onNext={next} />}
      {step === 'forms' && <FormsStep call={call} onNext={next} />}
      {step === 'finish' && <FinishStep visit={visit} call={call} onCheckedIn={onCheckedIn} />}
      <div>
        <Button variant="subtle" size="lg" onClick={onLeave}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
