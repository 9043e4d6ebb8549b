import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

/** A call that has been answered. */
export interface AnsweredCall {
  /** `calendar.createEvent`, `GET /api/files/:id`; never what a caller sent. */
  operation: string;
  /** OK, or the code of the error. */
  result: string;
  seconds: number;
}

/** How long an operation took in the last hour, in all processes. */
export interface OperationTime {
  operation: string;
  calls: number;
  failed: number;
  /** 95 of 100 calls were at most this long, in milliseconds; the longest if it was beyond the last bound. */
  p95Ms: number;
  longestMs: number;
}

// Milliseconds. The database stores one number for each, and one for what was slower.
const BOUNDS_MS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const FIVE_MINUTES_MS = 300_000;
const HOUR_MS = 3_600_000;

interface Times {
  calls: number;
  failed: number;
  counts: number[];
  longestMs: number;
}

/** Collects calls in memory, and adds them to the table that all processes share when `save` is called. */
export class OperationTimes {
  #times = new Map<string, Times>();

  add({ operation, result, seconds }: AnsweredCall): void {
    const ms = Math.round(seconds * 1000);
    let times = this.#times.get(operation);
    if (times === undefined) {
      times = { calls: 0, failed: 0, counts: Array.from({ length: BOUNDS_MS.length + 1 }, () => 0), longestMs: 0 };
      this.#times.set(operation, times);
    }
    times.calls += 1;
    if (result !== 'OK') times.failed += 1;
    const bound = BOUNDS_MS.findIndex((most) => ms <= most);
    times.counts[bound === -1 ? BOUNDS_MS.length : bound]! += 1;
    times.longestMs = Math.max(times.longestMs, ms);
  }

  /** Saves what was collected; calls that can't be saved now are lost. */
  async save(db: Queryable, now: Date): Promise<void> {
    const times = [...this.#times];
    this.#times = new Map();
    const from = new Date(Math.floor(now.getTime() / FIVE_MINUTES_MS) * FIVE_MINUTES_MS);
    // Sorted, so that two processes lock the rows in the same order.
    const rows = times
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([operation, { longestMs, ...each }]) => ({ from_time: from, operation, longest_ms: longestMs, ...each }));
    if (rows.length > 0)
      await db
        .insertInto('platform.operation_time')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['from_time', 'operation']).doUpdateSet({
            calls: sql`operation_time.calls + excluded.calls`,
            failed: sql`operation_time.failed + excluded.failed`,
            counts: sql`array(select a + b from unnest(operation_time.counts, excluded.counts) as both_counts (a, b))`,
            longest_ms: sql`greatest(operation_time.longest_ms, excluded.longest_ms)`,
          }),
        )
        .execute();
    await db
      .deleteFrom('platform.operation_time')
      .where('from_time', '<', new Date(now.getTime() - 2 * HOUR_MS))
      .execute();
  }
}

/** Reads the operations of the last hour, slowest first. */
export async function readOperationTimes(db: Queryable, now: Date, most: number): Promise<OperationTime[]> {
  const rows = await db
    .selectFrom('platform.operation_time')
    .select(['operation', 'calls', 'failed', 'counts', 'longest_ms'])
    .where('from_time', '>', new Date(now.getTime() - HOUR_MS))
    .execute();
  return [...Map.groupBy(rows, ({ operation }) => operation)]
    .map(([operation, parts]): OperationTime => {
      const sum = (read: (part: (typeof rows)[number]) => number): number =>
        parts.reduce((total, part) => total + read(part), 0);
      const calls = sum((part) => part.calls);
      const longestMs = Math.max(...parts.map((part) => part.longest_ms));
      const counts = [...BOUNDS_MS.keys(), BOUNDS_MS.length].map((at) => sum((part) => part.counts[at] ?? 0));
      const p95Ms = Math.min(boundOf(counts, Math.ceil(calls * 0.95)), longestMs);
      return { operation, calls, failed: sum((part) => part.failed), p95Ms, longestMs };
    })
    .toSorted((one, other) => other.p95Ms - one.p95Ms || other.longestMs - one.longestMs)
    .slice(0, most);
}

/** Returns the bound that this many calls stayed within. */
function boundOf(counts: readonly number[], calls: number): number {
  let seen = 0;
  for (const [at, count] of counts.entries()) {
    seen += count;
    if (seen >= calls) return BOUNDS_MS[at] ?? Infinity;
  }
  return Infinity;
}
