import { isDay } from '#values/day.ts';

/**
 * What is wrong with a date of death, as a sentence for the form, or null where nothing is. All days as YYYY-MM-DD; `born` null where
 * the birth is not known, `today` the clinic's day.
 */
export function deathDateProblem(day: string, born: string | null, today: string): string | null {
  if (!isDay(day)) return 'Enter the date of death as MM/DD/YYYY';
  if (day > today) return "Date of death can't be in the future";
  return born !== null && day < born ? "Date of death can't be before the date of birth" : null;
}

/** Said wherever something new would be done for a patient who has died. */
export const PATIENT_DECEASED = 'This patient is recorded as deceased.';
