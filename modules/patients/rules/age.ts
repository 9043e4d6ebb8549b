import { daysInMonth } from './read-day.ts';

/** Whole years, months and days since birth. */
export interface Age {
  years: number;
  months: number;
  days: number;
}

/**
 * Returns the age on a day, both as YYYY-MM-DD; 0 before birth. Every patient list shows ages, so this is computed
 * directly instead of loading Temporal on the page; a test compares it with Temporal.
 */
export function ageOn(dateOfBirth: string, day: string): Age {
  if (day <= dateOfBirth) return { years: 0, months: 0, days: 0 };
  const [bornYear, bornMonth, bornDay] = readParts(dateOfBirth);
  const [year, month, dayOfMonth] = readParts(day);
  const isMonthComplete = dayOfMonth >= bornDay;
  const months = (year - bornYear) * 12 + (month - bornMonth) - (isMonthComplete ? 0 : 1);
  return { years: Math.trunc(months / 12), months: months % 12, days: dayOfMonth - lastMonthDay() };

  // The day on which the last complete month ended, counted from the start of this month; 0 or less if it was in the
  // previous month.
  function lastMonthDay(): number {
    if (isMonthComplete) return bornDay;
    const before = month === 1 ? daysInMonth(year - 1, 12) : daysInMonth(year, month - 1);
    return Math.min(bornDay, before) - before;
  }
}

/** Formats an age in clinical style: "34", under two years "14 mo", under one month "9 d". */
export function ageText(dateOfBirth: string, day: string): string {
  const age = ageOn(dateOfBirth, day);
  if (age.years >= 2) return String(age.years);
  const months = age.years * 12 + age.months;
  return months >= 1 ? `${months} mo` : `${age.days} d`;
}

/**
 * Formats a patient's age or death, days as YYYY-MM-DD: "34 y", "14 mo", "Deceased 11/20/2026, aged 82 y"; '' if
 * neither birth nor death is known.
 */
export function lifeText(
  { date_of_birth: born, deceased_date: died }: { date_of_birth: string | null; deceased_date: string | null },
  today: string,
): string {
  const text = born === null ? '' : ageText(born, died ?? today);
  const age = /^\d+$/.test(text) ? `${text} y` : text;
  if (died === null) return age;
  const [year, month, day] = died.split('-');
  return [`Deceased ${month}/${day}/${year}`, age && `aged ${age}`].filter(Boolean).join(', ');
}

function readParts(day: string): [year: number, month: number, day: number] {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}
