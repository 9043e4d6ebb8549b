import type { Queryable } from '#platform/database.ts';

/** What is good for one use: links to a new password, pending sign-ins, and codes that were sent. */
type OneTime = 'sessions.password_reset' | 'sessions.sign_in_step' | 'sessions.sent_code';

/** Uses one up; false where somebody has already. */
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

/** Uses up all of a member: what was mailed or proved before counts no more. */
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
