import type { Queryable } from '#platform/database.ts';
import { readCalendars, readEvents, readResources } from '#scheduling/server';
import { visits } from './visits.ts';

/** A visit number that is called to a room. */
export interface Call {
  ticket: string;
  room: string;
  since: Date;
}

/** Returns the visit numbers that were called to rooms since then, latest first, for the calendars of these members. */
export async function readCalls(
  db: Queryable,
  clinicId: string,
  of: { userIds: readonly string[]; since: Date },
): Promise<Call[]> {
  const called = await visits.table
    .select(db, { clinicId })
    .where('state', '=', 'in_room')
    .where('deleted_time', 'is', null)
    .where('ticket', 'is not', null)
    .where('state_time', '>=', of.since)
    .orderBy('state_time', 'desc')
    .limit(50)
    .execute();
  if (called.length === 0) return [];
  const [calendars, rooms, events] = await Promise.all([
    readCalendars(db, clinicId),
    readResources(db, clinicId, true),
    readEvents(
      db,
      clinicId,
      called.map(({ event_id }) => event_id),
      { attendees: true },
    ),
  ]);
  const own = new Set(calendars.filter(({ user_id }) => of.userIds.includes(user_id)).map(({ id }) => id));
  const here = new Set(
    events
      .filter(({ attendees }) => (attendees ?? []).some(({ calendar_id }) => own.has(calendar_id)))
      .map(({ id }) => id),
  );
  const names = new Map(rooms.map(({ id, resource_name }) => [id, resource_name]));
  return called
    .filter(({ event_id }) => here.has(event_id))
    .map(({ ticket, room_id, state_time }) => ({
      ticket: ticket!,
      room: names.get(room_id!) ?? '',
      since: state_time,
    }));
}
