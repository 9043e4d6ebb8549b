import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { sendAlong } from '#platform/transaction.ts';
import { isBusy } from '../../rules/index.ts';
import type { Event } from './events.sql.ts';
import { recordReleased, type NewPlacement } from './released-time.sql.ts';

type RelatedField = 'attendees' | 'category' | 'patient' | 'resource_ids' | 'series' | 'notifications';
type SeriesField = 'series_id' | 'replaced_start' | 'is_override' | 'conflict_reason' | 'notification_plan_id';
type AnswerField = 'patient_response' | 'patient_response_start';

/** An event to insert; omitted fields default to those of a single event. */
export interface NewEvent
  extends
    Omit<Event, 'clinic_id' | 'version' | 'updated_time' | RelatedField | SeriesField | AnswerField>,
    Partial<Pick<Event, SeriesField>> {
  calendar_ids: readonly string[];
  resource_ids?: readonly string[];
}

/** Inserts events with their calendars in one statement, and their resources, if any, in a second. */
export async function insertEvents(tx: Tx, clinicId: string, events: readonly NewEvent[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K): NewEvent[K][] => events.map((event) => event[name]);
  const accepted = events.map(({ accepted_conflicts: ids }) => (ids === null ? null : `{${ids.join(',')}}`));
  const stands = placementsOf(events, (event) => event.calendar_ids);
  const insertion = sql`
    with added as (
      insert into scheduling.event (clinic_id, id, title, status, notes, color, start_time, end_time, time_zone, category_id,
        patient_id, accepted_conflicts, conflict_reason, series_id, replaced_start, is_override, notification_plan_id, created_by,
        created_time, updated_time, first_calendar_id)
      select ${clinicId}, id, title, status, notes, color, start_time, end_time, time_zone, category_id,
        patient_id, accepted::uuid[], conflict_reason, series_id, replaced_start, is_override, notification_plan_id, created_by,
        created_time, created_time, first_calendar_id
      from unnest(${column('id')}::uuid[], ${column('title')}::text[], ${column('status')}::text[], ${column('notes')}::text[],
        ${column('color')}::text[], ${column('start_time')}::timestamptz[], ${column('end_time')}::timestamptz[],
        ${column('time_zone')}::text[], ${column('category_id')}::uuid[], ${column('patient_id')}::uuid[], ${accepted}::text[],
        ${events.map((event) => event.conflict_reason ?? null)}::text[], ${events.map((event) => event.series_id ?? null)}::uuid[],
        ${events.map((event) => event.replaced_start ?? null)}::timestamptz[],
        ${events.map((event) => event.is_override ?? false)}::boolean[],
        ${events.map((event) => event.notification_plan_id ?? null)}::uuid[],
        ${column('created_by')}::uuid[], ${column('created_time')}::timestamptz[],
        ${events.map((event) => firstOf(event.calendar_ids))}::uuid[])
        as e (id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id, accepted, conflict_reason,
          series_id, replaced_start, is_override, notification_plan_id, created_by, created_time, first_calendar_id))
    insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
    select ${clinicId}, stand.* from ${unnested(stands)} stand`;
  await sendAlong(tx, insertion);
  await insertResources(tx, clinicId, events);
}

/** The new placement of an event. */
export interface EventPlacement {
  id: string;
  status: Event['status'];
  start_time: Date;
  end_time: Date;
  calendar_ids: readonly string[];
  resource_ids: readonly string[];
  deleted?: boolean;
}

/** Updates an event and replaces its calendars and resources. */
export async function updateEvent(
  tx: Tx,
  clinicId: string,
  id: string,
  changes: Partial<Omit<Event, RelatedField>> & { deleted_time?: Date },
  standing: Omit<EventPlacement, 'id'>,
): Promise<void> {
  await tx
    .updateTable('scheduling.event')
    .set({ ...changes, ...countedChanges(changes), first_calendar_id: firstOf(standing.calendar_ids) })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await syncAttendees(tx, clinicId, [{ ...standing, id }]);
}

// Statistics count an event on several calendars for one of them: IDs grow with time, so this is the calendar that was
// created first.
function firstOf(calendarIds: readonly string[]): string | null {
  return calendarIds.toSorted()[0] ?? null;
}

// The cancellation time and number of moves, for statistics. Within the statement the columns have their previous
// values.
function countedChanges({ status, start_time, updated_time = new Date() }: Partial<Omit<Event, RelatedField>>) {
  return {
    ...(status !== undefined && {
      canceled_time: sql<Date | null>`case when ${status}::text = 'canceled' then
        case when status = 'canceled' then canceled_time else ${updated_time}::timestamptz end end`,
    }),
    ...(start_time !== undefined && {
      times_moved: sql<number>`least(times_moved + (start_time <> ${start_time}::timestamptz)::int, 1000)`,
    }),
  };
}

/** The fields of an occurrence that its series updates. */
export type OccurrenceUpdate = Pick<
  Event,
  | 'id'
  | 'title'
  | 'status'
  | 'notes'
  | 'color'
  | 'start_time'
  | 'end_time'
  | 'time_zone'
  | 'category_id'
  | 'patient_id'
  | 'accepted_conflicts'
  | 'conflict_reason'
  | 'series_id'
  | 'replaced_start'
  | 'is_override'
  | 'notification_plan_id'
> &
  EventPlacement;

