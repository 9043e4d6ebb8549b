import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Counts a try on each of these keys, until `expires` where none is counted yet; answers how many there are on each now. */
export async function countAttempts(
  db: Queryable,
  hashes: readonly string[],
  now: Date,
  expires: Date,
): Promise<ReadonlyMap<string, number>> {
  // In one order, so that two calls that share keys never wait for each other.
  const { rows } = await columnsOf('sessions.counted_try', ['key_hash', 'count'])
    .returned(sql`insert into sessions.counted_try as t (key_hash, count, expires_time)
    select h, 1, ${expires} from unnest(${[...new Set(hashes)].toSorted()}::text[]) h order by h
    on conflict (key_hash) do update set
      count = case when t.expires_time <= ${now} then 1 else t.count + 1 end,
      expires_time = case when t.expires_time <= ${now} then excluded.expires_time else t.expires_time end`)
    .execute(db);
  return new Map(rows.map(({ key_hash, count }) => [key_hash, count]));
}

/** Takes one try back from each of these keys. */
export async function takeBackAttempts(db: Queryable, hashes: readonly string[]): Promise<void> {
  await sql`
    with held as (
      select key_hash from sessions.counted_try where key_hash = any(${hashes}::text[]) order by key_hash for update)
    update sessions.counted_try t set count = greatest(t.count - 1, 0) from held where t.key_hash = held.key_hash`.execute(
    db,
  );
}

/** Forgets every try on a key. */
export async function forgetAttempts(db: Queryable, hash: string): Promise<void> {
  await sql`delete from sessions.counted_try where key_hash = ${hash}`.execute(db);
}

/** Forgets what counts no more. */
export async function forgetOldAttempts(db: Queryable, now: Date): Promise<void> {
  await sql`delete from sessions.counted_try where expires_time < ${now}`.execute(db);
}
