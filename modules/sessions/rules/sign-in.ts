/** Default idle time of a session in minutes. */
export const IDLE_MINUTES = 15;

/** Default idle time of a session in seconds. */
export const IDLE_SECONDS = IDLE_MINUTES * 60;

/** The range of idle minutes that a clinic can choose. */
export const IDLE_RANGE = { least: 5, most: 60 } as const;

/** Maximum duration of a session in seconds, even with activity. */
export const LONGEST_SESSION_SECONDS = 12 * 3600;

/** Minutes after sign-in in which users may change their security settings without their password. */
export const CONFIRMED_MINUTES = 10;

/** Maximum length of a username. */
export const LONGEST_NAME = 254;

/** Normalizes a username for comparison: trimmed and in lowercase. */
export function normalUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** Returns whether credentials can be valid at all; longer texts are rejected before any computation. */
export function isPlausibleSignIn(username: string, password: string): boolean {
  return username.length > 0 && username.length <= LONGEST_NAME && password.length > 0 && password.length <= 1000;
}

/**
 * The lifetime of a token, in seconds since 1970: when it was signed, when it expires, and the latest end of its
 * session.
 */
export interface TokenLife {
  signed: number;
  expires: number;
  latest: number;
}

/** Returns when a token signed at `now` expires: after the idle time, and never later than its session. */
export function endOfToken(now: Date, idleSeconds: number, latest: number): number {
  return Math.min(Math.floor(now.getTime() / 1000) + idleSeconds, latest);
}

/**
 * Returns whether a token is past half of its lifetime at `now` and should be renewed; the last token of a session is
 * not renewed.
 */
export function isDueForRenewal({ signed, expires, latest }: TokenLife, now: Date): boolean {
  return expires < latest && expires - now.getTime() / 1000 < (expires - signed) / 2;
}
