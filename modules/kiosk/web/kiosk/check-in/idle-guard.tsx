import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t, useLanguage } from '#kit/language/use-language.ts';
import classes from '../kiosk.module.css';

/** After so many seconds without a touch, the page starts over. */
const IDLE_SECONDS = 60;
/** So many seconds before, it asks whether the patient is still there. */
const ASK_SECONDS = 15;
// The camera hides the page; a page that was hidden for longer was left.
const HIDDEN_MS = 180_000;

/** Starts over when nobody touches the screen. With `isAway`, typed text is cleared without asking. */
export function IdleGuard({ isAway, onOver }: { isAway: boolean; onOver: () => void }) {
  useLanguage();
  const left = useSecondsLeft(onOver);
  if (isAway || left > ASK_SECONDS) return null;
  return (
    <div className={classes.idle} role="alertdialog" aria-modal="true" aria-label={t('Are you still there?')}>
      <div className={classes.ask}>
        <h2>{t('Are you still there?')}</h2>
        <p>{t('Starting over in {seconds} seconds.', { seconds: String(left) })}</p>
        <Button size="xl" autoFocus>
          {t('I’m still here')}
        </Button>
      </div>
    </div>
  );
}

function useSecondsLeft(onOver: () => void): number {
  const [left, setLeft] = useState(IDLE_SECONDS);
  useEffect(() => {
    let touchedAt = Date.now();
    let hiddenAt: number | null = null;
    const touched = (): void => {
      touchedAt = Date.now();
      setLeft(IDLE_SECONDS);
    };
    const seen = (): void => {
      if (document.visibilityState === 'hidden') hiddenAt = Date.now();
      else if (hiddenAt !== null && Date.now() - hiddenAt > HIDDEN_MS) onOver();
      else touched();
    };
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return;
      const rest = IDLE_SECONDS - Math.floor((Date.now() - touchedAt) / 1000);
      if (rest > 0) return setLeft(rest);
      touched();
      onOver();
    }, 1000);
    for (const kind of ['pointerdown', 'keydown', 'input', 'click'])
      document.addEventListener(kind, touched, { capture: true });
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      for (const kind of ['pointerdown', 'keydown', 'input', 'click'])
        document.removeEventListener(kind, touched, { capture: true });
      document.removeEventListener('visibilitychange', seen);
    };
  }, [onOver]);
  return left;
}
