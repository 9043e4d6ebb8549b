/**
 * Returns why the date of a charge is unusual, as a sentence, or null: it is in the future, or more than a year ago.
 * Days are YYYY-MM-DD.
 */
export function unusualDate(day: string, today: string): string | null {
  if (day > today) return 'The date of this charge is in the future.';
  const lastYear = `${String(Number(today.slice(0, 4)) - 1).padStart(4, '0')}${today.slice(4)}`;
  return day < lastYear ? 'The date of this charge is more than a year ago.' : null;
}
