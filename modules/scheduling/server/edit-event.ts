import { changedFields, recordChanges } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventPatch, isBusy } from '../rules/index.ts';
import { holdSlots, readBookingGround } from './booking.sql.ts';
import {
  areAccepted,
  refuseStrangers,
  slotsOf,
  tellConflicts,
  type BookingAnswer,
  type ToldConflict,
} from './booking.ts';
import { changeOf, editableOf, newlyNamed, patched, takesNewTime, type Editable } from './event-changes.ts';
import { goneEvent, staleEvent } from './event-refusals.ts';
import { lockEvent, readEvents, updateEvent, type Event } from './events.sql.ts';

/** An edit as it came over the wire: `version` is what its author was looking at, `accepted` the conflicts they have seen. */
export interface Edit {
  id: string;
  version: number;
  input: unknown;
  accepted: readonly string[];
}

/**
 * Changes the given fields of an event. NOT_FOUND, or STALE_VERSION where somebody saved since `version`. Where it takes time
 * that is taken, nothing is written unless each event there is among `accepted` or was accepted before.
 */
export async function editEvent(request: Request, edit: Edit): Promise<BookingAnswer | Refusal> {
  const { actor, now, house } = request;
  const { clinicId } = actor;
  const checked = checkInput(eventPatch, edit.input, 'event_input');
  if (isRefusal(checked)) return checked;
  return house.database.transaction(async (tx): Promise<BookingAnswer | Refusal> => {
    const event = await lockEvent(tx, clinicId, edit.id);
    if (event === null) return goneEvent();
    if (event.version !== edit.version) return staleEvent();
    const before = editableOf(event);
    const after = patched(before, checked.value);
    const changes = changedFields({ ...before }, { ...after });
    if (changes !== null) {
      const ground = await takeGround(tx, clinicId, event, before, after, edit.accepted);
      if (isRefusal(ground)) return ground;
      if (ground.refused.length > 0) return { event: null, conflicts: ground.refused };
      const { calendar_ids: calendarIds, ...fields } = after;
      const written = {
        ...fields,
        accepted_conflicts: ground.overlapped,
        version: event.version + 1,
        updated_time: now,
      };
      await updateEvent(tx, clinicId, event.id, written, {
        ...fields,
        calendar_ids: calendarIds,
        is_busy: isBusy(fields.status),
      });

      const told = { ...changes, ...changedFields({ ...event }, { accepted_conflicts: ground.overlapped }) };
      const patients = [...new Set([before.patient_id, after.patient_id])].filter(
        (id, _index, ids) => id !== null || ids.length === 1,
      );
      const note = { action: 'update', objectType: 'event', objectId: event.id, changes: told } as const;
      await recordChanges(
        tx,
        request,
        patients.map((patientId) => ({ ...note, patientId })),
      );
      const kind = changeOf(Object.keys(changes), after.status);
      await announce(tx, {
        clinicId,
        topic: 'scheduling.event-changed',
        body: { id: event.id, kind, patient_id: before.patient_id },
      });
    }
    const [fresh] = await readEvents(tx, clinicId, [event.id]);
    return { event: fresh!, conflicts: [] };
  });
}

/** Holds and reads what the edit newly takes; what stands in its way and was not accepted is answered as `refused`. */
async function takeGround(
  tx: Tx,
  clinicId: string,
  event: Event,
  before: Editable,
  after: Editable,
  accepted: readonly string[],
): Promise<{ refused: ToldConflict[]; overlapped: string[] | null } | Refusal> {
  const named = newlyNamed(before, after);
  const takes = takesNewTime(before, after);
  if (named === null && !takes) return { refused: [], overlapped: event.accepted_conflicts };
  await holdSlots(tx, slotsOf(after));
  const ground = await readBookingGround(tx, clinicId, [after]);
  const strangers = named === null ? null : refuseStrangers(ground, named);
  if (strangers !== null) return strangers;
  if (!takes) return { refused: [], overlapped: event.accepted_conflicts };
  const conflicts = tellConflicts({ id: event.id, ...after }, ground.booked, ground);
  const seen = [...accepted, ...(event.accepted_conflicts ?? [])];
  if (!areAccepted(conflicts, seen)) return { refused: conflicts, overlapped: null };
  return { refused: [], overlapped: conflicts.length > 0 ? conflicts.map(({ event_id }) => event_id) : null };
}
