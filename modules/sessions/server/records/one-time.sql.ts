import type { Queryable } from '#platform/database.ts';

/** The tables of one-time tokens: password reset links, pending sign-ins, and sent codes. */
type OneTime = 'sessions.password_reset' | 'sessions.sign_in_step' | 'sessions.sent_code';

/** Marks one as used; returns false if it already was. */
export async function spend(
  db: Queryable,
  what: OneTime,
  { clinicId, id }: { clinicId: string; id: string },
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable(what)
    .set({ used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('used_time', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Marks all of a member as used, so that earlier emails and confirmations become invalid. */
export async function spendAll(
  db: Queryable,
  what: OneTime,
  { clinicId, userId }: { clinicId: string; userId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable(what)
    .set({ used_time: now })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .where('used_time', 'is', null)
    .execute();
}
