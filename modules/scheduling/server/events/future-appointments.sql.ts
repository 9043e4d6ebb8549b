import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Counts the future events on a user's calendar. */
export async function countFutureEvents(db: Queryable, clinicId: string, userId: string, now: Date): Promise<number> {
  return countRows(
    db,
    sql`scheduling.calendar c
    join scheduling.event_attendee a on a.clinic_id = c.clinic_id and a.calendar_id = c.id and a.end_time > ${now}
    join scheduling.event e on e.clinic_id = a.clinic_id and e.id = a.event_id and e.deleted_time is null
    where c.clinic_id = ${clinicId} and c.user_id = ${userId} and e.status not in ('canceled', 'noshow')`,
  );
}

/** Returns the users who have an active calendar. */
export async function readCalendarOwners(db: Queryable, clinicId: string): Promise<string[]> {
  const { rows } = await columnsOf('scheduling.calendar', ['user_id'])
    .select(sql`from scheduling.calendar where clinic_id = ${clinicId} and is_active`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** An event that changed calendars. */
export interface MovedEvent {
  id: string;
  patient_id: string | null;
}

/**
 * Moves the future events on one user's calendar to another's. Events already on the other calendar are only removed
 * from the first.
 */
export async function moveFutureEvents(
  tx: Tx,
  clinicId: string,
  from: string,
  to: string,
  now: Date,
): Promise<MovedEvent[]> {
  const { rows } = await columnsOf({ e: 'scheduling.event' }, ['e.id', 'e.patient_id'])
    .returned(sql`with left_behind as (
      delete from scheduling.event_attendee a using scheduling.calendar c, scheduling.event e
      where a.clinic_id = ${clinicId} and c.clinic_id = a.clinic_id and c.id = a.calendar_id and c.user_id = ${from}
        and e.clinic_id = a.clinic_id and e.id = a.event_id and e.deleted_time is null and a.end_time > ${now}
        and e.status not in ('canceled', 'noshow')
      returning a.event_id, a.start_time, a.end_time, a.is_busy),
    placed as (
      insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
      select ${clinicId}, t.id, l.event_id, l.start_time, l.end_time, l.is_busy
      from left_behind l join scheduling.calendar t on t.clinic_id = ${clinicId} and t.user_id = ${to} and t.is_active
      on conflict do nothing),
    series as (
      update scheduling.series s set version = s.version + 1, updated_time = ${now},
        calendar_ids = array(select distinct case when id = f.id then t.id else id end from unnest(s.calendar_ids) id)
      from scheduling.calendar f, scheduling.calendar t
      where s.clinic_id = ${clinicId} and s.deleted_time is null and f.clinic_id = s.clinic_id and f.user_id = ${from}
        and t.clinic_id = s.clinic_id and t.user_id = ${to} and f.id = any(s.calendar_ids)) update scheduling.event e set version = e.version + 1, updated_time = ${now}, first_calendar_id = (
      select o.calendar_id from (
        select a.calendar_id from scheduling.event_attendee a join scheduling.calendar c on c.clinic_id = a.clinic_id and c.id = a.calendar_id
        where a.clinic_id = e.clinic_id and a.event_id = e.id and c.user_id <> ${from}
        union all select t.id from scheduling.calendar t where t.clinic_id = e.clinic_id and t.user_id = ${to} and t.is_active) o
      order by o.calendar_id limit 1)
    from left_behind l where e.clinic_id = ${clinicId} and e.id = l.event_id`)
    .execute(tx);
  return rows;
}
