import { today } from '#kit/formats/day.ts';

/** Returns the date some days after the clinic's current date, or before it. */
export function dayFromToday(days: number): string {
  return new Date(Date.parse(`${today()}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
