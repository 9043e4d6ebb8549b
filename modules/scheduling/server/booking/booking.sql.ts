import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { busyWords, eventLimits, ONLINE_BOOKING, type Booking, type EventStatus } from '../../rules/index.ts';
import type { Attendee, Category, EventPatient } from '../records/events.sql.ts';

/** The fields of a booked event that matter for conflicts. */
export interface BookedEvent extends Booking {
  id: string;
  title: string;
  /** The patient's first name, if it was joined. */
  patient_first_name?: string | null;
  patient_last_name?: string | null;
}

/** A calendar that an event will be on, with its owner's name. */
export interface BookedCalendar extends Attendee {
  is_active: boolean;
  title: string | null;
  credential: string | null;
}

/** A room or device required by an event. */
export interface BookedResource {
  id: string;
  resource_name: string;
  is_deleted: boolean;
}

/** An event category with its default notifications. */
export interface BookedCategory extends Category {
  is_deleted: boolean;
  notification_plan_id: string | null;
}

/** The calendars, patients, categories and resources of a booking. IDs unknown in this clinic are missing. */
export interface Availability {
  calendars: ReadonlyMap<string, BookedCalendar>;
  categories: ReadonlyMap<string, BookedCategory>;
  patients: ReadonlyMap<string, EventPatient & { is_deleted: boolean }>;
  resources: ReadonlyMap<string, BookedResource>;
  booked: readonly BookedEvent[];
}

/** The lookup for a booking. */
export interface BookingPlan {
  calendar_ids: readonly string[];
  category_id: string;
  patient_id: string | null;
  resource_ids?: readonly string[];
  start_time: Date;
  end_time: Date;
}

/**
 * Locks these calendars and patients for the rest of the transaction, waiting for concurrent bookings. Every caller
 * locks in the same order, so that bookings can't deadlock.
 */
