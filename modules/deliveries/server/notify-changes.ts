import type { Tx } from '#platform/database.ts';
import { publishAll } from '#platform/outbox.ts';
import type { ChangedDelivery } from './deliveries.sql.ts';

/** Publishes state changes of deliveries, in the transaction of the change. */
export async function notifyChanges(tx: Tx, changed: readonly ChangedDelivery[]): Promise<void> {
  if (changed.length === 0) return;
  await publishAll(
    tx,
    changed.map(({ clinic_id: clinicId, id, about_type, about_id, state }) => ({
      clinicId,
      topic: 'deliveries.delivery-changed',
      body: { id, about_type, about_id, state },
    })),
  );
}
