import type { Queryable } from '#platform/database.ts';

/** Finds a member's passkeys, oldest first. */
export function findPasskeys(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('sessions.passkey')
    .select(['id', 'credential_id', 'transports', 'passkey_name', 'created_time', 'used_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('deleted_time', 'is', null)
    .orderBy('created_time')
    .execute();
}

/** Reads the passkey with a credential; null if it is unknown. */
export async function readPasskey(db: Queryable, clinicId: string, credentialId: string) {
  const row = await db
    .selectFrom('sessions.passkey')
    .select(['id', 'user_id', 'credential_id', 'public_key', 'counter', 'transports'])
    .where('clinic_id', '=', clinicId)
    .where('credential_id', '=', credentialId)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** A passkey that a member's browser created. */
export interface NewPasskey {
  clinic_id: string;
  id: string;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  passkey_name: string;
}

/** Inserts a passkey; returns false if its credential already exists. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('sessions.passkey')
    .values({ ...passkey, created_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Updates the last use of a passkey, with its new counter. */
export async function touchPasskey(
  db: Queryable,
  clinicId: string,
  id: string,
  counter: number,
  now: Date,
): Promise<void> {
  await db
    .updateTable('sessions.passkey')
    .set({ counter, used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a passkey; returns whether it existed. */
export async function deletePasskey(
  db: Queryable,
  clinicId: string,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions.passkey')
    .set({ deleted_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
