import type { App } from '#platform/app.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import type { Tx } from '#platform/database.ts';
import { closePortals } from '../portal.sql.ts';

/**
 * Ends all links and sessions of both records after a merge or its undo: if the two are different people, a link sent
 * for one would reveal the other's data. The clinic sends a new link.
 */
export function closeMerged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return closePortals(tx, clinicId, [String(body['survivor_id']), String(body['merged_id'])], app.clock());
}
