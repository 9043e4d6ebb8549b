import type { Queryable } from '#platform/database.ts';
import { type LoggedEntry, readHead } from './audit.sql.ts';
import { type EntryFilter, searchStretch, type PositionRange, timeAt } from './search.sql.ts';

// An index usually finds the entries in the first range; the next ones grow, so that ten million entries take few
// steps.
const FIRST_STRETCH = 200_000;
const QUICK_MS = 20;
// Entries are numbered when their transaction ends, but carry the start time of their request.
const LATEST_MS = 3_600_000;

/**
 * The entries found, in the order asked for; `next` is where to continue, null at the end of the search; `lookedAt` is the
 * number of entries searched.
 */
export interface FoundEntries {
  entries: LoggedEntry[];
  next: number | null;
  lookedAt: number;
}

/**
 * Searches the log, newest first or oldest first, from position `start` (the `next` of the previous page; null: from its
 * end or beginning) for `take` entries, for at most `patience` milliseconds: rare entries in a long log take several
 * short searches.
 */
export async function findEntries(
  db: Queryable,
  clinicId: string,
  filter: EntryFilter,
  options: { start: number | null; take: number; patience: number; oldest?: boolean },
): Promise<FoundEntries> {
  const { take, patience, oldest = false } = options;
  const end = ((await readHead(db, clinicId))?.seq ?? 0) + 1;
  const start = Math.min(options.start ?? (oldest ? 1 : end), end);
  const bounds = await boundsOf(db, clinicId, filter, oldest ? { from: start, until: end } : { from: 1, until: start });
  const begun = performance.now();
  const entries: LoggedEntry[] = [];
  let rest = bounds;
  let width = FIRST_STRETCH;
  while (rest.from < rest.until && entries.length <= take) {
    if (rest !== bounds && performance.now() - begun > patience) break;
    const stretch = oldest
      ? { from: rest.from, until: Math.min(rest.until, rest.from + width) }
      : { from: Math.max(rest.from, rest.until - width), until: rest.until };
    const started = performance.now();
    entries.push(...(await searchStretch(db, clinicId, filter, stretch, take + 1 - entries.length, oldest)));
    rest = oldest ? { ...rest, from: stretch.until } : { ...rest, until: stretch.from };
    // A fast search means that an index was used or hardly anything matches: then a longer range is as fast.
    if (performance.now() - started < QUICK_MS) width *= 4;
  }
  if (entries.length > take) {
    entries.length = take;
    const last = entries[take - 1]!.seq;
    rest = oldest ? { from: last + 1, until: bounds.until } : { from: bounds.from, until: last };
  }
  const isDone = rest.from >= rest.until;
  const next = oldest ? rest.from : rest.until;
  return {
    entries,
    next: isDone ? null : next,
    lookedAt: bounds.until - bounds.from - (isDone ? 0 : rest.until - rest.from),
  };
}

/** Returns the range of positions with entries in the filter's time range. */
async function boundsOf(
  db: Queryable,
  clinicId: string,
  filter: EntryFilter,
  all: PositionRange,
): Promise<PositionRange> {
  // A short log is searched completely.
  if (all.until - all.from <= FIRST_STRETCH) return all;
  const placeOf = async (time: Date): Promise<number> => {
    let [low, high] = [all.from, all.until];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const there = await timeAt(db, clinicId, middle);
      if (there !== null && there < time) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = filter.from == null ? all.from : await placeOf(new Date(filter.from.getTime() - LATEST_MS));
  const until = filter.until == null ? all.until : await placeOf(new Date(filter.until.getTime() + LATEST_MS));
  return { from, until: Math.max(from, until) };
}
