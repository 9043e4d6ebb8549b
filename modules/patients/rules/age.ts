import { Temporal } from 'temporal-polyfill';

/** Whole years, months and days since a birth. */
export interface Age {
  years: number;
  months: number;
  days: number;
}

/** The age on a day, both as YYYY-MM-DD; who is born later than `day` is of age 0. */
export function ageOn(dateOfBirth: string, day: string): Age {
  const span = Temporal.PlainDate.from(dateOfBirth).until(Temporal.PlainDate.from(day), { largestUnit: 'years' });
  return { years: Math.max(0, span.years), months: Math.max(0, span.months), days: Math.max(0, span.days) };
}

/** The age as a clinic writes it: "34", under two years "14 mo", under one month "9 d". */
export function ageText(dateOfBirth: string, day: string): string {
  const age = ageOn(dateOfBirth, day);
  if (age.years >= 2) return String(age.years);
  const months = age.years * 12 + age.months;
  return months >= 1 ? `${months} mo` : `${age.days} d`;
}
