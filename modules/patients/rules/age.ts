import { daysInMonth } from './read-day.ts';

/** Whole years, months and days since a birth. */
export interface Age {
  years: number;
  months: number;
  days: number;
}

/**
 * The age on a day, both as YYYY-MM-DD; before the birth it is 0. Every list of patients shows ages, so this counts by
 * itself and spares the page the weight of Temporal, with which the test compares it.
 */
export function ageOn(dateOfBirth: string, day: string): Age {
  if (day <= dateOfBirth) return { years: 0, months: 0, days: 0 };
  const [bornYear, bornMonth, bornDay] = readParts(dateOfBirth);
  const [year, month, dayOfMonth] = readParts(day);
  const isMonthComplete = dayOfMonth >= bornDay;
  const months = (year - bornYear) * 12 + (month - bornMonth) - (isMonthComplete ? 0 : 1);
  return { years: Math.trunc(months / 12), months: months % 12, days: dayOfMonth - lastMonthDay() };

  // The day on which the last month was complete, counted from the start of this month: 0 or less where it was the month before.
  function lastMonthDay(): number {
    if (isMonthComplete) return bornDay;
    const before = month === 1 ? daysInMonth(year - 1, 12) : daysInMonth(year, month - 1);
    return Math.min(bornDay, before) - before;
  }
}

/** The age as a clinic writes it: "34", under two years "14 mo", under one month "9 d". */
export function ageText(dateOfBirth: string, day: string): string {
  const age = ageOn(dateOfBirth, day);
  if (age.years >= 2) return String(age.years);
  const months = age.years * 12 + age.months;
  return months >= 1 ? `${months} mo` : `${age.days} d`;
}

/**
 * What a page says of how old a patient is or was, days as YYYY-MM-DD: "34 y", "14 mo", and of who has died "Deceased 11/20/2026, aged
 * 82 y"; '' where neither birth nor death is known.
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
