import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { spendAll } from '../records/one-time.sql.ts';

// Allows typos in a manually typed link and rejected passwords; the code itself can't be guessed.
const MOST_LINK_ATTEMPTS = 20;

/** Stores a password reset link; earlier ones become invalid. */
export async function insertReset(
  db: Queryable,
  reset: { clinic_id: string; id: string; user_id: string; code_hash: string },
  now: Date,
  expires: Date,
): Promise<void> {
  await spendAll(db, 'sessions.password_reset', { clinicId: reset.clinic_id, userId: reset.user_id }, now);
  await db
    .insertInto('sessions.password_reset')
    .values({ ...reset, created_time: now, expires_time: expires })
    .execute();
}

/** Returns the number of links emailed to a member since `since`. */
export async function countResets(db: Queryable, clinicId: string, userId: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('sessions.password_reset')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('created_time', '>', since)
    .executeTakeFirstOrThrow();
  return row.count;
}

const LINK = columnsOf('sessions.password_reset', ['user_id', 'code_hash', 'expires_time']);
const isOpen = (clinicId: string, id: string, now: Date) => sql`clinic_id = ${clinicId} and id = ${id}
  and used_time is null and tries < ${MOST_LINK_ATTEMPTS} and expires_time > ${now}`;

/** Counts an attempt for a link, and returns its owner; null if it is no longer valid. */
export async function takeReset(db: Queryable, clinicId: string, id: string, now: Date) {
  const { rows } = await LINK.returned(
    sql`update sessions.password_reset set tries = tries + 1 where ${isOpen(clinicId, id, now)}`,
  ).execute(db);
  return rows[0] ?? null;
}

/** Returns the owner of a link; null if it is no longer valid. */
export async function readReset(db: Queryable, clinicId: string, id: string, now: Date) {
  const { rows } = await LINK.select(sql`from sessions.password_reset where ${isOpen(clinicId, id, now)}`).execute(db);
  return rows[0] ?? null;
}

/** Returns whether a member has ever signed in. */
export function hasSignedIn(db: Queryable, clinicId: string, userId: string): Promise<boolean> {
  return hasRows(db, sql`sessions.session where clinic_id = ${clinicId} and user_id = ${userId}`);
}
