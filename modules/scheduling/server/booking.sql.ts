import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { eventLimits, type Booking, type EventStatus } from '../rules/index.ts';
import type { Attendee, Category, EventPatient } from './events.sql.ts';

/** A booked event, as far as it can stand in another's way. */
export interface BookedEvent extends Booking {
  id: string;
  title: string;
}

/** What an event is to be booked on: where an id leads nowhere in this clinic, it is missing or null here. */
export interface BookingGround {
  calendars: (Attendee & { is_active: boolean; title: string | null; credential: string | null })[];
  category: (Category & { is_deleted: boolean }) | null;
  patient: (EventPatient & { is_deleted: boolean }) | null;
  booked: BookedEvent[];
}

/** What is looked up for a booking. */
export interface BookingPlan {
  calendar_ids: readonly string[];
  category_id: string;
  patient_id: string | null;
  start_time: Date;
  end_time: Date;
}

/**
 * Waits until nobody else books on these calendars or for this patient, and holds them for the rest of the transaction. They
 * are taken in one order by everybody, so that no two bookings wait for each other.
 */
export async function holdSlots(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(id, 5) as key from unnest(${ids}::text[]) id order by key) keys`.execute(tx);
}

const LONGEST = sql.raw(`interval '${eventLimits.longest} seconds'`);

/** Reads, in one statement, whom and what an event is for and what is booked there at its time. Slots must be held before. */
export async function readBookingGround(db: Queryable, clinicId: string, plan: BookingPlan): Promise<BookingGround> {
  const {
    calendar_ids: calendars,
    category_id: category,
    patient_id: patient,
    start_time: start,
    end_time: end,
  } = plan;
  const { rows } = await sql<Row>`
    select
      coalesce((select json_agg(json_build_object('calendar_id', c.id, 'is_active', c.is_active, 'first_name', o.first_name,
          'last_name', o.last_name, 'title', o.title, 'credential', o.credential) order by o.last_name, o.first_name, c.id)
        from scheduling.calendar c join scheduling.calendar_owner o on o.clinic_id = c.clinic_id and o.user_id = c.user_id
        where c.clinic_id = ${clinicId} and c.id = any(${calendars}::uuid[])), '[]') as calendars,
      (select json_build_object('id', k.id, 'category_name', k.category_name, 'color', k.color, 'duration', k.duration,
          'is_deleted', k.deleted_time is not null)
        from scheduling.event_category k where k.clinic_id = ${clinicId} and k.id = ${category}) as category,
      (select json_build_object('id', p.id, 'record_number', p.record_number, 'first_name', p.first_name, 'last_name', p.last_name,
          'date_of_birth', p.date_of_birth, 'gender', p.gender, 'mobile', p.mobile, 'is_deleted', p.deleted_time is not null)
        from scheduling.event_patient p where p.clinic_id = ${clinicId} and p.id = ${patient}) as patient,
      coalesce((select json_agg(json_build_object('id', e.id, 'title', e.title, 'status', e.status, 'start', e.start_time, 'end', e.end_time,
          'patient_id', e.patient_id, 'calendar_ids', (select json_agg(a.calendar_id) from scheduling.event_attendee a
            where a.clinic_id = e.clinic_id and a.event_id = e.id)))
        from scheduling.event e
        where e.clinic_id = ${clinicId} and e.deleted_time is null and e.id in (
          select a.event_id from scheduling.event_attendee a
          where a.clinic_id = ${clinicId} and a.calendar_id = any(${calendars}::uuid[]) and a.is_busy
            and a.start_time < ${end} and a.start_time >= ${start}::timestamptz - ${LONGEST} and a.end_time > ${start}
          union all
          select f.id from scheduling.event f
          where f.clinic_id = ${clinicId} and f.patient_id = ${patient} and f.deleted_time is null
            and f.start_time < ${end} and f.start_time >= ${start}::timestamptz - ${LONGEST} and f.end_time > ${start})), '[]') as booked`.execute(
    db,
  );
  const row = rows[0]!;
  return {
    ...row,
    booked: row.booked.map(({ start: begins, end: ends, ...event }) => ({
      ...event,
      start_time: new Date(begins),
      end_time: new Date(ends),
    })),
  };
}

interface Row extends Omit<BookingGround, 'booked'> {
  booked: {
    id: string;
    title: string;
    status: EventStatus;
    start: string;
    end: string;
    patient_id: string | null;
    calendar_ids: string[];
  }[];
}
