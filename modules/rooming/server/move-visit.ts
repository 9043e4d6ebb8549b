import { type DomainError, domainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type Event, lockEvent, readEvents, readResources } from '#scheduling/server';
import type { RoomingVisit } from '../api/calendar.gen.ts';
import { isInRoom, type VisitState } from '../rules/index.ts';
import { issueTicket } from './issue-ticket.ts';
import { showVisits } from './list-visits.ts';
import { movedByOther, readVisits, type Visit, visits } from './visits.ts';

/** A move of a patient; `room_id` may be omitted for a patient who stays in a room. */
interface VisitMove {
  state: VisitState;
  room_id?: string | null | undefined;
}

/** Moves a checked-in patient into a room, to ready, back to the waiting room, or out. */
export function moveVisit(
  ctx: RequestContext,
  eventId: string,
  version: number,
  move: VisitMove,
): Promise<RoomingVisit | DomainError> {
  return visits.saving(ctx, async (tx) => {
    // Two people who move one patient come one after the other.
    const event = await lockEvent(tx, ctx.actor.clinicId, eventId);
    if (event === null) return notFound('event');
    if (event.status !== 'checkedin' || event.patient_id === null)
      return domainError('NOT_CHECKED_IN', 'Check the patient in first.');
    const visit = (await readVisits(tx, ctx.actor, [eventId])).find(({ deleted_time }) => deleted_time === null);
    if (!isAsShown(visit, version)) return movedByOther();
    const roomId = await roomOf(tx, ctx, move, visit);
    if (isDomainError(roomId)) return roomId;
    await write(tx, ctx, { ...event, patient_id: event.patient_id }, visit, { state: move.state, room_id: roomId });
    const [shown] = await showVisits(tx, ctx, await readEvents(tx, ctx.actor.clinicId, [eventId]));
    return shown ?? notFound('event');
  });
}

/** A list read just before the arrival was recorded shows version 0. */
function isAsShown(visit: Visit | undefined, version: number): boolean {
  return version === (visit?.version ?? 0) || (version === 0 && visit?.version === 1);
}

async function roomOf(
  tx: Tx,
  { actor }: RequestContext,
  { state, room_id }: VisitMove,
  visit: Visit | undefined,
): Promise<string | null | DomainError> {
  if (!isInRoom(state)) return null;
  const id = room_id ?? visit?.room_id ?? null;
  if (id === null) return domainError('NO_ROOM', 'Choose a room first.');
  const isKnown = (await readResources(tx, actor.clinicId)).some((room) => room.id === id);
  return isKnown ? id : invalid([{ path: 'input.room_id', message: 'Choose a room from the list' }]);
}

async function write(
  tx: Tx,
  ctx: RequestContext,
  event: Event & { patient_id: string },
  visit: Visit | undefined,
  to: { state: VisitState; room_id: string | null },
): Promise<void> {
  const fields = { ...to, state_time: visit?.state === to.state ? visit.state_time : ctx.now };
  if (visit !== undefined) await visits.update(tx, ctx, visit, fields);
  else {
    const of = { event_id: event.id, patient_id: event.patient_id, arrived_time: event.updated_time };
    const day = dayIn(ctx.actor.timeZone, ctx.now);
    const ticket = await issueTicket(tx, ctx.actor.clinicId, day);
    await visits.insert(tx, ctx, { ...of, ...fields, ticket, ticket_day: day });
  }
}
