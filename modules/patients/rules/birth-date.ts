import { isDay } from '#values/day.ts';

const earliest = '1880-01-01';

/**
 * Returns the form error of a date of birth, or null. `day` as YYYY-MM-DD, `today` is the clinic's date as YYYY-MM-DD.
 */
export function birthDateProblem(day: string, today: string): string | null {
  if (!isDay(day)) return 'Enter the date of birth as MM/DD/YYYY';
  if (day > today) return "Date of birth can't be in the future";
  return day < earliest ? 'Check the year' : null;
}
