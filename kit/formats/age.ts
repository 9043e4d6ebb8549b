import { Temporal } from 'temporal-polyfill';
import { today } from './day.ts';

/** Formats an age as clinics write it: "37", under two years "14 mo", under one month "9 d". Days as YYYY-MM-DD. */
export function formatAge(dateOfBirth: string | null | undefined, day: string = today()): string {
  if (dateOfBirth == null || dateOfBirth === '') return '';
  const born = Temporal.PlainDate.from(dateOfBirth);
  const now = Temporal.PlainDate.from(day);
  if (Temporal.PlainDate.compare(born, now) > 0) return '';
  const { years, months, days } = born.until(now, { largestUnit: 'years' });
  if (years >= 2) return String(years);
  const all = years * 12 + months;
  return all >= 1 ? `${all} mo` : `${days} d`;
}
