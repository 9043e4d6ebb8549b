import { recordChange } from '#audit/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { checkScope } from '#scheduling/server';
import { lockEntry, type WaitingEntry } from './entries.sql.ts';
import { withdrawOffers } from './settle-round.ts';
import { takeTime } from './take-time.ts';
import { goneEntry, entryVersionConflict, takenTime, notifyWaitlist } from './notify-waitlist.ts';

/**
 * Books a waiting patient manually, through the regular booking with its conflict check. TIME_TAKEN if the time is no
 * longer free, STALE_VERSION if the entry was changed since `version`.
 */
export async function bookFromWaitlist(
  ctx: RequestContext,
  booking: { id: string; version: number; calendar_id: string; start: Date },
): Promise<WaitingEntry | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<WaitingEntry | DomainError> => {
    const entry = await lockEntry(tx, clinicId, booking.id);
    if (entry === null) return goneEntry();
    const moves = entry.appointment_start !== null && entry.appointment_start > now;
    if (!actor.rules.has(moves ? 'scheduling.edit' : 'scheduling.create'))
      return domainError('FORBIDDEN', 'You don’t have permission to book events.', 'Not allowed');
    const outside = await checkScope(tx, ctx, 'scheduling.create', [], [booking.calendar_id]);
    if (outside !== null) return outside;
    if (entry.state !== 'waiting' && entry.state !== 'offered')
      return domainError('NOT_WAITING', 'This entry is no longer on the waiting list.', 'Not possible');
    if (entry.version !== booking.version) return entryVersionConflict();
    if (booking.start <= now) return takenTime();
    const end = new Date(booking.start.getTime() + entry.minutes * 60_000);
    const time = { calendar_id: booking.calendar_id, start_time: booking.start, end_time: end };
    const taken = await takeTime(tx, ctx, entry, time);
    if (isDomainError(taken)) return taken;
    await withdrawOffers(tx, app, clinicId, entry.id);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'waiting_entry',
      objectId: entry.id,
      patientId: entry.patient_id,
      changes: { state: { before: entry.state, after: 'booked' }, event_id: { before: null, after: taken.eventId } },
    });
    await notifyWaitlist(tx, clinicId, entry.id);
    return (await lockEntry(tx, clinicId, entry.id))!;
  });
}
