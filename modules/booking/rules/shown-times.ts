/** A free start on a calendar. */
export interface BookableTime {
  start: Date;
  calendar_id: string;
}

/**
 * Returns the first days with free times, one entry per start (on the calendar listed first), and the day to continue
 * with; null if there are no later times. `free` has the starts of each calendar, earliest first; `dayOf` returns the
 * clinic's day of an instant, YYYY-MM-DD.
 */
export function shownTimes(
  free: readonly { calendar_id: string; starts: readonly Date[] }[],
  days: number,
  dayOf: (at: Date) => string,
): { times: BookableTime[]; next: string | null } {
  const byStart = new Map<number, BookableTime>();
  for (const { calendar_id, starts } of free)
    for (const start of starts) if (!byStart.has(start.getTime())) byStart.set(start.getTime(), { start, calendar_id });
  const all = [...byStart.values()].sort((one, other) => one.start.getTime() - other.start.getTime());
  const first = [...new Set(all.map(({ start }) => dayOf(start)))];
  const shown = new Set(first.slice(0, days));
  return { times: all.filter(({ start }) => shown.has(dayOf(start))), next: first[days] ?? null };
}
