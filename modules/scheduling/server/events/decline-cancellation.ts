import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockEvent } from '../records/events.sql.ts';
import { clearResponse } from '../patient-link/linked-event.sql.ts';
import { notifyEvents } from '../reminders/plan-notifications.ts';

/**
 * Keeps an event despite the patient's cancellation request: clears the request in the caller's transaction; the audit
 * log keeps it.
 */
export async function declineCancellationIn(tx: Tx, ctx: RequestContext, id: string): Promise<void> {
  const { actor, app, now } = ctx;
  const event = await lockEvent(tx, actor.clinicId, id);
  if (event === null || event.patient_response !== 'cancel_asked') return;
  await clearResponse(tx, actor.clinicId, id, now);
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'event',
    objectId: id,
    patientId: event.patient_id,
    changes: { patient_response: { before: 'cancel_asked', after: null } },
  });
  await notifyEvents(tx, app, actor.clinicId, [{ id, kind: 'changed' }]);
}
