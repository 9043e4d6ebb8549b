import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** Where a sign-in name leads; null for an unknown one. */
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

/** Whether a sign-in name is taken. */
export async function isNameTaken(db: Queryable, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions.sign_in_name')
    .select('user_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a sign-in name with its password's hash. */
export async function insertCredential(
  db: Queryable,
  credential: { clinicId: string; userId: string; username: string; passwordHash: string },
  now: Date,
): Promise<void> {
  const owner = { clinic_id: credential.clinicId, user_id: credential.userId };
  await db
    .insertInto('sessions.sign_in_name')
    .values({ ...owner, username: credential.username })
    .execute();
  await db
    .insertInto('sessions.credential')
    .values({ ...owner, password_hash: credential.passwordHash, changed_time: now })
    .execute();
}

/** A session that begins. */
export interface NewSession {
  clinic_id: string;
  id: string;
  user_id: string;
  practice_id: string;
  device_id: string;
  user_agent: string | null;
  ip: string | null;
}

/** Begins a session. */
export async function insertSession(db: Queryable, session: NewSession, now: Date): Promise<void> {
  await db
    .insertInto('sessions.session')
    .values({ ...session, created_time: now, seen_time: now })
    .execute();
}

/** An open session with the sign-in name of its user; null where it has ended. */
export async function readOpenSession(db: Queryable, clinicId: string, id: string) {
  const row = await db
    .selectFrom('sessions.session as s')
    .innerJoin('sessions.sign_in_name as n', (join) =>
      join.onRef('n.clinic_id', '=', 's.clinic_id').onRef('n.user_id', '=', 's.user_id'),
    )
    .select(['s.id', 's.user_id', 's.practice_id', 'n.username'])
    .where('s.clinic_id', '=', clinicId)
    .where('s.id', '=', id)
    .where('s.ended_time', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes that a session is in use. */
export async function touchSession(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions.session')
    .set({ seen_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Ends a session; answers whether it was open. */
export async function endSession(
  db: Queryable,
  clinicId: string,
  id: string,
  reason: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions.session')
    .set({ ended_time: now, end_reason: reason })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('ended_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends every session that was last used before `before`, and answers which; their tokens have run out already. */
export async function endIdleSessions(db: Queryable, before: Date): Promise<{ clinic_id: string; id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; id: string }>`
    update sessions.session set ended_time = seen_time, end_reason = 'time-out'
    where ended_time is null and seen_time < ${before} returning clinic_id, id`.execute(db);
  return rows;
}
