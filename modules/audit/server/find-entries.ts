import type { Queryable } from '#platform/database.ts';
import { type LoggedEntry, readHead } from './audit.sql.ts';
import { type EntryFilter, searchStretch, type Stretch, timeAt } from './search.sql.ts';

// What an index finds at once is found in the first stretch; the next ones grow, so that ten million entries are few steps.
const FIRST_STRETCH = 200_000;
const QUICK_MS = 20;
// An entry is numbered when its transaction has ended, and carries the time at which its request began.
const LATEST_MS = 3_600_000;

/** What was found, newest first; `next` where to go on, null at the beginning of the log; `lookedAt` how many entries were gone through. */
export interface FoundEntries {
  entries: LoggedEntry[];
  next: number | null;
  lookedAt: number;
}

/**
 * Looks through the log from before place `before` (null: from its end) for `take` entries, for `patience` milliseconds at most: what
 * is rare in a long log takes several goes, none of which keeps anybody waiting.
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
    // Quick is where an index knows the way, or where nearly nothing fits: then a longer stretch is as quick.
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

/** The places between which entries of the filter's time can lie. */
async function boundsOf(db: Queryable, clinicId: string, filter: EntryFilter, all: Stretch): Promise<Stretch> {
  // A short log is looked through whole.
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
