import { recordAccess } from '#audit/server';
import type { Request } from '#platform/request.ts';
import { readEvents, type Along, type Event } from './events.sql.ts';

/** One event; null where there is none. The look is logged. */
export async function findEvent(request: Request, id: string, along: Along): Promise<Event | null> {
  const [event] = await readEvents(request.house.database.kysely, request.actor.clinicId, [id], along);
  await recordAccess(request, { action: 'read', objectType: 'event', objectId: id, patientId: event?.patient_id });
  return event ?? null;
}
