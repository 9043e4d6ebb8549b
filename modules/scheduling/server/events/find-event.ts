import { recordAccess } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { readEvents, type Along, type Event } from '../records/events.sql.ts';

/** One event; null where there is none. The look is logged. */
export async function findEvent(ctx: RequestContext, id: string, along: Along): Promise<Event | null> {
  const [event] = await readEvents(ctx.app.database.kysely, ctx.actor.clinicId, [id], along);
  await recordAccess(ctx, { action: 'read', objectType: 'event', objectId: id, patientId: event?.patient_id });
  return event ?? null;
}
