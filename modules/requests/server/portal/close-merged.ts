import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import type { Tx } from '#platform/database.ts';
import { closePortals } from '../portal.sql.ts';

/**
 * Two records became one, or two again: their links and sessions went along, and whoever has one that was sent for the other record
 * would read what is not theirs should the two be different people. All of them end; the clinic sends a new link.
 */
export function closeMerged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return closePortals(tx, clinicId, [String(body['survivor_id']), String(body['merged_id'])], app.clock());
}
