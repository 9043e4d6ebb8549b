/** An absent member and their substitute. */
export interface Cover {
  user_id: string;
  substitute_user_id: string;
}

/** A cover with its days, as YYYY-MM-DD. */
export interface DatedCover extends Cover {
  first_day: string;
  last_day: string;
}

/**
 * Returns the member who is present for `userId`: themselves, or the end of the chain of substitutes. Null if the chain
 * loops or ends with a member who no longer works here. `away` contains the absences of one day.
 */
export function presentFor(
  userId: string,
  away: ReadonlyMap<string, string>,
  isActive: (userId: string) => boolean,
): string | null {
  const visited = new Set<string>();
  let current = userId;
  for (;;) {
    if (visited.has(current)) return null;
    visited.add(current);
    const substitute = away.get(current);
    if (substitute === undefined) return isActive(current) ? current : null;
    current = substitute;
  }
}

/**
 * Returns the member whose absence on the same days would send an absence's work back to its own member; null if there
 * is none.
 */
export function loopingCover(absence: DatedCover, others: readonly DatedCover[]): string | null {
  const byUser = new Map(others.filter(({ user_id }) => user_id !== absence.user_id).map((one) => [one.user_id, one]));
  const visited = new Set<string>();
  let { substitute_user_id: current, first_day: first, last_day: last } = absence;
  for (;;) {
    const next = byUser.get(current);
    if (next === undefined || visited.has(current)) return null;
    visited.add(current);
    first = first > next.first_day ? first : next.first_day;
    last = last < next.last_day ? last : next.last_day;
    if (first > last) return null;
    if (next.substitute_user_id === absence.user_id) return current;
    current = next.substitute_user_id;
  }
}
