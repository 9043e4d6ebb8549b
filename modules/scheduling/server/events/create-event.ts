import { requireActivePatient } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { eventInput, eventTimes, type EventFields } from '../../rules/index.ts';
import {
  bookEventsIn,
  type BookingRequest,
  queueBooking,
  otherTimes,
  withAlternatives,
} from '../booking/book-events.ts';
import { bookSeries } from '../series/book-series.ts';
import { checkScope, readReason, type BookingAnswer } from '../booking/booking.ts';
import type { OccurrenceMove } from '../series/plan-series.ts';

/** Decisions about conflicts and, for a series, about single occurrences, as received by the API. */
export interface ConflictDecisions {
  accepted: readonly string[];
  reason?: string | null;
  skipped?: readonly Date[];
  moved?: readonly OccurrenceMove[];
}

/**
 * Books an event, or a series if there is an RRULE. If it overlaps others, nothing is written unless all of them are in
 * `accepted` and a reason is given. `input` is the unvalidated API input.
 */
export async function createEvent(
  ctx: RequestContext,
  input: unknown,
  decided: ConflictDecisions,
): Promise<BookingAnswer | DomainError> {
  const db = ctx.app.database.kysely;
  const read = await readBooking(db, ctx, input, decided);
  if (isDomainError(read)) return read;
  const { fields, ...booking } = read;
  const { clinicId } = ctx.actor;
  if (fields.RRULE == null) return withAlternatives(ctx, await queueBooking(ctx.app, clinicId, booking), booking.event);
  const inactive = await rejectInactive(db, ctx, booking);
  if (inactive !== null) return inactive;
  const exdates = [...(fields.EXDATE ?? []), ...(decided.skipped ?? [])];
  const moved = decided.moved ?? [];
  const { event, accepted, notifications } = booking;
  return bookSeries(ctx, {
    event,
    rrule: fields.RRULE,
    rdates: fields.RDATE ?? [],
    exdates,
    moved,
    accepted,
    notifications,
  });
}

/** Books a single event in the caller's transaction; if the result contains conflicts, nothing was written. */
export async function createEventIn(
  tx: Tx,
  ctx: RequestContext,
  input: unknown,
  decided: ConflictDecisions,
): Promise<BookingAnswer | DomainError> {
  const read = await readBooking(tx, ctx, input, decided);
  if (isDomainError(read)) return read;
  const { fields: _fields, ...booking } = read;
  const [answer] = await bookEventsIn(tx, ctx.app, ctx.actor.clinicId, [booking]);
  return answer!;
}

/**
 * Returns alternative start times after `createEventIn` reported conflicts. Call it after the transaction, which locks
 * the slots.
 */
export async function findOtherTimes(ctx: RequestContext, input: unknown): Promise<readonly Date[]> {
  const booking = await readBooking(ctx.app.database.kysely, ctx, input, { accepted: [] });
  return isDomainError(booking) ? [] : otherTimes(ctx, booking.event);
}

async function readBooking(
  db: Queryable,
  ctx: RequestContext,
  input: unknown,
  decided: ConflictDecisions,
): Promise<(BookingRequest & { event: { resource_ids: readonly string[] }; fields: EventFields }) | DomainError> {
  const { actor, now } = ctx;
  const checked = checkInput(eventInput, input, 'event_input');
  if (isDomainError(checked)) return checked;
  const reason = readReason(decided.reason);
  if (isDomainError(reason)) return reason;
  const fields = checked.value;
  const outside = await checkScope(db, ctx, 'scheduling.create', [], fields.calendar_ids);
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
  // A visit up to the day of death may be entered later.
  const patientDay = fields.start.slice(0, 10);
  return { ctx, event, patientDay, accepted, notifications: fields.event_notifications, fields };
}

async function rejectInactive(
  db: Queryable,
  { actor }: RequestContext,
  { event, patientDay }: BookingRequest,
): Promise<DomainError | null> {
  if (event.patient_id === null) return null;
  const inactive = await requireActivePatient(db, actor.clinicId, event.patient_id, patientDay ?? null);
  return inactive?.code === 'NOT_FOUND' ? null : inactive;
}
