import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { announce } from '#platform/outbox.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventInput, eventTimes, isBusy } from '../rules/index.ts';
import { holdSlots, readBookingGround } from './booking.sql.ts';
import { areAccepted, refuseStrangers, slotsOf, tellConflicts, type BookingAnswer } from './booking.ts';
import { insertEvent, type NewEvent } from './events.sql.ts';

/** Books an event. Where it overlaps others, nothing is written unless each of them is among `accepted`. `input` is what came over the wire. */
export async function createEvent(
  request: Request,
  input: unknown,
  accepted: readonly string[],
): Promise<BookingAnswer | Refusal> {
  const { actor, now, house } = request;
  const { clinicId } = actor;
  const checked = checkInput(eventInput, input, 'event_input');
  if (isRefusal(checked)) return checked;
  const fields = checked.value;
  const timeZone = fields.timezone ?? actor.timeZone;
  const status = fields.status ?? 'confirmed';
  const plan = {
    calendar_ids: fields.calendar_ids,
    category_id: fields.category_id,
    patient_id: fields.patient_id ?? null,
    ...eventTimes(fields.start, fields.duration, timeZone),
  };
  return house.database.transaction(async (tx): Promise<BookingAnswer | Refusal> => {
    await holdSlots(tx, slotsOf(plan));
    const ground = await readBookingGround(tx, clinicId, plan);
    const strangers = refuseStrangers(ground, plan);
    if (strangers !== null) return strangers;
    const conflicts = tellConflicts({ id: null, status, ...plan }, ground);
    if (!areAccepted(conflicts, accepted)) return { event: null, conflicts };

    const overlapped = conflicts.length > 0 ? conflicts.map(({ event_id }) => event_id) : null;
    const event: NewEvent = {
      ...plan,
      id: newId(),
      title: fields.title,
      status,
      notes: fields.notes ?? null,
      color: fields.color_id ?? null,
      time_zone: timeZone,
      accepted_conflicts: overlapped,
      created_by: actor.userId,
      created_time: now,
      is_busy: isBusy(status),
    };
    await insertEvent(tx, clinicId, event);
    const changes = overlapped === null ? null : { accepted_conflicts: { before: null, after: overlapped } };
    await recordChange(tx, request, {
      action: 'create',
      objectType: 'event',
      objectId: event.id,
      patientId: plan.patient_id,
      changes,
    });
    await announce(tx, { clinicId, topic: 'scheduling.event-changed', body: { id: event.id, kind: 'created' } });
    const { calendar_ids: _ids, is_busy: _busy, ...kept } = event;
    return {
      event: {
        ...kept,
        clinic_id: clinicId,
        version: 1,
        updated_time: now,
        attendees: ground.calendars,
        category: ground.category!,
        patient: ground.patient,
      },
      conflicts: [],
    };
  });
}
