import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { EventTimes } from '../../rules/index.ts';

/** A stretch of one calendar. */
export interface CalendarTime extends EventTimes {
  calendar_id: string;
}

/** Where an event stands anew, and whether it takes that time. */
export interface NewPlacement extends CalendarTime {
  event_id: string;
  is_busy: boolean;
}

const waiting = (clinicId: string) =>
  sql`scheduling.waiting_entry w where w.clinic_id = ${clinicId} and w.state in ('waiting', 'offered')`;

/** Whether anybody waits for time of this clinic; while nobody does, none is noted. */
export async function doesAnyoneWait(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(db, waiting(clinicId));
}

/**
 * Notes what time these events are about to give up, where somebody waits for any; called before they are written, by whatever
 * cancels, moves or deletes them. Whoever subscribes to the event then looks what of it is free.
 */
export async function recordReleased(
  tx: Tx,
  clinicId: string,
  eventIds: readonly string[],
  stands: readonly NewPlacement[],
): Promise<void> {
  await writeReleased(
    tx,
    clinicId,
    sql`
      select a.clinic_id, a.calendar_id, a.start_time, a.end_time from scheduling.event_attendee a
      where a.clinic_id = ${clinicId} and a.event_id = any(${eventIds}::uuid[]) and a.is_busy
        and not exists (select 1 from unnest(${stands.map((one) => one.calendar_id)}::uuid[],
            ${stands.map((one) => one.event_id)}::uuid[], ${stands.map((one) => one.start_time)}::timestamptz[],
            ${stands.map((one) => one.end_time)}::timestamptz[], ${stands.map((one) => one.is_busy)}::boolean[])
            as n (calendar_id, event_id, start_time, end_time, is_busy)
          where n.event_id = a.event_id and n.calendar_id = a.calendar_id and n.is_busy
            and n.start_time <= a.start_time and n.end_time >= a.end_time)`,
  );
}

/** The same of days off that are taken away; without a calendar, of all that are in use. */
export function recordReturnedDays(
  tx: Tx,
  clinicId: string,
  calendarId: string | null,
  { start_time, end_time }: EventTimes,
): Promise<void> {
  return writeReleased(
    tx,
    clinicId,
    sql`
      select c.clinic_id, c.id, ${start_time}::timestamptz, ${end_time}::timestamptz from scheduling.calendar c
      where c.clinic_id = ${clinicId} and c.is_active and (${calendarId}::uuid is null or c.id = ${calendarId}::uuid)`,
  );
}

/** The same of any times of calendars. */
export async function recordReturnedTimes(tx: Tx, clinicId: string, times: readonly CalendarTime[]): Promise<void> {
  if (times.length === 0) return;
  const ids = times.map(({ calendar_id }) => calendar_id);
  const [starts, ends] = [times.map(({ start_time }) => start_time), times.map(({ end_time }) => end_time)];
  await writeReleased(
    tx,
    clinicId,
    sql`
      select ${clinicId}::uuid, t.calendar_id, t.start_time, t.end_time
      from unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as t (calendar_id, start_time, end_time)`,
  );
}

/** Keeps clinic, calendar, begin and end of released time, once for each begin, where somebody waits for any. */
async function writeReleased(tx: Tx, clinicId: string, times: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into scheduling.given_up_time (clinic_id, calendar_id, start_time, end_time)
    select g.clinic_id, g.calendar_id, g.start_time, max(g.end_time)
    from (${times}) as g (clinic_id, calendar_id, start_time, end_time)
    where exists (select from ${waiting(clinicId)}) group by 1, 2, 3
    on conflict (clinic_id, calendar_id, start_time)
    do update set end_time = greatest(given_up_time.end_time, excluded.end_time)`.execute(tx);
}

/** Takes the released time that nobody has looked at yet. */
export async function takeReleased(tx: Tx, clinicId: string): Promise<CalendarTime[]> {
  const { rows } = await columnsOf('scheduling.given_up_time', ['calendar_id', 'start_time', 'end_time'])
    .returned(sql`delete from scheduling.given_up_time where clinic_id = ${clinicId}`)
    .execute(tx);
  return rows;
}
