const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// The first failure may be momentary; after the last one a manual review is needed anyway.
const PAUSES = [15 * SECOND, MINUTE, 3 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR];

/** Maximum number of attempts, over about sixteen hours. */
export const MOST_ATTEMPTS = PAUSES.length + 1;

/** In milliseconds: an older claim was abandoned by a crashed process, since no attempt takes as long. */
export const CLAIM_LASTS = 5 * MINUTE;

/** In milliseconds: how long the content is stored after the final state, by state. */
export const CONTENT_LIFETIME = { sent: 7 * DAY, cancelled: DAY, failed: 30 * DAY, review: 30 * DAY } as const;

/** Returns when a delivery is retried after `attempts` failed attempts, or null for no more. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause);
}
