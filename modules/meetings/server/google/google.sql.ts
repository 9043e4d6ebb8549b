import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** The sync state of a member's Google calendar. */
export type GoogleSync = Pick<
  Selectable<DB['meetings.google_sync']>,
  'detail' | 'sync_token' | 'full_sync_time' | 'sync_time'
>;

/** A copy of our event in a member's Google calendar. */
export type GoogleCopy = Pick<Selectable<DB['meetings.google_copy']>, 'user_id' | 'event_id' | 'told' | 'etag'>;

/** Returns the sync state of a member's calendar; the initial state if it was never read. */
export async function readSync(db: Queryable, clinicId: string, userId: string): Promise<GoogleSync> {
  const { rows } = await columnsOf('meetings.google_sync', ['detail', 'sync_token', 'full_sync_time', 'sync_time'])
    .select(sql`from meetings.google_sync
    where clinic_id = ${clinicId} and user_id = ${userId}`)
    .execute(db);
  return rows[0] ?? { detail: 'busy', sync_token: null, full_sync_time: null, sync_time: null };
}

/** Saves the sync state. */
export async function saveSync(tx: Tx, clinicId: string, userId: string, sync: GoogleSync): Promise<void> {
  await sql`
    insert into meetings.google_sync (clinic_id, user_id, detail, sync_token, full_sync_time, sync_time)
    values (${clinicId}, ${userId}, ${sync.detail}, ${sync.sync_token}, ${sync.full_sync_time}, ${sync.sync_time})
    on conflict (clinic_id, user_id) do update set detail = excluded.detail, sync_token = excluded.sync_token,
      full_sync_time = excluded.full_sync_time, sync_time = excluded.sync_time`.execute(tx);
}

/** Deletes the sync state of a member's calendar and the record of its copies. */
export async function forgetGoogle(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await sql`delete from meetings.google_copy where clinic_id = ${clinicId} and user_id = ${userId}`.execute(tx);
  await sql`update meetings.google_sync set sync_token = null, full_sync_time = null, sync_time = null
    where clinic_id = ${clinicId} and user_id = ${userId}`.execute(tx);
}

/** Returns the copies of an event at Google. */
export async function readCopies(db: Queryable, clinicId: string, eventId: string): Promise<GoogleCopy[]> {
  const { rows } = await columnsOf('meetings.google_copy', ['user_id', 'event_id', 'told', 'etag'])
    .select(sql`from meetings.google_copy
    where clinic_id = ${clinicId} and event_id = ${eventId}`)
    .execute(db);
  return rows;
}

/** Returns those of these events that have a copy in any calendar. */
export async function eventsWithCopy(db: Queryable, clinicId: string, eventIds: readonly string[]): Promise<string[]> {
  const { rows } = await columnsOf('meetings.google_copy', ['event_id'])
    .distinct()
    .select(sql`from meetings.google_copy
    where clinic_id = ${clinicId} and event_id = any(${eventIds}::uuid[])`)
    .execute(db);
  return rows.map(({ event_id }) => event_id);
}

// Longer than two provider timeouts plus a token refresh.
const PUSH = sql.raw(`interval '60 seconds'`);

/**
 * Claims sending an event to a member's Google calendar, in a separate statement before the call; the copy is recorded
 * as existing from then on. False if there is no working link, or unlinking is in progress.
 */
export async function claimPush(db: Queryable, clinicId: string, userId: string, eventId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into meetings.google_copy (clinic_id, user_id, event_id, told, etag, push_until)
    select a.clinic_id, a.user_id, ${eventId}::uuid, '', '', now() + ${PUSH} from meetings.linked_account a
    where a.clinic_id = ${clinicId} and a.user_id = ${userId} and a.provider = 'google' and a.state = 'linked'
      and coalesce(a.ending_until, '-infinity') < now() for share of a
    on conflict (clinic_id, user_id, event_id) do update set push_until = excluded.push_until
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Releases the claim after a failed call or an unknown outcome. */
export async function freePush(db: Queryable, clinicId: string, userId: string, eventId: string): Promise<void> {
  await sql`
    update meetings.google_copy set push_until = null
    where clinic_id = ${clinicId} and user_id = ${userId} and event_id = ${eventId}`.execute(db);
}

/** Records a copy's state in a member's calendar; does nothing if the account was unlinked in the meantime. */
export async function keepCopy(db: Queryable, clinicId: string, copy: GoogleCopy): Promise<void> {
  await sql`
    update meetings.google_copy set told = ${copy.told}, etag = ${copy.etag}, push_until = null
    where clinic_id = ${clinicId} and user_id = ${copy.user_id} and event_id = ${copy.event_id}`.execute(db);
}

/** Records that the copy no longer exists. */
export async function deleteCopy(db: Queryable, clinicId: string, userId: string, eventId: string): Promise<void> {
  await sql`delete from meetings.google_copy
    where clinic_id = ${clinicId} and user_id = ${userId} and event_id = ${eventId}`.execute(db);
}

/** Records existing copies of this clinic's events in a member's calendar as ours again, with unknown content. */
export async function adoptCopies(
  tx: Tx,
  clinicId: string,
  userId: string,
  eventIds: readonly string[],
): Promise<void> {
  await sql`
    insert into meetings.google_copy (clinic_id, user_id, event_id, told, etag)
    select ${clinicId}, ${userId}, e.id, '', ''
    from scheduling.event e where e.clinic_id = ${clinicId} and e.id = any(${eventIds}::uuid[])
    on conflict (clinic_id, user_id, event_id) do nothing`.execute(tx);
}

/** Returns the events with a copy in a member's calendar, and whether it is being updated right now. */
export async function readCopiedEvents(
  db: Queryable,
  clinicId: string,
  userId: string,
): Promise<{ event_id: string; is_pushed: boolean }[]> {
  const { rows } = await sql<{ event_id: string; is_pushed: boolean }>`
    select event_id, coalesce(push_until > now(), false) as is_pushed from meetings.google_copy
    where clinic_id = ${clinicId} and user_id = ${userId}`.execute(db);
  return rows;
}

/** Marks copies that were changed at Google for correction; returns their events. */
export async function spoiltCopies(
  tx: Tx,
  clinicId: string,
  userId: string,
  seen: readonly { eventId: string; etag: string }[],
): Promise<string[]> {
  const { rows } = await columnsOf({ c: 'meetings.google_copy' }, ['c.event_id'])
    .returned(sql`update meetings.google_copy c set told = ''
    from unnest(${seen.map(({ eventId }) => eventId)}::uuid[], ${seen.map(({ etag }) => etag)}::text[]) as s (event_id, etag)
    where c.clinic_id = ${clinicId} and c.user_id = ${userId} and c.event_id = s.event_id
      and c.etag is distinct from s.etag and coalesce(c.push_until, '-infinity') < now()`)
    .execute(tx);
  return rows.map(({ event_id }) => event_id);
}
