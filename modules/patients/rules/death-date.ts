import { isDay } from '#values/day.ts';

/**
 * Returns the form error of a date of death, or null. All days as YYYY-MM-DD; `born` is null if the birth is unknown,
 * `today` is the clinic's date.
 */
export function deathDateProblem(day: string, born: string | null, today: string): string | null {
  if (!isDay(day)) return 'Enter the date of death as MM/DD/YYYY';
  if (day > today) return "Date of death can't be in the future";
  return born !== null && day < born ? "Date of death can't be before the date of birth" : null;
}

/** The error for any new action for a deceased patient. */
export const PATIENT_DECEASED = 'This patient is recorded as deceased.';
