import { readLogged } from '#audit/server';
import type { DomainError } from '#platform/domain-error.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toInstant } from '#scheduling/rules';
import { type Event, readCalendars, readEventsOn, readResources } from '#scheduling/server';
import { readPatientsWithVitals } from '#vitals/server';
import type { RoomingList, RoomingVisit } from '../api/calendar.gen.ts';
import { isInRoom } from '../rules/index.ts';
import { readVisits, type Visit } from './visits.ts';

type EventOfPatient = Event & { patient: NonNullable<Event['patient']> };

/** Returns today's patients of all calendars, earliest first, and the rooms. Access is logged. */
export function listVisits(ctx: RequestContext): Promise<RoomingList | DomainError> {
  return readLogged(ctx, { action: 'search', objectType: 'visit' }, async () => {
    const { clinicId } = ctx.actor;
    const [calendars, rooms] = await Promise.all([readCalendars(db(ctx), clinicId), readResources(db(ctx), clinicId)]);
    const start = startOfDay(ctx);
    const events = await readEventsOn(db(ctx), clinicId, {
      start,
      end: new Date(start.getTime() + 24 * 3_600_000),
      calendarIds: calendars.map(({ id }) => id),
    });
    return {
      visits: await showVisits(db(ctx), ctx, events),
      rooms: rooms.map(({ id, resource_name: name }) => ({ id, name })),
    };
  });
}

/** Adds to events what is known about their visits; omits events without a patient, canceled and missed ones. */
export async function showVisits(
  queryable: Queryable,
  ctx: RequestContext,
  events: readonly Event[],
): Promise<RoomingVisit[]> {
  const { clinicId } = ctx.actor;
  const shown = events.filter(isShown);
  const patientIds = shown.map(({ patient }) => patient.id);
  const [visits, calendars, rooms, measured] = await Promise.all([
    readVisits(
      queryable,
      ctx.actor,
      shown.map(({ id }) => id),
    ),
    readCalendars(queryable, clinicId),
    readResources(queryable, clinicId, true),
    readPatientsWithVitals(queryable, clinicId, patientIds, startOfDay(ctx)),
  ]);
  const owners = new Map(calendars.map(({ id, user_id }) => [id, user_id]));
  const roomNames = new Map(rooms.map(({ id, resource_name }) => [id, resource_name]));
  const byEvent = new Map(
    visits.filter((visit) => visit.deleted_time === null).map((visit) => [visit.event_id, visit]),
  );
  return shown.map((event) => {
    const visit = event.status === 'checkedin' ? byEvent.get(event.id) : undefined;
    const state = stateOf(event, visit, ctx.now);
    const attendees = event.attendees ?? [];
    return {
      event_id: event.id,
      title: event.title,
      start: event.start_time,
      patient: event.patient,
      doctors: attendees.map(({ first_name, last_name }) => `${first_name} ${last_name}`),
      doctor_ids: attendees.flatMap(({ calendar_id }) => owners.get(calendar_id) ?? []),
      state,
      room: state != null && isInRoom(state) ? (roomNames.get(visit?.room_id ?? '') ?? null) : null,
      since: visit?.state_time ?? null,
      arrived: visit?.arrived_time ?? null,
      ticket: visit?.ticket ?? null,
      version: visit?.version ?? 0,
      has_vitals: measured.has(event.patient.id),
    };
  });
}

function stateOf({ status, end_time: end }: Event, visit: Visit | undefined, now: Date): RoomingVisit['state'] {
  if (status !== 'checkedin') return null;
  // A patient whose arrival is not on record, as before this module was there, does not wait after the appointment.
  return visit?.state ?? (end <= now ? 'left' : 'arrived');
}

function isShown(event: Event): event is EventOfPatient {
  return event.patient != null && event.status !== 'canceled' && event.status !== 'noshow';
}

function startOfDay({ actor, now }: RequestContext): Date {
  return toInstant(`${dayIn(actor.timeZone, now)} 00:00:00`, actor.timeZone);
}
