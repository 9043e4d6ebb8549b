import type { Queryable } from '#platform/database.ts';

/** A device to remember. */
export interface NewDevice {
  clinic_id: string;
  id: string;
  user_id: string;
  token_hash: string;
  user_agent: string | null;
  ip: string | null;
}

/** Stores a remembered device. */
export async function insertDevice(db: Queryable, device: NewDevice, now: Date, expires: Date): Promise<void> {
  await db
    .insertInto('sessions.remembered_device')
    .values({ ...device, created_time: now, used_time: now, expires_time: expires })
    .execute();
}

/** Returns whether one of these tokens belongs to a remembered device of this member; updates its last use. */
export async function takeDevice(
  db: Queryable,
  clinicId: string,
  userId: string,
  hashes: readonly string[],
  now: Date,
): Promise<boolean> {
  if (hashes.length === 0) return false;
  const result = await db
    .updateTable('sessions.remembered_device')
    .set({ used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('token_hash', 'in', [...hashes])
    .where('revoked_time', 'is', null)
    .where('expires_time', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Finds a member's remembered devices, most recently used first. */
export function findDevices(db: Queryable, clinicId: string, userId: string, now: Date) {
  return db
    .selectFrom('sessions.remembered_device')
    .select(['id', 'user_agent', 'ip', 'created_time', 'used_time', 'expires_time'])
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('revoked_time', 'is', null)
    .where('expires_time', '>', now)
    .orderBy('used_time', 'desc')
    .execute();
}

/** Deletes a remembered device of a member, or with null all of them; returns whether there was one. */
export async function revokeDevices(
  db: Queryable,
  clinicId: string,
  userId: string,
  id: string | null,
  now: Date,
): Promise<boolean> {
  let statement = db
    .updateTable('sessions.remembered_device')
    .set({ revoked_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('revoked_time', 'is', null);
  if (id !== null) statement = statement.where('id', '=', id);
  const result = await statement.executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
