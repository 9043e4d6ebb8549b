import { recordChange } from '#audit/server';
import { announce } from '#platform/outbox.ts';
import type { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { editableOf } from './event-changes.ts';
import { goneEvent, staleEvent } from './event-refusals.ts';
import { lockEvent, updateEvent } from './events.sql.ts';

/** Takes an event off the calendars; its record stays. NOT_FOUND, or STALE_VERSION where somebody saved since `version`. */
export async function deleteEvent(request: Request, id: string, version: number): Promise<{ ok: true } | Refusal> {
  const { actor, now, house } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<{ ok: true } | Refusal> => {
    const event = await lockEvent(tx, clinicId, id);
    if (event === null) return goneEvent();
    if (event.version !== version) return staleEvent();
    const written = { deleted_time: now, updated_time: now, version: version + 1 };
    await updateEvent(tx, clinicId, id, written, { ...editableOf(event), is_busy: false });
    await recordChange(tx, request, {
      action: 'delete',
      objectType: 'event',
      objectId: id,
      patientId: event.patient_id,
    });
    await announce(tx, { clinicId, topic: 'scheduling.event-changed', body: { id, kind: 'deleted' } });
    return { ok: true };
  });
}