export async function lockSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 5) as key from unnest(${ids}::text[]) id order by key) keys`.execute(tx);
}

const LONGEST = sql.raw(`interval '${eventLimits.longest} seconds'`);

interface Row {
  calendars: BookedCalendar[];
  categories: BookedCategory[];
  patients: (EventPatient & { is_deleted: boolean })[];
  resources?: BookedResource[];
  booked: string[];
}

/** Builds a CTE with one row for each calendar, resource or patient that the plans would occupy, with start and end. */
const taking = (name: string, stands: readonly Placement[]) => sql`
    ${sql.ref(name)} (place, start_time, end_time) as materialized (select * from unnest(
      ${stands.map(({ place }) => place)}::uuid[], ${stands.map((placement) => placement.start_time)}::timestamptz[],
      ${stands.map((placement) => placement.end_time)}::timestamptz[]))`;

/**
 * Selects events on the requested calendars or in the requested rooms at the requested times: those of up to a day, and
 * the few longer ones.
 */
const takenIn = (clinicId: string, table: 'event_attendee' | 'event_resource') => {
  const [place, requested] = table === 'event_attendee' ? ['calendar_id', 'stand'] : ['resource_id', 'room'];
  // Looked up separately for each placement (`offset 0` prevents flattening): with 500,000 events a join would read
  // them all.
  const during = (longer: boolean) => sql`
        select a.event_id from ${sql.ref(requested)} w cross join lateral (
          select a.event_id from scheduling.${sql.ref(table)} a
          where a.clinic_id = ${clinicId} and a.${sql.ref(place)} = w.place and a.is_busy
            ${longer ? sql`and a.end_time - a.start_time > interval '1 day'` : sql``}
            and a.start_time < w.end_time and a.end_time > w.start_time
            and a.start_time >= w.start_time - ${longer ? LONGEST : sql`interval '1 day'`} offset 0) a`;
  return sql`${during(false)} union ${during(true)}`;
};

interface Placement {
  place: string;
  start_time: Date;
  end_time: Date;
}

/**
 * Reads, in one statement, the calendars, patients and resources of the planned events and the bookings at their times.
 * The slots must be locked first. A second statement reads details only if there are bookings, which is rare.
 */
export async function readAvailability(
  db: Queryable,
  clinicId: string,
  plans: readonly BookingPlan[],
): Promise<Availability> {
  const stands = plans.flatMap((plan) => plan.calendar_ids.map((place) => ({ ...plan, place })));
  const rooms = plans.flatMap((plan) => (plan.resource_ids ?? []).map((place) => ({ ...plan, place })));
  const visits = plans.flatMap((plan) => (plan.patient_id === null ? [] : [{ ...plan, place: plan.patient_id }]));
  const calendars = [...new Set(stands.map((placement) => placement.place))];
  const categories = [...new Set(plans.map((plan) => plan.category_id))];
  const patients = [...new Set(visits.map((visit) => visit.place))];
  const { rows } = await sql<Row>`
    with ${taking('stand', stands)}, ${taking('visit', visits)} ${rooms.length === 0 ? sql`` : sql`, ${taking('room', rooms)}`}
    select
      (select coalesce(json_agg(x), '[]') from (
        select c.id as calendar_id, c.is_active, o.first_name, o.last_name, o.title, o.credential
        from unnest(${calendars}::uuid[]) as wanted (id)
        join scheduling.calendar c on c.clinic_id = ${clinicId} and c.id = wanted.id
        join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
        order by o.last_name, o.first_name, c.id) x) as calendars,
      (select coalesce(json_agg(x), '[]') from (
        select k.id, k.category_name, k.color, k.duration, k.notification_plan_id, k.deleted_time is not null as is_deleted
        from unnest(${categories}::uuid[]) as wanted (id)
        join scheduling.event_category k on k.clinic_id = ${clinicId} and k.id = wanted.id) x) as categories,
      (select coalesce(json_agg(x), '[]') from (
        select p.id, p.record_number, p.first_name, p.last_name, p.date_of_birth, p.deceased_date, p.gender, p.mobile, p.email,
          p.deleted_time is not null as is_deleted
        from unnest(${patients}::uuid[]) as wanted (id)
        join scheduling.event_patient p on p.clinic_id = ${clinicId} and p.id = wanted.id for key share of p) x) as patients,
      ${rooms.length === 0 ? sql`` : resourcesOf(clinicId, rooms)}
      array(
        ${takenIn(clinicId, 'event_attendee')}
        ${rooms.length === 0 ? sql`` : sql`union ${takenIn(clinicId, 'event_resource')}`}
        union
        select e.id from visit w cross join lateral (
          select e.id from scheduling.event e
          where e.clinic_id = ${clinicId} and e.patient_id = w.place and e.deleted_time is null
            and e.start_time < w.end_time and e.start_time >= w.start_time - ${LONGEST} and e.end_time > w.start_time offset 0) e
        union
        select b.id from stand w join scheduling.busy_time b on b.clinic_id = ${clinicId} and b.calendar_id = w.place
          and b.start_time < w.end_time and b.end_time > w.start_time
      ) as booked`.execute(db);
  const row = rows[0]!;
  return {
    calendars: new Map(row.calendars.map((calendar) => [calendar.calendar_id, calendar])),
    categories: byId(row.categories),
    patients: byId(row.patients),
    resources: byId(row.resources ?? []),
    booked: row.booked.length === 0 ? [] : await readBooked(db, clinicId, row.booked),
  };
}

function resourcesOf(clinicId: string, rooms: readonly Placement[]) {
  return sql`(select coalesce(json_agg(x), '[]') from (
        select r.id, r.resource_name, r.deleted_time is not null as is_deleted
        from unnest(${[...new Set(rooms.map(({ place }) => place))]}::uuid[]) as wanted (id)
        join scheduling.resource r on r.clinic_id = ${clinicId} and r.id = wanted.id) x) as resources,`;
}

function byId<T extends { id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Reads the events with these IDs, including external busy times, with the fields that matter for conflicts. */
async function readBooked(db: Queryable, clinicId: string, ids: readonly string[]): Promise<BookedEvent[]> {
  const { rows } = await sql<BookedEvent & { status: EventStatus }>`
    select e.id, e.title, e.status, e.start_time, e.end_time, e.patient_id,
      p.first_name as patient_first_name, p.last_name as patient_last_name,
      array(select a.calendar_id from scheduling.event_attendee a where a.clinic_id = e.clinic_id and a.event_id = e.id) as calendar_ids,
      array(select r.resource_id from scheduling.event_resource r where r.clinic_id = e.clinic_id and r.event_id = e.id) as resource_ids
    from scheduling.event e
    left join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
    where e.clinic_id = ${clinicId} and e.id = any(${ids}::uuid[]) and e.deleted_time is null
    union all
    select b.id, case b.source when ${ONLINE_BOOKING} then ${busyWords(ONLINE_BOOKING)} else ${busyWords('')} end, 'confirmed', b.start_time, b.end_time, null, null, null, array[b.calendar_id], '{}'
    from scheduling.busy_time b where b.clinic_id = ${clinicId} and b.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
