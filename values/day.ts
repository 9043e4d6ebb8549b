import * as z from 'zod/mini';

/** Whether a text is a day of the calendar as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false;
  const instant = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 becomes a day of March: a real day comes back as it went in.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

/** A day of the calendar from 1900 until 2199, as YYYY-MM-DD. */
export function day(message = 'Enter a date') {
  return z
    .string({ error: () => message })
    .check(z.refine((text) => isDay(text) && text >= '1900' && text < '2200', message));
}
