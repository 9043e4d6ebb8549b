import type { Tx } from '#platform/database.ts';
import { withdrawDeliveries, type DeliverySelection } from './deliveries.sql.ts';
import { notifyChanges } from './notify-changes.ts';

/**
 * Cancels a delivery by key unless it is being sent; that one continues, but is not retried. One that was due before
 * `now` and not sent gets the error `was-due`.
 */
export function cancelDelivery(tx: Tx, clinicId: string, key: string, now: Date): Promise<void> {
  return withdraw(tx, clinicId, { key }, now);
}

/** Cancels all deliveries about one thing in the same way. */
export function cancelDeliveriesAbout(tx: Tx, clinicId: string, about: { type: string; id: string }): Promise<void> {
  return withdraw(tx, clinicId, { type: about.type, id: about.id }, null);
}

async function withdraw(tx: Tx, clinicId: string, which: DeliverySelection, now: Date | null): Promise<void> {
  await notifyChanges(tx, await withdrawDeliveries(tx, clinicId, which, now));
}
