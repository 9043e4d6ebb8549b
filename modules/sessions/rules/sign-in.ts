/** Minutes without use after which a session ends, where the clinic has chosen no other number. */
export const IDLE_MINUTES = 15;

/** The same in seconds. */
export const IDLE_SECONDS = IDLE_MINUTES * 60;

/** The fewest and the most minutes that a clinic can choose. */
export const IDLE_RANGE = { least: 5, most: 60 } as const;

/** Seconds after its sign-in until a session ends, however busy it is. */
export const LONGEST_SESSION_SECONDS = 12 * 3600;

/** Minutes for which who has just signed in may change what guards the account without their password. */
export const CONFIRMED_MINUTES = 10;

/** The longest sign-in name, in characters. */
export const LONGEST_NAME = 254;

/** A sign-in name as it is compared: without spaces around it, in lower case. */
export function normalUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase();
}

/** Whether a sign-in can be right at all; longer texts are refused before anything is computed over them. */
export function isPlausibleSignIn(username: string, password: string): boolean {
  return username.length > 0 && username.length <= LONGEST_NAME && password.length > 0 && password.length <= 1000;
}

/** What a token's life is made of, in seconds since 1970: when it was signed, when it ends, and when its session does at the latest. */
export interface TokenLife {
  signed: number;
  expires: number;
  latest: number;
}

/** When a token that is signed at `now` ends: after the idle time, and never later than its session. */
export function endOfToken(now: Date, idleSeconds: number, latest: number): number {
  return Math.min(Math.floor(now.getTime() / 1000) + idleSeconds, latest);
}

/** Whether a token is past the half of its life at `now` and gets a successor; the last one of a session gets none. */
export function isDueForRenewal({ signed, expires, latest }: TokenLife, now: Date): boolean {
  return expires < latest && expires - now.getTime() / 1000 < (expires - signed) / 2;
}
