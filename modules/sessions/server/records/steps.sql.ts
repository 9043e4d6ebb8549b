import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { MOST_ATTEMPTS } from '../../rules/index.ts';

/** A pending sign-in. */
export interface Step {
  clinic_id: string;
  id: string;
  user_id: string;
  purpose: 'two_fa' | 'practice';
  /** The factors verified so far, e.g. `password+totp`. */
  method: string;
  device_id: string | null;
}

/** Stores a pending sign-in. */
export async function insertStep(
  db: Queryable,
  step: Step & { user_agent: string | null; ip: string | null },
  now: Date,
  expires: Date,
): Promise<void> {
  await db
    .insertInto('sessions.sign_in_step')
    .values({ ...step, created_time: now, expires_time: expires })
    .execute();
}

/** Reads a pending sign-in; null if it has ended. */
export async function readStep(
  db: Queryable,
  clinicId: string,
  id: string,
  purpose: Step['purpose'],
  now: Date,
): Promise<Step | null> {
  const row = await db
    .selectFrom('sessions.sign_in_step')
    .select(['clinic_id', 'id', 'user_id', 'method', 'device_id'])
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('used_time', 'is', null)
    .where('expires_time', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, purpose };
}

/** Counts an attempt of a pending sign-in before it is checked; returns false if the limit is reached. */
export async function takeStepTry(db: Queryable, clinicId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update sessions.sign_in_step set tries = tries + 1
    where clinic_id = ${clinicId} and id = ${id} and used_time is null and tries < ${MOST_ATTEMPTS} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Marks a passkey's challenge as used; returns false if it already was. */
export async function spendChallenge(db: Queryable, id: string, expires: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sessions.spent_challenge (id, expires_time) values (${id}, ${expires}) on conflict do nothing returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Deletes expired pending sign-ins, codes, links and challenges. */
export async function forgetOver(db: Queryable, before: Date): Promise<void> {
  await sql`delete from sessions.sent_code where clinic_id is not null and expires_time < ${before}`.execute(db);
  await sql`delete from sessions.sign_in_step where clinic_id is not null and expires_time < ${before}`.execute(db);
  await sql`delete from sessions.password_reset where clinic_id is not null and expires_time < ${before}`.execute(db);
  await sql`delete from sessions.spent_challenge where expires_time < ${before}`.execute(db);
}
