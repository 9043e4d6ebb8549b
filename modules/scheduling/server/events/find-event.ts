import { recordAccess } from '#audit/server';
import type { RequestContext } from '#platform/request-context.ts';
import { readEvents, type RelatedData, type Event } from '../records/events.sql.ts';

/** Returns one event, or null. The access is logged. */
export async function findEvent(ctx: RequestContext, id: string, along: RelatedData): Promise<Event | null> {
  const [event] = await readEvents(ctx.app.database.kysely, ctx.actor.clinicId, [id], along);
  await recordAccess(ctx, { action: 'read', objectType: 'event', objectId: id, patientId: event?.patient_id });
  return event ?? null;
}
