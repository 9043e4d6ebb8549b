/** How something is doing; ordered from good to bad. */
export type HealthState = 'ok' | 'warning' | 'problem';

/** One row of the health page: what was looked at, how it is, and what to do if it is not in order. */
export interface HealthRow {
  /** `jobs`, `deliveries.email`. */
  id: string;
  title: string;
  state: HealthState;
  /** What was found, in one sentence. */
  detail: string;
  /** What to do; null if it is in order. */
  advice: string | null;
  /** The page where it can be set right, and the right to it. */
  page: { path: string; rule: string } | null;
}

const MINUTE_MS = 60_000;

/** Returns a length of time in words: `under a minute`, `12 minutes`, `3 hours`, `2 days`. */
export function spanOf(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  if (minutes < 1) return 'under a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  return minutes < 2880 ? counted(Math.floor(minutes / 60), 'hour') : counted(Math.floor(minutes / 1440), 'day');
}

/** Returns how far something lags: `0.4 seconds`, `12 minutes`. */
export const lagOf = (ms: number): string => (ms < MINUTE_MS ? `${(ms / 1000).toFixed(1)} seconds` : spanOf(ms));

/** Returns a number with its noun: `1 job`, `3 jobs`. */
export const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** Returns the state of a wait: fine up to `warning` minutes, and a problem from `problem` minutes on. */
export function stateOfWait(ms: number, minutes: { warning: number; problem: number }): HealthState {
  if (ms >= minutes.problem * MINUTE_MS) return 'problem';
  return ms >= minutes.warning * MINUTE_MS ? 'warning' : 'ok';
}
