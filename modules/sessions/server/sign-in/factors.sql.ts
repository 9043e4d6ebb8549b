import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { MOST_ATTEMPTS } from '../../rules/index.ts';

const table = clinicTable('sessions.factor', [
  'id',
  'kind',
  'secret',
  'address',
  'last_step',
  'is_default',
  'created_time',
  'used_time',
]);

/** A second factor of a member. */
export type Factor = RowOfTable<typeof table>;

/** Finds a member's confirmed second factors, the default first. */
export function findFactors(db: Queryable, clinicId: string, userId: string): Promise<Factor[]> {
  return table
    .select(db, { clinicId })
    .where('user_id', '=', userId)
    .where('confirmed_time', 'is not', null)
    .where('deleted_time', 'is', null)
    .orderBy('is_default', 'desc')
    .orderBy('created_time')
    .execute();
}

/** Reads an unconfirmed second factor created after `since`. */
export async function readBegunFactor(
  db: Queryable,
  clinicId: string,
  userId: string,
  id: string,
  since: Date,
): Promise<Factor | null> {
  const row = await table
    .select(db, { clinicId })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('created_time', '>', since)
    .where('confirmed_time', 'is', null)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Inserts an unconfirmed second factor. */
export async function insertFactor(
  db: Queryable,
  factor: {
    clinic_id: string;
    id: string;
    user_id: string;
    kind: 'email' | 'sms' | 'totp';
    secret: Buffer | null;
    address: string | null;
  },
  now: Date,
): Promise<void> {
  await db
    .insertInto('sessions.factor')
    .values({ ...factor, created_time: now })
    .execute();
}

/** Confirms a factor. */
export async function confirmFactor(
  db: Queryable,
  clinicId: string,
  id: string,
  isDefault: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions.factor')
    .set({ confirmed_time: now, is_default: isDefault })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a factor; returns whether it existed. */
export async function deleteFactor(
  db: Queryable,
  clinicId: string,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions.factor')
    .set({ deleted_time: now, is_default: false })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Makes a factor the only default. */
export async function setDefaultFactor(db: Queryable, clinicId: string, userId: string, id: string): Promise<void> {
  await sql`
    update sessions.factor set is_default = (id = ${id})
    where clinic_id = ${clinicId} and user_id = ${userId} and deleted_time is null`.execute(db);
}

/**
 * Marks an app's time step as used; returns false if that step or a later one was already used, so that a code can't be
 * replayed.
 */
export async function takeTimeStep(
  db: Queryable,
  clinicId: string,
  id: string,
  step: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update sessions.factor set last_step = ${step}, used_time = ${now}
    where clinic_id = ${clinicId} and id = ${id} and (last_step is null or last_step < ${step}) returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** Updates the last use of a factor. */
export async function touchFactor(db: Queryable, clinicId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions.factor')
    .set({ used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Stores the hash of a code that is being sent. */
export async function insertSentCode(
  db: Queryable,
  code: {
    clinic_id: string;
    id: string;
    user_id: string;
    factor_id: string;
    step_id: string | null;
    code_hash: string;
  },
  now: Date,
  expires: Date,
): Promise<void> {
  await db
    .insertInto('sessions.sent_code')
    .values({ ...code, created_time: now, expires_time: expires })
    .execute();
}

/** Finds the times at which codes were sent to a member after `since`, latest first. */
export function findSentCodes(db: Queryable, clinicId: string, userId: string, since: Date) {
  return db
    .selectFrom('sessions.sent_code')
    .select(['factor_id', 'step_id', 'created_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('created_time', '>', since)
    .orderBy('created_time', 'desc')
    .execute();
}

/**
 * Counts an attempt for every code sent for this step (or this unconfirmed factor), and returns those below their
 * limit.
 */
export async function takeSentCodes(
  db: Queryable,
  clinicId: string,
  of: { stepId: string } | { factorId: string },
  now: Date,
): Promise<{ id: string; factor_id: string; code_hash: string }[]> {
  const which = 'stepId' in of ? sql`step_id = ${of.stepId}` : sql`factor_id = ${of.factorId} and step_id is null`;
  const { rows } = await columnsOf('sessions.sent_code', ['id', 'factor_id', 'code_hash'])
    .returned(sql`update sessions.sent_code set tries = tries + 1
    where clinic_id = ${clinicId} and ${which} and used_time is null and tries < ${MOST_ATTEMPTS} and expires_time > ${now}`)
    .execute(db);
  return rows;
}

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(
  db: Queryable,
  clinicId: string,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions.recovery_code')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('deleted_time', 'is', null)
    .execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('sessions.recovery_code')
    .values(hashes.map((code_hash) => ({ clinic_id: clinicId, user_id: userId, code_hash, created_time: now })))
    .execute();
}

/** Marks a recovery code as used; returns false for a wrong or used one. */
export async function spendRecoveryCode(
  db: Queryable,
  clinicId: string,
  userId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions.recovery_code')
    .set({ used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_time', 'is', null)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the number of a member's unused recovery codes. */
export async function countRecoveryCodes(db: Queryable, clinicId: string, userId: string): Promise<number> {
  const row = await db
    .selectFrom('sessions.recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('used_time', 'is', null)
    .where('deleted_time', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
}
