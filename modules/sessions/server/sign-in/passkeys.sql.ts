import type { Queryable } from '#platform/database.ts';

/** A member's passkeys, the oldest first. */
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

/** The passkey with that credential; null for one that we don't know. */
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

/** A passkey that a member's browser made. */
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

/** Keeps a passkey; false where its credential is known already. */
export async function insertPasskey(db: Queryable, passkey: NewPasskey, now: Date): Promise<boolean> {
  const result = await db
    .insertInto('sessions.passkey')
    .values({ ...passkey, created_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Notes that a passkey was used, with its new counter. */
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

/** Takes a passkey away; answers whether it was there. */
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
