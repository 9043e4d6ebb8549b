import { useEffect, useState } from 'react';
import { clinicClock } from './clinic-clock.ts';

/** Returns the clinic's current wall-clock time, YYYY-MM-DD HH:mm:00, updated every minute. */
export function useNow(): string {
  const [now, setNow] = useState(minute);
  useEffect(() => {
    const timer = setInterval(() => setNow(minute()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function minute(): string {
  return `${clinicClock(new Date()).slice(0, 16)}:00`;
}
