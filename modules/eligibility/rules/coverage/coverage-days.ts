/** The dates of a coverage, as entered; null if not given. */
export interface CoverageDays {
  start_date: string | null;
  end_date: string | null;
}

/** Returns whether a coverage is in effect on a day, according to the entered dates. */
export function coversDay({ start_date: start, end_date: end }: CoverageDays, day: string): boolean {
  return (start === null || start <= day) && (end === null || end >= day);
}

/** Returns whether two coverages are in effect on a common day. */
export function daysOverlap(one: CoverageDays, other: CoverageDays): boolean {
  const before = (end: string | null, start: string | null): boolean => end !== null && start !== null && end < start;
  return !before(one.end_date, other.start_date) && !before(other.end_date, one.start_date);
}
