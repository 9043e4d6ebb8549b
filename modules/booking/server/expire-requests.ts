import { recordOwnChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import { publish } from '#platform/outbox.ts';
import { bookingLimits } from '../rules/index.ts';
import { releaseTime } from './hold-time.ts';
import { deleteOld, findOverdue, findRequest, requests } from './requests.sql.ts';
import { sendAnswer } from './send-answer.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Scheduled: expires requests that were not reviewed in time, releases their times and notifies the people. */
export async function expireRequests(app: App): Promise<void> {
  const now = app.clock();
  for (const { clinic_id: clinicId, id } of await findOverdue(app.database.kysely, now, BATCH)) {
    await app.database.transaction(async (tx) => {
      const request = await requests.lock(tx, { clinicId }, id);
      if (request?.state !== 'pending' || request.held_until > now) return;
      await releaseTime(tx, clinicId, request);
      await requests.update(tx, { clinicId }, id, {
        state: 'expired',
        decided_time: now,
        version: request.version + 1,
      });
      await recordOwnChange(tx, app, clinicId, {
        action: 'update',
        objectType: 'booking_request',
        objectId: id,
        changes: { state: { before: 'pending', after: 'expired' } },
      });
      await publish(tx, { clinicId, topic: 'booking.request-changed', body: { id } });
      await sendAnswer(tx, app, clinicId, (await findRequest(tx, clinicId, id))!);
    });
  }
}

/** Scheduled: deletes what people entered in requests that were declined or expired a month ago. */
export async function deleteOldRequests(app: App): Promise<void> {
  const before = new Date(app.clock().getTime() - bookingLimits.kept * DAY_MS);
  await app.database.transaction(async (tx) => {
    for (const { clinic_id: clinicId, id } of await deleteOld(tx, before))
      await recordOwnChange(tx, app, clinicId, { action: 'delete', objectType: 'booking_request', objectId: id });
  });
}
