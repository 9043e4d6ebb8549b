import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { columnsOf, type ReadColumns } from '#platform/records/read-columns.ts';
import { eventLimits, type Notification } from '../../rules/index.ts';

const table = clinicTable('scheduling.event', [
  'clinic_id',
  'id',
  'title',
  'status',
  'notes',
  'color',
  'start_time',
  'end_time',
  'time_zone',
  'category_id',
  'patient_id',
  'accepted_conflicts',
  'conflict_reason',
  'series_id',
  'replaced_start',
  'is_override',
  'notification_plan_id',
  'patient_response',
  'patient_response_start',
  'created_by',
  'version',
  'created_time',
  'updated_time',
]);

/** An event row; related data is present if it was requested. */
export interface Event extends RowOfTable<typeof table>, RelatedColumns {}

interface RelatedColumns {
  attendees?: Attendee[];
  category?: Category;
  patient?: EventPatient | null;
  resource_ids?: string[];
  series?: EventSeries | null;
  notifications?: Notification[];
}

/** The series data of an occurrence; instants as JSON strings. */
export interface EventSeries {
  rrule: string;
  rdates: string[];
  exdates: string[];
  version: number;
}

/** A calendar of an event, with its owner. */
export interface Attendee {
  calendar_id: string;
  first_name: string;
  last_name: string;
}

/** The category of an event; `duration` in minutes. */
export interface Category {
  id: string;
  category_name: string;
  color: string;
  duration: number;
}

/** A patient as shown on the calendar. */
export interface EventPatient {
  id: string;
  record_number: number;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  deceased_date: string | null;
  gender: string;
  mobile: string | null;
  email: string | null;
}

/** The related data to read in the same statement. */
export interface RelatedData {
  attendees?: boolean;
  category?: boolean;
  patient?: boolean;
  resources?: boolean;
  series?: boolean;
  notifications?: boolean;
}

const ATTENDEES = sql`(select json_agg(json_build_object('calendar_id', a.calendar_id, 'first_name', o.first_name, 'last_name', o.last_name)
    order by o.last_name, o.first_name, a.calendar_id)
  from scheduling.event_attendee a
  join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
  join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
  where a.clinic_id = e.clinic_id and a.event_id = e.id) as attendees`;
const CATEGORY = sql`(select json_build_object('id', k.id, 'category_name', k.category_name, 'color', k.color, 'duration', k.duration)
  from scheduling.event_category k where k.clinic_id = e.clinic_id and k.id = e.category_id) as category`;
const PATIENT = sql`(select json_build_object('id', p.id, 'record_number', p.record_number, 'first_name', p.first_name,
    'last_name', p.last_name, 'date_of_birth', p.date_of_birth, 'deceased_date', p.deceased_date,
    'gender', p.gender, 'mobile', p.mobile, 'email', p.email)
  from scheduling.event_patient p where p.clinic_id = e.clinic_id and p.id = e.patient_id) as patient`;
const RESOURCES = sql`array(select r.resource_id from scheduling.event_resource r
  where r.clinic_id = e.clinic_id and r.event_id = e.id order by r.resource_id) as resource_ids`;
const SERIES = sql`case when e.series_id is not null then (
  select json_build_object('rrule', s.rrule, 'rdates', s.rdates, 'exdates', s.exdates, 'version', s.version)
  from scheduling.series s where s.clinic_id = e.clinic_id and s.id = e.series_id and s.deleted_time is null) end as series`;
const NOTIFICATIONS = sql`coalesce((select json_agg(json_build_object('notification_type', n.notification_type, 'notification_method',
    n.notification_method, 'subject', n.subject, 'message_template', n.message_template,
    'message_template_es', n.message_template_es, 'hours_before_appointment', n.hours_before)
    order by n.position)
  from scheduling.event_notification n
  where n.clinic_id = e.clinic_id and n.plan_id = e.notification_plan_id), '[]') as notifications`;

function columns(along: RelatedData): ReadColumns<Event> {
  const parts = [
    along.attendees && ATTENDEES,
    along.category && CATEGORY,
    along.patient && PATIENT,
    along.resources && RESOURCES,
    along.series && SERIES,
    along.notifications && NOTIFICATIONS,
  ].filter((part) => typeof part === 'object');
  return parts.length === 0 ? table.as('e') : table.as('e').and(sql<RelatedColumns>`${sql.join(parts, sql`, `)}`);
}

