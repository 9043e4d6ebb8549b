import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Detail } from '../../rules/index.ts';

/** A member's feed. */
export type Feed = Pick<
  Selectable<DB['meetings.feed']>,
  'clinic_id' | 'user_id' | 'detail' | 'created_time' | 'read_time'
>;

const COLUMNS = sql.raw('clinic_id, user_id, detail, created_time, read_time');

/** Returns a member's feed, or null. */
export async function readFeed(db: Queryable, clinicId: string, userId: string): Promise<Feed | null> {
  const { rows } = await sql<Feed>`
    select ${COLUMNS} from meetings.feed where clinic_id = ${clinicId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/** Returns the feed of a secret if its member is active; not filtered by clinic, since that is not known yet. */
export async function findFeed(db: Queryable, secretHash: Buffer): Promise<Feed | null> {
  const { rows } = await columnsOf({ f: 'meetings.feed' }, [
    'f.clinic_id',
    'f.user_id',
    'f.detail',
    'f.created_time',
    'f.read_time',
  ])
    .select(sql`from meetings.feed f
    join practice.member m on m.clinic_id = f.clinic_id and m.user_id = f.user_id and m.is_active
    where f.secret_hash = ${secretHash}`)
    .execute(db);
  return rows[0] ?? null;
}

/** Sets the address of a member's feed; the previous one becomes invalid. */
export async function upsertFeed(
  tx: Tx,
  feed: { clinicId: string; userId: string; secretHash: Buffer; detail: Detail; now: Date },
): Promise<void> {
  await sql`
    insert into meetings.feed (clinic_id, user_id, secret_hash, detail, created_time)
    values (${feed.clinicId}, ${feed.userId}, ${feed.secretHash}, ${feed.detail}, ${feed.now})
    on conflict (clinic_id, user_id) do update set secret_hash = excluded.secret_hash, detail = excluded.detail,
      created_time = excluded.created_time, read_time = null`.execute(tx);
}

/** Changes a feed's level of detail; false if there is none. */
export async function updateFeedDetail(tx: Tx, clinicId: string, userId: string, detail: Detail): Promise<boolean> {
  const { rows } = await sql`
    update meetings.feed set detail = ${detail} where clinic_id = ${clinicId} and user_id = ${userId} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Deletes a feed; false if there was none. */
export async function deleteFeed(tx: Tx, clinicId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from meetings.feed where clinic_id = ${clinicId} and user_id = ${userId} returning 1`.execute(tx);
  return rows.length > 0;
}

/** Records an access to a feed, at most once per hour; returns whether it was recorded. */
export async function recordRead(db: Queryable, { clinic_id, user_id }: Feed, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update meetings.feed set read_time = ${now}
    where clinic_id = ${clinic_id} and user_id = ${user_id}
      and (read_time is null or read_time < ${now}::timestamptz - interval '1 hour') returning 1`.execute(db);
  return rows.length > 0;
}
