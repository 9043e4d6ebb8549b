import type { Tx } from '#platform/database.ts';
import { withdrawDeliveries, type Which } from './deliveries.sql.ts';
import { tellChanges } from './tell-changes.ts';

/** Takes back a delivery by its key, as long as it has not been handed over; that one goes on, but is not tried again. */
export function cancelDelivery(tx: Tx, clinicId: string, key: string): Promise<void> {
  return withdraw(tx, clinicId, { key });
}

/** The same for all deliveries about one thing. */
export function cancelDeliveriesAbout(tx: Tx, clinicId: string, about: { type: string; id: string }): Promise<void> {
  return withdraw(tx, clinicId, { type: about.type, id: about.id });
}

async function withdraw(tx: Tx, clinicId: string, which: Which): Promise<void> {
  await tellChanges(tx, await withdrawDeliveries(tx, clinicId, which));
}