const EVERYTHING: RelatedData = { attendees: true, category: true, patient: true, resources: true, series: true };

/** Returns the events with these IDs with all related data, unordered; deleted ones are omitted. */
export async function readEvents(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  along: RelatedData = EVERYTHING,
): Promise<Event[]> {
  const { rows } = await columns(along)
    .select(sql`
    from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = any(${ids}::uuid[]) and e.deleted_time is null`)
    .execute(db);
  return rows;
}

/** Returns one event with its calendars, locked for the rest of the transaction. */
export async function lockEvent(tx: Tx, clinicId: string, id: string): Promise<Event | null> {
  const { rows } = await columns({ attendees: true, resources: true })
    .select(sql`
    from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = ${id} and e.deleted_time is null for update`)
    .execute(tx);
  return rows[0] ?? null;
}

// No event is longer, so none that began earlier can overlap, and the index on the start can be used.
const LONGEST = sql.raw(`interval '${eventLimits.longest} seconds'`);

/** Returns the events on any of these calendars that overlap the range from `start` to before `end`, earliest first. */
export async function listEvents(
  db: Queryable,
  clinicId: string,
  shown: { start: Date; end: Date; calendarIds: readonly string[] },
  along: RelatedData,
): Promise<Event[]> {
  const { rows } = await columns(along)
    .select(sql`
    from scheduling.event e
    where e.clinic_id = ${clinicId} and e.deleted_time is null and e.id = any(array(
      select a.event_id from scheduling.event_attendee a
      where a.clinic_id = ${clinicId} and a.calendar_id = any(${shown.calendarIds}::uuid[])
        and a.start_time < ${shown.end} and a.start_time >= ${shown.start}::timestamptz - ${LONGEST} and a.end_time > ${shown.start}))
    order by e.start_time, e.id`)
    .execute(db);
  return rows;
}

/** Same, with the fields that are pushed to external calendars: calendars, category and patient. */
export function readEventsOn(
  db: Queryable,
  clinicId: string,
  shown: { start: Date; end: Date; calendarIds: readonly string[] },
): Promise<Event[]> {
  return listEvents(db, clinicId, shown, { attendees: true, category: true, patient: true });
}

/** Returns a patient's events, latest first. */
export async function listPatientEvents(
  db: Queryable,
  clinicId: string,
  patientId: string,
  take: number,
  along: RelatedData,
): Promise<Event[]> {
  const { rows } = await columns(along)
    .select(sql`
    from scheduling.event e
    where e.clinic_id = ${clinicId} and e.patient_id = ${patientId} and e.deleted_time is null
    order by e.start_time desc, e.id limit ${take}`)
    .execute(db);
  return rows;
}

/**
 * Resolves an event ID of the API: an occurrence by its series and start; for a series ID, the next occurrence from
 * `now` on.
 */
export async function resolveEvent(
  db: Queryable,
  clinicId: string,
  called: { id: string; start: Date | null },
  now: Date,
): Promise<string | null> {
  const { rows } = await columnsOf('scheduling.event', ['id'])
    .select(
      called.start === null
        ? sql`from (
        (select id from scheduling.event where clinic_id = ${clinicId} and id = ${called.id})
        union all
        (select id from scheduling.event where clinic_id = ${clinicId} and series_id = ${called.id} and deleted_time is null
          order by end_time <= ${now}, case when end_time > ${now} then start_time end, start_time desc limit 1)
        limit 1) e`
        : sql`from scheduling.event
        where clinic_id = ${clinicId} and series_id = ${called.id} and replaced_start = ${called.start} and deleted_time is null`,
    )
    .execute(db);
  return rows[0]?.id ?? null;
}

/** Returns the occurrences of a series from one start on, locked for the rest of the transaction, earliest first. */
export async function lockOccurrences(tx: Tx, clinicId: string, seriesId: string, from: Date | null): Promise<Event[]> {
  const { rows } = await columns({ attendees: true, resources: true })
    .select(sql`
    from scheduling.event e
    where e.clinic_id = ${clinicId} and e.series_id = ${seriesId} and e.deleted_time is null
      and (${from}::timestamptz is null or e.replaced_start >= ${from}::timestamptz)
    order by e.replaced_start for update`)
    .execute(tx);
  return rows;
}
