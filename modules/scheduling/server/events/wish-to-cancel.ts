import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { AppointmentLink } from '../reminders/appointment-token.ts';
import { writeWish } from '../patient-link/linked-event.sql.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';

/** Shows on an event that its patient asks to cancel it, however they said so, or asks no more; answers whether that is new. Who calls it writes the audit entry. */
export async function wishToCancelIn(tx: Tx, app: App, of: AppointmentLink, asks: boolean): Promise<boolean> {
  const isNew = await writeWish(tx, of, { asks, now: app.clock() });
  if (isNew) await notifyEvents(tx, app, of.clinicId, [{ id: of.eventId, kind: 'changed' }]);
  return isNew;
}
