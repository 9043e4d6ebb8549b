import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';

/** Records that an order was sent at a given time by other means than our messages, e.g. by another system. */
export async function recordSent(
  tx: Tx,
  clinicId: string,
  groupIds: readonly string[],
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await sql`update labs.order_group set sent_time = ${at}, account_id = ${accountId}
    where clinic_id = ${clinicId} and id = any(${groupIds}::uuid[])`.execute(tx);
  await sql`update labs.test_order set status = 'Sent', status_time = ${at}
    where clinic_id = ${clinicId} and group_id = any(${groupIds}::uuid[]) and deleted_time is null`.execute(tx);
}