/** Updates many occurrences and their placements and increments their versions; `now` is the update time. */
export async function rewriteEvents(
  tx: Tx,
  clinicId: string,
  events: readonly OccurrenceUpdate[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const column = <K extends keyof OccurrenceUpdate>(name: K): OccurrenceUpdate[K][] =>
    events.map((event) => event[name]);
  // Moving by one position would temporarily collide with rows not moved yet.
  await sql`
    update scheduling.event set series_id = null, replaced_start = null
    where clinic_id = ${clinicId} and id = any(${column('id')}::uuid[])`.execute(tx);
  await sql`
    update scheduling.event e set title = n.title, status = n.status, notes = n.notes, color = n.color, start_time = n.start_time,
      end_time = n.end_time, time_zone = n.time_zone, category_id = n.category_id, patient_id = n.patient_id,
      accepted_conflicts = n.accepted::uuid[], conflict_reason = n.conflict_reason, series_id = n.series_id,
      replaced_start = n.replaced_start, is_override = n.is_override, notification_plan_id = n.notification_plan_id, version = e.version + 1, updated_time = ${now},
      deleted_time = case when n.deleted then ${now}::timestamptz end,
      canceled_time = case when n.status = 'canceled' then case when e.status = 'canceled' then e.canceled_time else ${now}::timestamptz end end,
      times_moved = least(e.times_moved + (e.start_time <> n.start_time)::int, 1000),
      first_calendar_id = n.first_calendar_id
    from unnest(${column('id')}::uuid[], ${column('title')}::text[], ${column('status')}::text[], ${column('notes')}::text[],
      ${column('color')}::text[], ${column('start_time')}::timestamptz[], ${column('end_time')}::timestamptz[],
      ${column('time_zone')}::text[], ${column('category_id')}::uuid[], ${column('patient_id')}::uuid[],
      ${events.map(({ accepted_conflicts: ids }) => (ids === null ? null : `{${ids.join(',')}}`))}::text[],
      ${column('conflict_reason')}::text[], ${column('series_id')}::uuid[], ${column('replaced_start')}::timestamptz[],
      ${column('is_override')}::boolean[], ${column('notification_plan_id')}::uuid[], ${events.map(({ deleted }) => deleted ?? false)}::boolean[],
      ${events.map((event) => firstOf(event.calendar_ids))}::uuid[])
      as n (id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id, accepted, conflict_reason,
        series_id, replaced_start, is_override, notification_plan_id, deleted, first_calendar_id)
    where e.clinic_id = ${clinicId} and e.id = n.id`.execute(tx);
  await syncAttendees(tx, clinicId, events);
}

async function syncAttendees(tx: Tx, clinicId: string, events: readonly EventPlacement[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  const stands = placementsOf(events, (event) => event.calendar_ids);
  await recordReleased(tx, clinicId, ids, stands.map(newPlacement));
  await sql`
    with kept as (
      insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
      select ${clinicId}, stand.* from ${unnested(stands)} stand
      on conflict (clinic_id, event_id, calendar_id)
      do update set start_time = excluded.start_time, end_time = excluded.end_time, is_busy = excluded.is_busy)
    delete from scheduling.event_attendee a
    where a.clinic_id = ${clinicId} and a.event_id = any(${ids}::uuid[]) and not exists (
      select 1 from unnest(${stands.map(({ place }) => place)}::uuid[], ${stands.map(({ event }) => event.id)}::uuid[])
        as n (calendar_id, event_id) where n.calendar_id = a.calendar_id and n.event_id = a.event_id)`.execute(tx);
  await sql`
    delete from scheduling.event_resource where clinic_id = ${clinicId} and event_id = any(${ids}::uuid[])`.execute(tx);
  await insertResources(tx, clinicId, events);
}

type EventTimeRow = Pick<NewEvent, 'id' | 'start_time' | 'end_time' | 'status'> & { deleted?: boolean };
type Placement = { place: string; event: EventTimeRow };

function placementsOf<T extends EventTimeRow>(
  events: readonly T[],
  placesOf: (event: T) => readonly string[],
): Placement[] {
  return events.flatMap((event) => placesOf(event).map((place) => ({ place, event })));
}

function newPlacement({ place, event }: Placement): NewPlacement {
  const { id, start_time, end_time, status, deleted } = event;
  return { calendar_id: place, event_id: id, start_time, end_time, is_busy: isBusy(status) && deleted !== true };
}

function unnested(stands: readonly Placement[]) {
  return sql`unnest(${stands.map(({ place }) => place)}::uuid[], ${stands.map(({ event }) => event.id)}::uuid[],
      ${stands.map(({ event }) => event.start_time)}::timestamptz[], ${stands.map(({ event }) => event.end_time)}::timestamptz[],
      ${stands.map(({ event }) => isBusy(event.status) && event.deleted !== true)}::boolean[])`;
}

async function insertResources(
  tx: Tx,
  clinicId: string,
  events: readonly (EventTimeRow & { resource_ids?: readonly string[] })[],
): Promise<void> {
  const stands = placementsOf(events, (event) => event.resource_ids ?? []);
  if (stands.length === 0) return;
  await sql`
    insert into scheduling.event_resource (clinic_id, resource_id, event_id, start_time, end_time, is_busy)
    select ${clinicId}, stand.* from ${unnested(stands)} stand`.execute(tx);
}
