import { useCallback, useEffect, useRef, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { setLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { PortalFrame } from '#kit/portal/portal-frame.tsx';
import { type KioskCall, kioskCalls, type KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';
import { DoneStep } from './done-step.tsx';
import { IdleGuard } from './idle-guard.tsx';
import { StartForm } from './start-form.tsx';
import { VisitSteps } from './visit-steps.tsx';

const SAVE_MS = 1000;

interface CheckInPageProps {
  clinicName: string;
  /** The device was switched off or paired again. */
  onUnpaired: () => void;
}

/** The check-in tablet: one patient after the other. Nothing of a patient is kept after their turn. */
export function CheckInPage({ clinicName, onUnpaired }: CheckInPageProps) {
  useLanguage();
  const [turn, setTurn] = useState(() => ({ number: 0, call: kioskCalls(), notice: '' }));
  const over = useCallback((notice = ''): void => {
    setTurn(({ number }) => ({ number: number + 1, call: kioskCalls(), notice }));
    // The next patient starts in English, and can switch.
    void setLanguage('en', true);
  }, []);
  useEffect(() => {
    // The browser may keep a page that was left for its back button.
    const leave = (): void => over();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [over]);
  return (
    <PortalFrame title={clinicName}>
      <Turn key={turn.number} call={turn.call} notice={turn.notice} onOver={over} onUnpaired={onUnpaired} />
    </PortalFrame>
  );
}

interface TurnProps {
  call: KioskCall;
  notice: string;
  onOver: (notice?: string) => void;
  onUnpaired: () => void;
}

function Turn({ call, notice, onOver, onUnpaired }: TurnProps) {
  useLanguage();
  const [visit, setVisit] = useState<KioskVisit | null>(null);
  const [done, setDone] = useState<'now' | 'before' | null>(null);
  const isOver = useRef(false);
  const leave = useCallback((): void => {
    isOver.current = true;
    // Forms that close save what was typed last.
    if (visit !== null) setTimeout(() => void call('done', {}).catch(() => undefined), SAVE_MS);
    onOver();
  }, [visit, call, onOver]);
  /** Calls the server; a check-in or pairing that ended returns to the start. */
  const guarded = useCallback<KioskCall>(
    async (path, body) => {
      try {
        return await call(path, body);
      } catch (error) {
        if (isOver.current) throw error;
        if (hasCode(error, 'SIGNED_OUT')) onOver(t('Your time on this device is over. Please start again.'));
        if (hasCode(error, 'NOT_PAIRED')) onUnpaired();
        throw error;
      }
    },
    [call, onOver, onUnpaired],
  );
  const begin = (found: KioskVisit): void => {
    if (found.language === 'es') void setLanguage('es');
    setVisit(found);
    if (found.appointments.every(({ checked_in: isIn }) => isIn)) setDone('before');
  };
  return (
    <div className={classes.kiosk}>
      {visit === null ? (
        <>
          {notice !== '' && <p role="status">{notice}</p>}
          <StartForm call={guarded} onFound={begin} onOver={onOver} />
        </>
      ) : done !== null ? (
        <DoneStep visit={visit} wasIn={done === 'before'} onDone={leave} />
      ) : (
        <VisitSteps
          visit={visit}
          call={guarded}
          onLeave={leave}
          onCheckedIn={({ appointments, due }) => {
            setVisit({ ...visit, appointments, due });
            setDone('now');
          }}
        />
      )}
      <IdleGuard isAway={visit === null} onOver={leave} />
    </div>
  );
}
