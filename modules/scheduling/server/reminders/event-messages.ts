import { recordAccess } from '#audit/server';
import { readDeliveriesAbout, statusReader } from '#deliveries/server';
import type { RequestContext } from '#platform/request-context.ts';
import { readEvents } from '../records/events.sql.ts';

/** A message to the patient of an event, with its delivery status. */
export interface SentMessage {
  notification_type: string;
  notification_method: string;
  hours_before_appointment: number | null;
  email_mobile: string;
  state: string;
  send_time: Date | null;
  sent_time: Date | null;
  error: string | null;
}

/** Returns the messages about an event, latest first; the access is logged. */
export async function eventMessages(ctx: RequestContext, id: string): Promise<SentMessage[]> {
  const { kysely } = ctx.app.database;
  const { clinicId } = ctx.actor;
  const [event] = await readEvents(kysely, clinicId, [id], {});
  if (event === undefined) return [];
  const all = await readDeliveriesAbout(kysely, clinicId, { type: 'event', ids: [id] });
  await recordAccess(ctx, { action: 'read', objectType: 'event', objectId: id, patientId: event.patient_id });
  const statusOf = await statusReader(ctx.app, clinicId);
  return all
    .map((delivery) => {
      const { key, channel, to, sendAt, sentTime, error } = delivery;
      const [kind, hours] = (key.split(':')[3] ?? '').split('.');
      const isReminder = kind === 'reminder';
      return {
        notification_type: isReminder ? 'reminder' : 'initial_confirmation',
        notification_method: channel,
        hours_before_appointment: isReminder ? Number(hours) : null,
        email_mobile: to,
        state: statusOf(delivery),
        send_time: sendAt,
        sent_time: sentTime,
        error,
      };
    })
    .toReversed();
}
