import * as z from 'zod/mini';

/** Returns whether a text is a time of day in the format HH:MM. */
export function isWallClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** A field for a time of day as HH:MM. */
export function wallClock(message = 'Enter a time, e.g. 8:00 AM') {
  return z.string({ error: () => message }).check(z.refine(isWallClock, message));
}
