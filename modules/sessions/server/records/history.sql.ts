import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';

/** A failed sign-in attempt. */
export interface FailedSignIn {
  clinic_id: string;
  id: string;
  user_id: string;
  reason: string;
  user_agent: string | null;
  ip: string | null;
}

/** Stores a failed attempt, which its owner can see. */
export async function insertFailedSignIn(db: Queryable, failed: FailedSignIn, now: Date): Promise<void> {
  await db
    .insertInto('sessions.failed_sign_in')
    .values({ ...failed, time: now })
    .execute();
}

/** Stores an attempt for an unknown username. */
export async function insertNobodysSignIn(
  db: Queryable,
  failed: Omit<FailedSignIn, 'clinic_id' | 'user_id'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('sessions.nobodys_sign_in')
    .values({ ...failed, time: now })
    .execute();
}

/** Deletes attempts for unknown usernames. */
export async function forgetNobodysSignIns(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('sessions.nobodys_sign_in').where('time', '<', before).execute();
}

/** Returns the number of failed attempts of a kind since `since`. */
export async function countFailedSignIns(
  db: Queryable,
  clinicId: string,
  userId: string,
  reason: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('sessions.failed_sign_in')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('reason', '=', reason)
    .where('time', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** A sign-in or a failed attempt of a member. */
export interface HistoryRow
  extends
    Pick<Selectable<DB['sessions.session']>, 'id' | 'user_agent' | 'ip' | 'ended_time' | 'end_reason'>,
    Pick<Selectable<DB['sessions.failed_sign_in']>, 'time'> {
  kind: 'sign_in' | 'failed';
  /** The method of a sign-in, or the reason of a failure. */
  detail: string;
}

/** Finds a member's sign-ins and failed attempts, newest first. */
export async function findHistory(
  db: Queryable,
  clinicId: string,
  userId: string,
  skip: number,
  take: number,
): Promise<HistoryRow[]> {
  const { rows } = await sql<HistoryRow>`
    select * from (
      select id, 'sign_in' as kind, created_time as time, user_agent, ip, method as detail, ended_time, end_reason
      from sessions.session where clinic_id = ${clinicId} and user_id = ${userId}
      union all
      select id, 'failed', time, user_agent, ip, reason, null, null
      from sessions.failed_sign_in where clinic_id = ${clinicId} and user_id = ${userId}) h
    order by time desc, id desc offset ${skip} limit ${take}`.execute(db);
  return rows;
}
