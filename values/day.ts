import * as z from 'zod/mini';

/** Returns whether a text is a valid calendar day in the format YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 becomes a day in March; only a valid day round-trips.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** A field for a calendar day from 1900 to 2199, as YYYY-MM-DD. */
export function day(message = 'Enter a date') {
  return z
    .string({ error: () => message })
    .check(z.refine((text) => isDay(text) && text >= '1900' && text < '2200', message));
}
