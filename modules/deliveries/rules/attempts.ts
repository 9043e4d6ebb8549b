const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// After the first failure it may be a blink; after the last one somebody has to look anyway.
const PAUSES = [15 * SECOND, MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];

/** How often a delivery is tried in all: for about sixteen hours. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/** In milliseconds: after that a claim is of a process that died, for no hand-over takes as long. */
export const CLAIM_LASTS = 5 * MINUTE;

/** In milliseconds: how long the words are kept once nothing more will happen to them, by state. */
export const CONTENT_LIFETIME = { sent: 7 * DAY, cancelled: DAY, failed: 30 * DAY, review: 30 * DAY } as const;

/** When a delivery that has been tried `attempts` times in vain is tried again; null for no more. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
