import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { eventLimits, isBusy, type EventStatus } from '../rules/index.ts';

/** An event as it is kept. What else belongs to it is there where it was asked for. */
export interface Event {
  clinic_id: string;
  id: string;
  title: string;
  status: EventStatus;
  notes: string | null;
  color: string | null;
  start_time: Date;
  end_time: Date;
  time_zone: string;
  category_id: string;
  patient_id: string | null;
  accepted_conflicts: string[] | null;
  created_by: string;
  version: number;
  created_time: Date;
  updated_time: Date;
  attendees?: Attendee[];
  category?: Category;
  patient?: EventPatient | null;
}

/** A calendar that an event stands on, with its owner. */
export interface Attendee {
  calendar_id: string;
  first_name: string;
  last_name: string;
}

/** What kind of event it is; `duration` in minutes. */
export interface Category {
  id: string;
  category_name: string;
  color: string;
  duration: number;
}

/** A patient as the calendar shows them. */
export interface EventPatient {
  id: string;
  record_number: number;
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
  gender: string;
  mobile: string | null;
}

/** What to read along, in the same statement. */
export interface Along {
  attendees?: boolean;
  category?: boolean;
  patient?: boolean;
}

const COLUMNS = sql.raw(
  [
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
    'created_by',
    'version',
    'created_time',
    'updated_time',
  ]
    .map((column) => `e.${column}`)
    .join(', '),
);

const ATTENDEES = sql`, (select json_agg(json_build_object('calendar_id', a.calendar_id, 'first_name', o.first_name, 'last_name', o.last_name)
    order by o.last_name, o.first_name, a.calendar_id)
  from scheduling.event_attendee a
  join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
  join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
  where a.clinic_id = e.clinic_id and a.event_id = e.id) as attendees`;
const CATEGORY = sql`, (select json_build_object('id', k.id, 'category_name', k.category_name, 'color', k.color, 'duration', k.duration)
  from scheduling.event_category k where k.clinic_id = e.clinic_id and k.id = e.category_id) as category`;
const PATIENT = sql`, (select json_build_object('id', p.id, 'record_number', p.record_number, 'first_name', p.first_name,
    'last_name', p.last_name, 'date_of_birth', p.date_of_birth, 'gender', p.gender, 'mobile', p.mobile)
  from scheduling.event_patient p where p.clinic_id = e.clinic_id and p.id = e.patient_id) as patient`;
const NOTHING = sql``;

function columns(along: Along): RawBuilder<unknown> {
  const parts = [
    along.attendees ? ATTENDEES : NOTHING,
    along.category ? CATEGORY : NOTHING,
    along.patient ? PATIENT : NOTHING,
  ];
  return sql`${COLUMNS}${sql.join(parts, NOTHING)}`;
}

const EVERYTHING: Along = { attendees: true, category: true, patient: true };

/** The events of these ids with all that belongs to them, in no order; deleted ones are not among them. */
export async function readEvents(
  db: Queryable,
  clinicId: string,
  ids: readonly string[],
  along: Along = EVERYTHING,
): Promise<Event[]> {
  const { rows } = await sql<Event>`
    select ${columns(along)} from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = any(${ids}::uuid[]) and e.deleted_time is null`.execute(db);
  return rows;
}

/** One event with its calendars, held for the rest of the transaction. */
export async function lockEvent(tx: Tx, clinicId: string, id: string): Promise<Event | null> {
  const { rows } = await sql<Event>`
    select ${columns({ attendees: true })} from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = ${id} and e.deleted_time is null for update`.execute(tx);
  return rows[0] ?? null;
}

// As no event is longer, none that began earlier still lasts, and the index on the start serves.
const LONGEST = sql.raw(`interval '${eventLimits.longest} seconds'`);

