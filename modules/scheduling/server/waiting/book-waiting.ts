import { recordChange } from '#audit/server';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { refuseOutsideScope } from '../refuse-outside-scope.ts';
import { lockEntry, type WaitingEntry } from './entries.sql.ts';
import { withdrawOffers } from './settle-round.ts';
import { takeTime } from './take-time.ts';
import { goneEntry, staleEntry, takenTime, tellWaiting } from './tell-waiting.ts';

/**
 * Books somebody who waits, by the staff's hand: through the ordinary booking, conflicts looked at. TIME_TAKEN where the time is not
 * free any more, STALE_VERSION where somebody saved since `version`.
 */
export async function bookWaiting(
  request: Request,
  wanted: { id: string; version: number; calendar_id: string; start: Date },
): Promise<WaitingEntry | Refusal> {
  const { actor, house, now } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<WaitingEntry | Refusal> => {
    const entry = await lockEntry(tx, clinicId, wanted.id);
    if (entry === null) return goneEntry();
    const moves = entry.appointment_start !== null && entry.appointment_start > now;
    if (!actor.rules.has(moves ? 'scheduling.edit' : 'scheduling.create'))
      return refuse('FORBIDDEN', 'Your role does not let you book events.', 'Not allowed');
    const outside = await refuseOutsideScope(tx, request, 'scheduling.create', [], [wanted.calendar_id]);
    if (outside !== null) return outside;
    if (entry.state !== 'waiting' && entry.state !== 'offered')
      return refuse('NOT_WAITING', 'This is not on the waiting list any more.', 'Not possible');
    if (entry.version !== wanted.version) return staleEntry();
    if (wanted.start <= now) return takenTime();
    const end = new Date(wanted.start.getTime() + entry.minutes * 60_000);
    const time = { calendar_id: wanted.calendar_id, start_time: wanted.start, end_time: end };
    const taken = await takeTime(tx, request, entry, time);
    if (isRefusal(taken)) return taken;
    await withdrawOffers(tx, house, clinicId, entry.id);
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'waiting_entry',
      objectId: entry.id,
      patientId: entry.patient_id,
      changes: { state: { before: entry.state, after: 'booked' }, event_id: { before: null, after: taken.eventId } },
    });
    await tellWaiting(tx, clinicId, entry.id);
    return (await lockEntry(tx, clinicId, entry.id))!;
  });
}
