import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Reads the credential of a username; null for an unknown one. */
export async function readCredential(db: Queryable, username: string) {
  const row = await db
    .selectFrom('sessions.sign_in_name as n')
    .innerJoin('sessions.credential as c', (join) =>
      join.onRef('c.clinic_id', '=', 'n.clinic_id').onRef('c.user_id', '=', 'n.user_id'),
    )
    .select(['n.clinic_id', 'n.user_id', 'c.password_hash'])
    .where('n.username', '=', username)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether a username is in use. */
export async function isNameTaken(db: Queryable, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions.sign_in_name')
    .select('user_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Inserts a username with its password hash; returns false if the name was taken in the same moment. */
export async function insertCredential(
  db: Queryable,
  credential: { clinicId: string; userId: string; username: string; passwordHash: string },
  now: Date,
): Promise<boolean> {
  const owner = { clinic_id: credential.clinicId, user_id: credential.userId };
  const named = await db
    .insertInto('sessions.sign_in_name')
    .values({ ...owner, username: credential.username })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if ((named.numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
  await db
    .insertInto('sessions.credential')
    .values({ ...owner, password_hash: credential.passwordHash, changed_time: now })
    .execute();
  return true;
}

/** Reads the username and password hash of a member; null for a member without an account. */
export async function readCredentialOf(db: Queryable, clinicId: string, userId: string) {
  const row = await db
    .selectFrom('sessions.credential as c')
    .innerJoin('sessions.sign_in_name as n', (join) =>
      join.onRef('c.clinic_id', '=', 'n.clinic_id').onRef('c.user_id', '=', 'n.user_id'),
    )
    .select(['n.username', 'c.password_hash', 'c.changed_time'])
    .where('c.clinic_id', '=', clinicId)
    .where('c.user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces a member's password. */
export async function updatePassword(
  db: Queryable,
  clinicId: string,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions.credential')
    .set({ password_hash: passwordHash, changed_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
}

/** Stores another hash of the same password, unless the password has changed since. */
export async function replaceHash(
  db: Queryable,
  { clinicId, userId }: { clinicId: string; userId: string },
  before: string,
  after: string,
): Promise<void> {
  await db
    .updateTable('sessions.credential')
    .set({ password_hash: after })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('password_hash', '=', before)
    .execute();
}

/** Locks a member's account for the rest of a transaction, so that changes of its security settings are serialized. */
export async function lockAccount(tx: Tx, clinicId: string, userId: string): Promise<void> {
  await tx
    .selectFrom('sessions.credential')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
}

/** Returns whether a member has signed in before, and whether from this browser. */
export async function readEarlier(
  db: Queryable,
  { clinicId, userId }: { clinicId: string; userId: string },
  deviceId: string | null,
): Promise<{ any: boolean; there: boolean }> {
  const { rows } = await sql<{ any: boolean; there: boolean }>`
    select exists (select from sessions.session where clinic_id = ${clinicId} and user_id = ${userId}) as any,
      exists (select from sessions.session
        where clinic_id = ${clinicId} and user_id = ${userId} and device_id = ${deviceId}) as there`.execute(db);
  return rows[0]!;
}

/**
 * Returns whether the owner of a credential has signed in from a browser before. Without an owner the query runs
 * anyway, and returns false.
 */
export async function knowsDevice(
  db: Queryable,
  credential: { clinic_id: string; user_id: string } | null,
  deviceId: string,
): Promise<boolean> {
  const nobody = '00000000-0000-0000-0000-000000000000';
  const owner = { clinicId: credential?.clinic_id ?? nobody, userId: credential?.user_id ?? nobody };
  const { there } = await readEarlier(db, owner, deviceId);
  return there && deviceId !== '';
}

/** A new session. */
export interface NewSession {
  clinic_id: string;
  id: string;
  user_id: string;
  practice_id: string;
  device_id: string | null;
  user_agent: string | null;
  ip: string | null;
  method?: string;
  restricted?: boolean;
}

/** Inserts a session. */
export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<void> {
  await db
    .insertInto('sessions.session')
    .values({ ...session, created_time: now, seen_time: now, confirmed_time: now })
    .execute();
}

/** Reads an open session with the username of its user; null if it has ended. */
export async function readOpenSession(db: Queryable, clinicId: string, id: string) {
  const row = await db
    .selectFrom('sessions.session as s')
    .innerJoin('sessions.sign_in_name as n', (join) =>
      join.onRef('n.clinic_id', '=', 's.clinic_id').onRef('n.user_id', '=', 's.user_id'),
    )
    .select(['s.id', 's.user_id', 's.practice_id', 's.restricted', 's.created_time', 's.confirmed_time', 'n.username'])
    .where('s.clinic_id', '=', clinicId)
    .where('s.id', '=', id)
    .where('s.ended_time', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Reads the practice of a member's last session; null if there was none. */
export async function readLastPractice(db: Queryable, clinicId: string, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('sessions.session')
    .select('practice_id')
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .orderBy('created_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.practice_id ?? null;
}

/** Updates the last use of a session. */
export async function touchSession(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions.session')
    .set({ seen_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Records that a session's user has just confirmed their identity. */
export async function confirmSession(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions.session')
    .set({ confirmed_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Lifts the restriction of a member's sessions that required a second factor; returns their ids. */
export function liftRestriction(db: Queryable, clinicId: string, userId: string) {
  return db
    .updateTable('sessions.session')
    .set({ restricted: false })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('restricted', '=', true)
    .where('ended_time', 'is', null)
    .returning('id')
    .execute();
}

/** Ends a session; returns whether it was open. With `userId`, only one of theirs. */
export async function endSession(
  db: Queryable,
  clinicId: string,
  id: string,
  reason: string,
  now: Date,
  userId?: string,
): Promise<boolean> {
  let statement = db
    .updateTable('sessions.session')
    .set({ ended_time: now, end_reason: reason })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('ended_time', 'is', null);
  if (userId !== undefined) statement = statement.where('user_id', '=', userId);
  const result = await statement.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends a member's open sessions except one; returns their ids. */
export async function endOpenSessions(
  db: Queryable,
  clinicId: string,
  userId: string,
  reason: string,
  now: Date,
  except: string | null,
): Promise<string[]> {
  let statement = db
    .updateTable('sessions.session')
    .set({ ended_time: now, end_reason: reason })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null);
  if (except !== null) statement = statement.where('id', '<>', except);
  return (await statement.returning('id').execute()).map(({ id }) => id);
}

/**
 * Ends every session that was idle for its clinic's idle time, or exceeded the maximum; their tokens have already
 * expired.
 */
export async function endIdleSessions(
  db: Queryable,
  now: Date,
  defaultMinutes: number,
  longestSeconds: number,
): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await columnsOf({ s: 'sessions.session' }, ['s.clinic_id', 's.id'])
    .returned(sql`update sessions.session s set ended_time = s.seen_time, end_reason = 'time-out'
    where s.ended_time is null and (s.created_time < ${now}::timestamptz - make_interval(secs => ${longestSeconds})
      or s.seen_time < ${now}::timestamptz - make_interval(mins => coalesce(
        (select p.idle_minutes::int from sessions.clinic_policy p where p.clinic_id = s.clinic_id), ${defaultMinutes}::int)))`)
    .execute(db);
  return rows;
}

/** Finds a member's open sessions, most recently used first. */
export function findOpenSessions(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('sessions.session')
    .select(['id', 'user_agent', 'ip', 'created_time', 'seen_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('ended_time', 'is', null)
    .orderBy('seen_time', 'desc')
    .limit(100)
    .execute();
}

/** Finds the open sessions in a practice. */
export function findSessionsAt(db: Queryable, clinicId: string, practiceId: string) {
  return db
    .selectFrom('sessions.session')
    .select(['id', 'user_id'])
    .where('clinic_id', '=', clinicId)
    .where('practice_id', '=', practiceId)
    .where('ended_time', 'is', null)
    .execute();
}