/** The events on any of these calendars that touch the time from `start` until before `end`, the earliest first. */
export async function listEvents(
  db: Queryable,
  clinicId: string,
  shown: { start: Date; end: Date; calendarIds: readonly string[] },
  along: Along,
): Promise<Event[]> {
  const { rows } = await sql<Event>`
    select ${columns(along)} from scheduling.event e
    where e.clinic_id = ${clinicId} and e.deleted_time is null and e.id = any(array(
      select a.event_id from scheduling.event_attendee a
      where a.clinic_id = ${clinicId} and a.calendar_id = any(${shown.calendarIds}::uuid[])
        and a.start_time < ${shown.end} and a.start_time >= ${shown.start}::timestamptz - ${LONGEST} and a.end_time > ${shown.start}))
    order by e.start_time, e.id`.execute(db);
  return rows;
}

/** A patient's events, the latest first. */
export async function listPatientEvents(
  db: Queryable,
  clinicId: string,
  patientId: string,
  take: number,
  along: Along,
): Promise<Event[]> {
  const { rows } = await sql<Event>`
    select ${columns(along)} from scheduling.event e
    where e.clinic_id = ${clinicId} and e.patient_id = ${patientId} and e.deleted_time is null
    order by e.start_time desc, e.id limit ${take}`.execute(db);
  return rows;
}

/** An event that is to be written. */
export interface NewEvent extends Omit<
  Event,
  'clinic_id' | 'version' | 'updated_time' | 'attendees' | 'category' | 'patient'
> {
  calendar_ids: readonly string[];
}

/** Adds events and puts them on their calendars, in one statement. */
export async function insertEvents(tx: Tx, clinicId: string, events: readonly NewEvent[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K): NewEvent[K][] => events.map((event) => event[name]);
  const accepted = events.map(({ accepted_conflicts: ids }) => (ids === null ? null : `{${ids.join(',')}}`));
  const stands = events.flatMap((event) => event.calendar_ids.map((calendarId) => ({ event, calendarId })));
  await sql`
    with added as (
      insert into scheduling.event (clinic_id, id, title, status, notes, color, start_time, end_time, time_zone, category_id,
        patient_id, accepted_conflicts, created_by, created_time, updated_time)
      select ${clinicId}, id, title, status, notes, color, start_time, end_time, time_zone, category_id,
        patient_id, accepted::uuid[], created_by, created_time, created_time
      from unnest(${column('id')}::uuid[], ${column('title')}::text[], ${column('status')}::text[], ${column('notes')}::text[],
        ${column('color')}::text[], ${column('start_time')}::timestamptz[], ${column('end_time')}::timestamptz[],
        ${column('time_zone')}::text[], ${column('category_id')}::uuid[], ${column('patient_id')}::uuid[], ${accepted}::text[],
        ${column('created_by')}::uuid[], ${column('created_time')}::timestamptz[])
        as e (id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id, accepted, created_by, created_time))
    insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
    select ${clinicId}, stand.* from unnest(
      ${stands.map(({ calendarId }) => calendarId)}::uuid[], ${stands.map(({ event }) => event.id)}::uuid[],
      ${stands.map(({ event }) => event.start_time)}::timestamptz[], ${stands.map(({ event }) => event.end_time)}::timestamptz[],
      ${stands.map(({ event }) => isBusy(event.status))}::boolean[]) stand`.execute(tx);
}

/** Writes the changes to an event, and where it stands on the calendars anew. */
export async function updateEvent(
  tx: Tx,
  clinicId: string,
  id: string,
  changes: Partial<Omit<Event, 'attendees' | 'category' | 'patient'>> & { deleted_time?: Date },
  standing: { start_time: Date; end_time: Date; calendar_ids: readonly string[]; is_busy: boolean },
): Promise<void> {
  await tx
    .updateTable('scheduling.event')
    .set(changes)
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await sql`
    with kept as (
      insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
      select ${clinicId}, calendar_id, ${id}, ${standing.start_time}, ${standing.end_time}, ${standing.is_busy}
      from unnest(${standing.calendar_ids}::uuid[]) calendar_id
      on conflict (clinic_id, event_id, calendar_id)
      do update set start_time = excluded.start_time, end_time = excluded.end_time, is_busy = excluded.is_busy)
    delete from scheduling.event_attendee
    where clinic_id = ${clinicId} and event_id = ${id} and calendar_id <> all(${standing.calendar_ids}::uuid[])`.execute(
    tx,
  );
}
