import type { Queryable } from '#platform/database.ts';
import type { BillingProof } from '../../api/accounting.gen.ts';

/** What the last proof found; null before the first. */
export async function readProof(db: Queryable, clinicId: string): Promise<BillingProof | null> {
  const row = await db
    .selectFrom('billing.proof')
    .select(['finding', 'row_id', 'entries', 'proved_time'])
    .where('clinic_id', '=', clinicId)
    .orderBy('proved_time', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, entries: row.entries, proved_time: row.proved_time.toISOString() };
}
