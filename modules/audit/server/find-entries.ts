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
 * The entries found, newest first; `next` is where to continue, null at the beginning of the log; `lookedAt` is the
 * number of entries searched.
 */
export interface FoundEntries {
  entries: LoggedEntry[];
  next: number | null;
  lookedAt: number;
}

/**
 * Searches the log before position `before` (null: from its end) for `take` entries, for at most `patience`
 * milliseconds: rare entries in a long log take several short searches.
 */
export async function findEntries(
  db: Queryable,
  clinicId: string,
  filter: EntryFilter,
  options: { before: number | null; take: number; patience: number },
): Promise<FoundEntries> {
  const { take, patience } = options;
  const head = (await readHead(db, clinicId))?.seq ?? 0;
  const bounds = await boundsOf(db, clinicId, filter, {
    from: 1,
    until: Math.min(options.before ?? head + 1, head + 1),
  });
  const begun = performance.now();
  const entries: LoggedEntry[] = [];
  let { until } = bounds;
  let width = FIRST_STRETCH;
  while (until > bounds.from && entries.length <= take) {
    if (until < bounds.until && performance.now() - begun > patience) break;
    const from = Math.max(bounds.from, until - width);
    const started = performance.now();
    entries.push(...(await searchStretch(db, clinicId, filter, { from, until }, take + 1 - entries.length)));
    until = from;
    // A fast search means that an index was used or hardly anything matches: then a longer range is as fast.
    if (performance.now() - started < QUICK_MS) width *= 4;
  }
  if (entries.length > take)
    return {
      entries: entries.slice(0, take),
      next: entries[take - 1]!.seq,
      lookedAt: bounds.until - entries[take - 1]!.seq,
    };
  return { entries, next: until > bounds.from ? until : null, lookedAt: bounds.until - until };
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
