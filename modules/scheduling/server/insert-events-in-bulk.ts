import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { isBusy } from '../rules/index.ts';
import type { NewEvent } from './events.sql.ts';

const BATCH = 2000;

/** Writes many events at once, for the demo clinic and the benchmarks: nothing is checked, audited or announced. */
export async function insertEventsInBulk(
  tx: Tx,
  clinicId: string,
  events: readonly Omit<NewEvent, 'is_busy'>[],
): Promise<void> {
  for (let from = 0; from < events.length; from += BATCH) {
    await insertBatch(tx, clinicId, events.slice(from, from + BATCH));
  }
}

async function insertBatch(tx: Tx, clinicId: string, events: readonly Omit<NewEvent, 'is_busy'>[]): Promise<void> {
  const column = <K extends keyof NewEvent>(name: K & keyof (typeof events)[number]) =>
    events.map((event) => event[name]);
  await sql`
    insert into scheduling.event (clinic_id, id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id,
      created_by, created_time, updated_time)
    select ${clinicId}, id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id, created_by,
      created_time, created_time
    from unnest(${column('id')}::uuid[], ${column('title')}::text[], ${column('status')}::text[], ${column('notes')}::text[],
      ${column('color')}::text[], ${column('start_time')}::timestamptz[], ${column('end_time')}::timestamptz[],
      ${column('time_zone')}::text[], ${column('category_id')}::uuid[], ${column('patient_id')}::uuid[],
      ${column('created_by')}::uuid[], ${column('created_time')}::timestamptz[])
      as t (id, title, status, notes, color, start_time, end_time, time_zone, category_id, patient_id, created_by, created_time)`.execute(
    tx,
  );
  const standing = events.flatMap((event) => event.calendar_ids.map((calendarId) => ({ event, calendarId })));
  await sql`
    insert into scheduling.event_attendee (clinic_id, calendar_id, event_id, start_time, end_time, is_busy)
    select ${clinicId}, t.* from unnest(${standing.map(({ calendarId }) => calendarId)}::uuid[], ${standing.map(({ event }) => event.id)}::uuid[],
      ${standing.map(({ event }) => event.start_time)}::timestamptz[], ${standing.map(({ event }) => event.end_time)}::timestamptz[],
      ${standing.map(({ event }) => isBusy(event.status))}::boolean[]) t`.execute(tx);
}
