import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { countWaiting, type SubscriptionRow, subscriptions } from './subscriptions.sql.ts';

/** A subscription that one process has to itself for a while. */
export interface Claim {
  clinicId: string;
  id: string;
  claim: string;
}

// Longer than a turn takes: what a dead process has claimed is sent after this time.
const CLAIM_MS = 90_000;

/** Claims subscriptions with something to send, longest waiting first; concurrent processes claim different ones. */
export async function claimDue(db: Queryable, now: Date, limit: number): Promise<Claim[]> {
  const claim = newId();
  // All clinics: one loop sends for all.
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('fhir.subscription')
        .select(['clinic_id', 'id'])
        .where('due_time', '<=', now)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', now)]))
        .orderBy('due_time')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('fhir.subscription as s')
    .from('due')
    .set({ claim, claimed_until: new Date(now.getTime() + CLAIM_MS) })
    .whereRef('s.clinic_id', '=', 'due.clinic_id')
    .whereRef('s.id', '=', 'due.id')
    .returning(['s.clinic_id', 's.id'])
    .execute();
  return rows.map(({ clinic_id: clinicId, id }) => ({ clinicId, id, claim }));
}

/** Locks a subscription for the rest of the transaction; null if it is gone, or no longer the claim's. */
export async function lockClaimed(tx: Tx, { clinicId, id, claim }: Claim): Promise<SubscriptionRow | null> {
  const row = await subscriptions.lock(tx, { clinicId }, id);
  return row?.claim === claim ? row : null;
}

/** Ends a claim. The subscription is due again at `due`; null for when there is something to send. */
export async function release(tx: Tx, claim: Claim, due: Date | null, now: Date): Promise<void> {
  const row = await lockClaimed(tx, claim);
  if (row === null) return;
  const isOpen = row.status === 'active' || row.status === 'requested';
  const isWaiting = isOpen && due === null && (await countWaiting(tx, claim, claim.id)) > 0;
  const next = isOpen ? (due ?? (isWaiting ? now : null)) : null;
  await subscriptions.update(tx, claim, claim.id, { claim: null, claimed_until: null, due_time: next });
}
