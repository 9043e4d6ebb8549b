import type { Tx } from '#platform/database.ts';
import { withdrawDeliveries, type Which } from './deliveries.sql.ts';
import { notifyChanges } from './notify-changes.ts';

/**
 * Takes back a delivery by its key, as long as it has not been handed over; that one goes on, but is not tried again. One that should
 * have left before `now` and had not has the error `was-due` from then on.
 */
export function cancelDelivery(tx: Tx, clinicId: string, key: string, now: Date): Promise<void> {
  return withdraw(tx, clinicId, { key }, now);
}

/** The same for all deliveries about one thing. */
export function cancelDeliveriesAbout(tx: Tx, clinicId: string, about: { type: string; id: string }): Promise<void> {
  return withdraw(tx, clinicId, { type: about.type, id: about.id }, null);
}

async function withdraw(tx: Tx, clinicId: string, which: Which, now: Date | null): Promise<void> {
  await notifyChanges(tx, await withdrawDeliveries(tx, clinicId, which, now));
}
