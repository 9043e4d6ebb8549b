import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { recordReturnedTimes } from '../records/released-time.sql.ts';

/** A member's busy time without an event: from an external calendar, or held for online booking. */
export interface BusyTime {
  id: string;
  calendar_id: string;
  source: string;
  start_time: Date;
  end_time: Date;
}

/** Busy times reported by an external calendar, by their external IDs, and the IDs that are free again. */
export interface BusyTimes {
  taken: readonly { key: string; start: Date; end: Date }[];
  /** Null if `taken` is the complete list. */
  released: readonly string[] | null;
}

/** The source of busy times. */
interface BusyPlace {
  clinicId: string;
  calendarId: string;
  source: string;
}

/**
 * Stores the busy times of a member's external calendar and records released time for the waitlist. Returns whether
 * anything changed.
 */
export async function keepBusyTimes(
  tx: Tx,
  { clinicId, calendarId, source }: BusyPlace,
  { taken, released }: BusyTimes,
): Promise<boolean> {
  const keys = taken.map(({ key }) => key);
  const { rows: before } = await columnsOf('scheduling.busy_time', ['key', 'calendar_id', 'start_time', 'end_time'])
    .select(sql`from scheduling.busy_time
    where clinic_id = ${clinicId} and calendar_id = ${calendarId} and source = ${source}
      ${released === null ? sql`` : sql`and key = any(${[...keys, ...released]}::text[])`} for update`)
    .execute(tx);
  const now = new Map(taken.map((one) => [one.key, one]));
  const gone = before.filter(({ key }) => !now.has(key));
  if (gone.length > 0)
    await sql`
      delete from scheduling.busy_time where clinic_id = ${clinicId} and calendar_id = ${calendarId} and source = ${source}
        and key = any(${gone.map(({ key }) => key)}::text[])`.execute(tx);
  const stands = new Map(before.map((one) => [one.key, one]));
  const others = taken.filter((one) => {
    const was = stands.get(one.key);
    return was?.start_time.getTime() !== one.start.getTime() || was.end_time.getTime() !== one.end.getTime();
  });
  if (others.length > 0)
    await sql`
      insert into scheduling.busy_time (clinic_id, id, calendar_id, source, key, start_time, end_time)
      select ${clinicId}, t.id, ${calendarId}, ${source}, t.key, t.start_time, t.end_time
      from unnest(${others.map(() => newId())}::uuid[], ${others.map(({ key }) => key)}::text[],
        ${others.map(({ start }) => start)}::timestamptz[], ${others.map(({ end }) => end)}::timestamptz[])
        as t (id, key, start_time, end_time)
      on conflict (clinic_id, calendar_id, source, key) do update
        set start_time = excluded.start_time, end_time = excluded.end_time`.execute(tx);
  const moved = others.flatMap(({ key }) => stands.get(key) ?? []);
  await recordReturnedTimes(tx, clinicId, [...gone, ...moved]);
  return gone.length > 0 || others.length > 0;
}

/** Deletes the busy times of an external calendar that is no longer synced. This does not count as released time. */
export async function dropBusyTimes(tx: Tx, { clinicId, calendarId, source }: BusyPlace): Promise<void> {
  await sql`
    delete from scheduling.busy_time
    where clinic_id = ${clinicId} and calendar_id = ${calendarId} and source = ${source}`.execute(tx);
}

/** Returns the external busy times that overlap a time range on some calendars, earliest first. */
export async function readTimesElsewhere(
  db: Queryable,
  clinicId: string,
  shown: { start: Date; end: Date; calendar_ids: readonly string[] },
): Promise<BusyTime[]> {
  const { rows } = await columnsOf('scheduling.busy_time', ['id', 'calendar_id', 'source', 'start_time', 'end_time'])
    .select(sql`from scheduling.busy_time
    where clinic_id = ${clinicId} and calendar_id = any(${shown.calendar_ids}::uuid[])
      and start_time < ${shown.end} and end_time > ${shown.start}
    order by start_time, id limit 5000`)
    .execute(db);
  return rows;
}
