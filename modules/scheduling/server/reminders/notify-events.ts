import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { publishAll } from '#platform/outbox.ts';
import type { EventChange } from '../records/event-changes.ts';
import { takeBackCancellation } from './notify-cancellation.ts';
import { planNotifications } from './plan-notifications.ts';

/** An event that changed; `patient_id` where it was another patient's before. */
export interface ChangedEvent {
  id: string;
  kind: EventChange;
  patient_id?: string | null;
}

/** Publishes changed events in the transaction of the change, and brings the messages to their patients in line. */
export async function notifyEvents(
  tx: Tx,
  app: App,
  clinicId: string,
  changed: readonly ChangedEvent[],
): Promise<void> {
  if (changed.length === 0) return;
  await publishEvents(tx, clinicId, changed);
  const edited = changed.filter(({ kind }) => kind === 'changed' || kind === 'moved').map(({ id }) => id);
  if (edited.length > 0) await takeBackCancellation(tx, app, clinicId, edited);
  await planNotifications(
    tx,
    app,
    clinicId,
    changed.map(({ id }) => id),
    'change',
  );
}

/** Publishes changed events, and no more: for new ones of which no patient is to be told. */
export function publishEvents(tx: Tx, clinicId: string, changed: readonly ChangedEvent[]): Promise<void> {
  return publishAll(
    tx,
    changed.map((body) => ({ clinicId, topic: 'scheduling.event-changed', body: { ...body } })),
  );
}
