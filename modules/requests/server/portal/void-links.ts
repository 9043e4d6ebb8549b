import type { OutboxEvent } from '#platform/outbox.ts';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { closePortals, revokeUnusedLinks } from '../portal.sql.ts';

/**
 * After an address or number changes, revokes unused links sent to the previous one, which may now belong to someone
 * else.
 */
export async function voidLinks(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const channels = (['email', 'sms'] as const).filter((channel) => body[channel] === true);
  const before = new Date(String(body['time']));
  await revokeUnusedLinks(tx, clinicId, { patientId: String(body['id']), channels, before }, app.clock());
}

/** After a patient's death, revokes all links and sessions. Undoing the death does not restore them. */
export function closeDeceased(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return closePortals(tx, clinicId, [String(body['id'])], app.clock());
}
