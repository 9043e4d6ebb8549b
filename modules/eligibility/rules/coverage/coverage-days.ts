/** The days of a coverage, as entered; null where nothing is said. */
export interface CoverageDays {
  start_date: string | null;
  end_date: string | null;
}

/** Whether a coverage holds on a day, by the dates that were entered. */
export function coversDay({ start_date: start, end_date: end }: CoverageDays, day: string): boolean {
  return (start === null || start <= day) && (end === null || end >= day);
}

/** Whether two coverages hold on a day together. */
export function daysOverlap(one: CoverageDays, other: CoverageDays): boolean {
  const before = (end: string | null, start: string | null): boolean => end !== null && start !== null && end < start;
  return !before(one.end_date, other.start_date) && !before(other.end_date, one.start_date);
}
