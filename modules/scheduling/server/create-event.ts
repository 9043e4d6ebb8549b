import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { eventInput, eventTimes, type EventFields } from '../rules/index.ts';
import { bookEventsIn, type Wanted } from './book-events.ts';
import { bookSeries } from './book-series.ts';
import { refuseOutsideScope } from './refuse-outside-scope.ts';
import { queueBooking } from './booking-queue.ts';
import { otherTimes, withAlternatives } from './with-alternatives.ts';
import { readReason, type BookingAnswer } from './booking.ts';
import type { Moved } from './settle-series.ts';

/** What was decided about conflicts and, of a series, about single occurrences; as it came over the wire. */
export interface Decided {
  accepted: readonly string[];
  reason?: string | null;
  skipped?: readonly Date[];
  moved?: readonly Moved[];
}

/**
 * Books an event, with an RRULE a series. Where it overlaps others, nothing is written unless each of them is among `accepted` and
 * a reason is given. `input` is what came over the wire.
 */
export async function createEvent(
  request: Request,
  input: unknown,
  decided: Decided,
): Promise<BookingAnswer | Refusal> {
  const read = await readWanted(request.house.database.kysely, request, input, decided);
  if (isRefusal(read)) return read;
  const { fields, ...wanted } = read;
  const { clinicId } = request.actor;
  if (fields.RRULE == null)
    return withAlternatives(request, await queueBooking(request.house, clinicId, wanted), wanted.event);
  const exdates = [...(fields.EXDATE ?? []), ...(decided.skipped ?? [])];
  const moved = decided.moved ?? [];
  const { event, accepted, notifications } = wanted;
  return bookSeries(request, {
    event,
    rrule: fields.RRULE,
    rdates: fields.RDATE ?? [],
    exdates,
    moved,
    accepted,
    notifications,
  });
}

/** Books an event that stands by itself in the caller's transaction; where the answer names conflicts, nothing was written. */
export async function createEventIn(
  tx: Tx,
  request: Request,
  input: unknown,
  decided: Decided,
): Promise<BookingAnswer | Refusal> {
  const read = await readWanted(tx, request, input, decided);
  if (isRefusal(read)) return read;
  const { fields: _fields, ...wanted } = read;
  const [answer] = await bookEventsIn(tx, request.house, request.actor.clinicId, [wanted]);
  return answer!;
}

/** Other starts for an event that `createEventIn` told conflicts of; asked for after its transaction, which holds the slots. */
export async function findOtherTimes(request: Request, input: unknown): Promise<readonly Date[]> {
  const wanted = await readWanted(request.house.database.kysely, request, input, { accepted: [] });
  return isRefusal(wanted) ? [] : otherTimes(request, wanted.event);
}

async function readWanted(
  db: Queryable,
  request: Request,
  input: unknown,
  decided: Decided,
): Promise<(Wanted & { event: { resource_ids: readonly string[] }; fields: EventFields }) | Refusal> {
  const { actor, now } = request;
  const checked = checkInput(eventInput, input, 'event_input');
  if (isRefusal(checked)) return checked;
  const reason = readReason(decided.reason);
  if (isRefusal(reason)) return reason;
  const fields = checked.value;
  const outside = await refuseOutsideScope(db, request, 'scheduling.create', [], fields.calendar_ids);
  if (outside !== null) return outside;
  const timeZone = fields.timezone ?? actor.timeZone;
  const accepted = { ids: decided.accepted, reason };
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
    resource_ids: fields.resource_ids ?? [],
    created_by: actor.userId,
    created_time: now,
  };
  return { request, event, accepted, notifications: fields.event_notifications, fields };
}
