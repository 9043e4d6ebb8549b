import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Counts an attempt for each of these keys, until `expires` for new counters; returns the current counts. */
export async function countAttempts(
  db: Queryable,
  hashes: readonly string[],
  now: Date,
  expires: Date,
): Promise<ReadonlyMap<string, number>> {
  // Always in the same order, so that two calls with common keys never deadlock.
  const { rows } = await columnsOf('sessions.counted_try', ['key_hash', 'count'])
    .returned(sql`insert into sessions.counted_try as t (key_hash, count, expires_time)
    select h, 1, ${expires} from unnest(${[...new Set(hashes)].toSorted()}::text[]) h order by h
    on conflict (key_hash) do update set
      count = case when t.expires_time <= ${now} then 1 else t.count + 1 end,
      expires_time = case when t.expires_time <= ${now} then excluded.expires_time else t.expires_time end`)
    .execute(db);
  return new Map(rows.map(({ key_hash, count }) => [key_hash, count]));
}

/** Removes one attempt from each of these keys. */
export async function takeBackAttempts(db: Queryable, hashes: readonly string[]): Promise<void> {
  await sql`
    with held as (
      select key_hash from sessions.counted_try where key_hash = any(${hashes}::text[]) order by key_hash for update)
    update sessions.counted_try t set count = greatest(t.count - 1, 0) from held where t.key_hash = held.key_hash`.execute(
    db,
  );
}

/** Deletes all attempts of a key. */
export async function forgetAttempts(db: Queryable, hash: string): Promise<void> {
  await sql`delete from sessions.counted_try where key_hash = ${hash}`.execute(db);
}

/** Deletes expired attempts. */
export async function forgetOldAttempts(db: Queryable, now: Date): Promise<void> {
  await sql`delete from sessions.counted_try where expires_time < ${now}`.execute(db);
}
