import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { EventTimes } from '../../rules/index.ts';

/** A time range on one calendar. */
export interface CalendarTime extends EventTimes {
  calendar_id: string;
}

/** The new time of an event, and whether it occupies it. */
export interface NewPlacement extends CalendarTime {
  event_id: string;
  is_busy: boolean;
}

const waiting = (clinicId: string) =>
  sql`scheduling.waiting_entry w where w.clinic_id = ${clinicId} and w.state in ('waiting', 'offered')`;

/** Returns whether the clinic's waitlist has entries; without any, no released time is recorded. */
export async function doesAnyoneWait(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(db, waiting(clinicId));
}

/**
 * Records the time that these events are about to release, if the waitlist has entries. Called before events are
 * canceled, moved or deleted; subscribers later check which of it is free.
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

/** Same for deleted days off; without a calendar, for all active calendars. */
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

/** Same for arbitrary times of calendars. */
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

/** Stores released time with clinic, calendar, start and end, once per start, if the waitlist has entries. */
async function writeReleased(tx: Tx, clinicId: string, times: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into scheduling.given_up_time (clinic_id, calendar_id, start_time, end_time)
    select g.clinic_id, g.calendar_id, g.start_time, max(g.end_time)
    from (${times}) as g (clinic_id, calendar_id, start_time, end_time)
    where exists (select from ${waiting(clinicId)}) group by 1, 2, 3
    on conflict (clinic_id, calendar_id, start_time)
    do update set end_time = greatest(given_up_time.end_time, excluded.end_time)`.execute(tx);
}

/** Takes the released time that has not been processed yet. */
export async function takeReleased(tx: Tx, clinicId: string): Promise<CalendarTime[]> {
  const { rows } = await columnsOf('scheduling.given_up_time', ['calendar_id', 'start_time', 'end_time'])
    .returned(sql`delete from scheduling.given_up_time where clinic_id = ${clinicId}`)
    .execute(tx);
  return rows;
}
