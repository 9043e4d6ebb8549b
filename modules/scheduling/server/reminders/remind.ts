import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { addJob } from '#platform/jobs.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { NOTIFICATION_HORIZON, notificationLimits } from '../../rules/index.ts';
import { findComingEvents, findEventsToRemind } from './notifications.sql.ts';
import { planNotifications } from './plan-notifications.ts';

const BATCH = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** The daily job: queues the reminders that are now within the horizon. It may run twice or be missed for a month. */
export async function extendReminders(app: App): Promise<void> {
  const now = app.clock();
  const reach = NOTIFICATION_HORIZON + notificationLimits.hours * 3_600_000;
  const between = { from: now, until: new Date(now.getTime() + reach) };
  let after = { clinic_id: FIRST, id: FIRST };
  for (;;) {
    const events = await findEventsToRemind(app.database.kysely, between, after, BATCH);
    for (const [clinicId, ofClinic] of Map.groupBy(events, ({ clinic_id }) => clinic_id)) {
      const ids = ofClinic.map(({ id }) => id);
      await app.database.transaction((tx) => planNotifications(tx, app, clinicId, ids, 'round'));
    }
    const last = events.at(-1);
    if (last === undefined || events.length < BATCH) return;
    after = last;
  }
}

/** Refreshes queued messages in small batches after the clinic's name or time zone changes. */
export async function onClinicChanged(_app: App, tx: Tx, { clinicId }: OutboxEvent): Promise<void> {
  await addJob(tx, 'scheduling.refresh-reminders', { clinicId }, { key: `refresh-reminders ${clinicId}` });
}

/** The job `scheduling.refresh-reminders`: rewrites a clinic's queued messages, one transaction per batch. */
export async function refreshReminders(app: App, payload: unknown): Promise<void> {
  const { clinicId } = payload as { clinicId: string };
  const now = app.clock();
  const until = new Date(now.getTime() + NOTIFICATION_HORIZON + notificationLimits.hours * 3_600_000);
  let after = { clinic_id: clinicId, id: FIRST };
  for (;;) {
    const found = await findEventsToRemind(app.database.kysely, { from: now, until }, after, BATCH);
    const own = found.filter(({ clinic_id }) => clinic_id === clinicId);
    const ids = own.map(({ id }) => id);
    await app.database.transaction((tx) => planNotifications(tx, app, clinicId, ids, 'refresh'));
    if (own.length < BATCH) return;
    after = own.at(-1)!;
  }
}

/** Updates queued messages after a patient's address, number or name changes, or the patient is marked as deceased. */
export async function onPatientChanged(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  const ids = await findComingEvents(tx, clinicId, String(body['id']), app.clock());
  await planNotifications(tx, app, clinicId, ids, 'refresh');
}
