/** Seconds after the last use of a session until it ends by itself. */
export const IDLE_SECONDS = 30 * 60;

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

/** Whether a token that ends at `expires` (seconds) is past the half of its life at `now` and gets a successor. */
export function isDueForRenewal(expires: number, now: Date): boolean {
  return expires - now.getTime() / 1000 < IDLE_SECONDS / 2;
}
