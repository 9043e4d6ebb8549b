import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventInput, eventTimes } from '../rules/index.ts';
import { queueBooking } from './booking-queue.ts';
import type { BookingAnswer } from './booking.ts';

/** Books an event. Where it overlaps others, nothing is written unless each of them is among `accepted`. `input` is what came over the wire. */
export async function createEvent(
  request: Request,
  input: unknown,
  accepted: readonly string[],
): Promise<BookingAnswer | Refusal> {
  const { actor, now } = request;
  const checked = checkInput(eventInput, input, 'event_input');
  if (isRefusal(checked)) return checked;
  const fields = checked.value;
  const timeZone = fields.timezone ?? actor.timeZone;
  const event = {
    id: newId(),
    title: fields.title,
    status: fields.status ?? 'confirmed',
    notes: fields.notes ?? null,
    color: fields.color_id ?? null,
    ...eventTimes(fields.start, fields.duration, timeZone),
    time_zone: timeZone,
    category_id: fields.category_id,
    patient_id: fields.patient_id ?? null,
    calendar_ids: fields.calendar_ids,
    created_by: actor.userId,
    created_time: now,
  };
  return queueBooking(request.house, actor.clinicId, { request, event, accepted });
}
