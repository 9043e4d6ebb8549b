import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toWallClock } from '#scheduling/rules';
import { bookEventsIn, type BookingAnswer, editEventIn, lockEvent } from '#scheduling/server';
import { setStates, type WaitingEntry } from './entries.sql.ts';
import type { CalendarTime } from '#scheduling/server';
import { takenTime } from './notify-waitlist.ts';

/**
 * Gives a waiting patient a time through the regular booking: an existing appointment is moved, otherwise a new one is
 * booked. TIME_TAKEN if the calendar or the patient is busy; then nothing is written.
 */
export async function takeTime(
  tx: Tx,
  ctx: RequestContext,
  entry: WaitingEntry,
  time: CalendarTime,
): Promise<{ eventId: string } | DomainError> {
  const { clinicId } = ctx.actor;
  if (!entry.is_reachable)
    return domainError('NOT_REACHABLE', 'This patient no longer has an appointment booked.', 'Not possible');
  const answer = (await moveOld(tx, ctx, entry, time)) ?? (await bookNew(tx, ctx, entry, time));
  if (isDomainError(answer)) return answer;
  if (answer.event === null) return takenTime();
  const to = { state: 'booked', from: ['waiting', 'offered'], eventId: answer.event.id } as const;
  await setStates(tx, clinicId, [entry.id], to, ctx.now);
  return { eventId: answer.event.id };
}

/** Moves the appointment that the patient wants earlier; null if it no longer exists. */
async function moveOld(
  tx: Tx,
  ctx: RequestContext,
  { appointment_id: id, appointment_start }: WaitingEntry,
  { calendar_id, start_time, end_time }: CalendarTime,
): Promise<BookingAnswer | DomainError | null> {
  if (id === null || appointment_start === null || appointment_start <= ctx.now) return null;
  const old = await lockEvent(tx, ctx.actor.clinicId, id);
  if (old === null || (old.status !== 'pending' && old.status !== 'confirmed')) return null;
  const input = {
    start: toWallClock(start_time, old.time_zone),
    duration: (end_time.getTime() - start_time.getTime()) / 1000,
    calendar_ids: [calendar_id],
    status: 'confirmed',
  };
  return editEventIn(tx, ctx, { id, version: old.version, input, accepted: [] });
}

async function bookNew(
  tx: Tx,
  ctx: RequestContext,
  entry: WaitingEntry,
  { calendar_id, start_time, end_time }: CalendarTime,
): Promise<BookingAnswer | DomainError> {
  const { actor, app, now } = ctx;
  const event = {
    id: newId(),
    title: entry.category_name,
    status: 'confirmed' as const,
    notes: null,
    color: null,
    start_time,
    end_time,
    time_zone: actor.timeZone,
    category_id: entry.category_id,
    patient_id: entry.patient_id,
    calendar_ids: [calendar_id],
    resource_ids: [],
    created_by: actor.userId,
    created_time: now,
  };
  const [answer] = await bookEventsIn(tx, app, actor.clinicId, [{ ctx, event, accepted: { ids: [], reason: null } }]);
  return answer!;
}
