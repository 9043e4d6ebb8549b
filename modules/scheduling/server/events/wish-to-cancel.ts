import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import type { AppointmentLink } from '../reminders/appointment-token.ts';
import { writeWish } from '../patient-link/linked-event.sql.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';

/**
 * Sets or clears a patient's cancellation request on an event; returns whether that changed it. The caller writes the
 * audit entry.
 */
export async function wishToCancelIn(tx: Tx, app: App, of: AppointmentLink, asks: boolean): Promise<boolean> {
  const isNew = await writeWish(tx, of, { asks, now: app.clock() });
  if (isNew) await notifyEvents(tx, app, of.clinicId, [{ id: of.eventId, kind: 'changed' }]);
  return isNew;
}
