import { useEffect, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { formatTime } from '#kit/formats/instant.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import classes from './display.module.css';
import { kioskCalls } from './kiosk-calls.ts';

interface Call {
  ticket: string;
  room: string;
}

const EVERY_MS = 4000;
// Numbers that could not be read again for so long may be wrong.
const STALE_MS = 120_000;

/** The waiting-room display: a clock, and which number goes to which room. No names. */
export function DisplayPage({ onUnpaired }: { onUnpaired: () => void }) {
  useLanguage();
  const calls = useCalls(onUnpaired);
  const now = useClock();
  return (
    <main id="main" className={classes.display}>
      <h1 className={classes.clock} data-page-title>
        <time>{formatTime(now.toISOString())}</time>
      </h1>
      <ul className={classes.calls} aria-live="polite" aria-label={t('Called numbers')}>
        {calls.map(({ ticket, room }) => (
          <li key={ticket}>
            <strong>{ticket}</strong>
            <span aria-hidden="true">→</span>
            <span className={classes.room}>{room}</span>
          </li>
        ))}
      </ul>
    </main>
  );
}

function useClock(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Reads the called numbers every few seconds; a lost connection is tried again silently. */
function useCalls(onUnpaired: () => void): readonly Call[] {
  const [calls, setCalls] = useState<readonly Call[]>([]);
  useEffect(() => {
    const call = kioskCalls();
    let timer: ReturnType<typeof setTimeout>;
    let isOpen = true;
    let readAt = Date.now();
    const read = async (): Promise<void> => {
      try {
        const { calls: fresh } = await call<{ calls: Call[] }>('display');
        readAt = Date.now();
        if (isOpen) setCalls(fresh);
      } catch (error) {
        if (hasCode(error, 'NOT_PAIRED') && isOpen) return onUnpaired();
        if (isOpen && Date.now() - readAt > STALE_MS) setCalls([]);
      }
      if (isOpen) timer = setTimeout(() => void read(), EVERY_MS);
    };
    void read();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, [onUnpaired]);
  return calls;
}
