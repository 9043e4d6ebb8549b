import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';

/** Time that a member has given away elsewhere. */
export interface BusyTime {
  id: string;
  calendar_id: string;
  start_time: Date;
  end_time: Date;
}

/** What another calendar says of itself: taken times by what they are called there, and those that are free again. */
export interface BusyTimes {
  taken: readonly { key: string; start: Date; end: Date }[];
  /** Null where `taken` is all that there is. */
  freed: readonly string[] | null;
}

/** Keeps what another calendar of a member says. */
export async function keepBusyTimes(
  tx: Tx,
  place: { clinicId: string; calendarId: string; source: string },
  { taken, freed }: BusyTimes,
): Promise<void> {
  const { clinicId, calendarId, source } = place;
  await sql`
    delete from scheduling.busy_time where clinic_id = ${clinicId} and calendar_id = ${calendarId} and source = ${source}
      and ${freed === null ? sql`not key = any(${taken.map(({ key }) => key)}::text[])` : sql`key = any(${freed}::text[])`}`.execute(
    tx,
  );
  if (taken.length === 0) return;
  await sql`
    insert into scheduling.busy_time (clinic_id, id, calendar_id, source, key, start_time, end_time)
    select ${clinicId}, t.id, ${calendarId}, ${source}, t.key, t.start_time, t.end_time
    from unnest(${taken.map(() => newId())}::uuid[], ${taken.map(({ key }) => key)}::text[],
      ${taken.map(({ start }) => start)}::timestamptz[], ${taken.map(({ end }) => end)}::timestamptz[])
      as t (id, key, start_time, end_time)
    on conflict (clinic_id, calendar_id, source, key) do update
      set start_time = excluded.start_time, end_time = excluded.end_time`.execute(tx);
}

/** The times given away elsewhere that touch a stretch of some calendars, the earliest first. */
export async function readTimesElsewhere(
  db: Queryable,
  clinicId: string,
  shown: { start: Date; end: Date; calendar_ids: readonly string[] },
): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select id, calendar_id, start_time, end_time from scheduling.busy_time
    where clinic_id = ${clinicId} and calendar_id = any(${shown.calendar_ids}::uuid[])
      and start_time < ${shown.end} and end_time > ${shown.start}
    order by start_time, id limit 5000`.execute(db);
  return rows;
}
