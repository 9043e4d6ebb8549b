import type { OutboxEvent } from '#platform/outbox.ts';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { closePortals, revokeUnusedLinks } from '../portal.sql.ts';

/** An address or number on record became another one: what was sent to the old one, and not used yet, may lie with a stranger. */
export async function voidLinks(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const channels = (['email', 'sms'] as const).filter((channel) => body[channel] === true);
  const before = new Date(String(body['time']));
  await revokeUnusedLinks(tx, clinicId, { patientId: String(body['id']), channels, before }, app.clock());
}

/** A patient has died: nobody else may come in with what was sent to them, nor stay. Taking the death back opens none of it again. */
export function closeDeceased(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  return closePortals(tx, clinicId, [String(body['id'])], app.clock());
}
