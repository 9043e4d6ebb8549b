import type { Queryable } from '#platform/database.ts';
import type { BillingProof } from '../../api/accounting.gen.ts';

/** Returns the result of the last check, or null before the first one. */
export async function readProof(db: Queryable, clinicId: string): Promise<BillingProof | null> {
  const row = await db
    .selectFrom('billing.proof')
    .select(['finding', 'row_id', 'entries', 'proved_time'])
    .where('clinic_id', '=', clinicId)
    .orderBy('proved_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
