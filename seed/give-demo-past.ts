import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { workTime } from './people/open-days.ts';

/**
 * Gives the demo clinic's patients and appointments a past for the statistics: patients joined over the last year and a
 * half, those with a first visit just before it; appointments were booked hours to weeks ahead, the canceled one was
 * canceled that morning, and every ninth was moved once.
 */
export async function giveDemoPast(tx: Tx, clinicId: string, now: Date): Promise<void> {
  await sql`
    with booked as (
      select id, start_time, status, row_number() over (order by start_time, id) as nth from scheduling.event
      where clinic_id = ${clinicId} and patient_id is not null)
    update scheduling.event e set
      created_time = least(${now}::timestamptz, e.start_time - (array[interval '3 hours', interval '2 days', interval '5 days',
        interval '12 days', interval '21 days', interval '33 days'])[1 + b.nth % 6]),
      canceled_time = case when e.status = 'canceled' then least(${now}::timestamptz, e.start_time - interval '4 hours') end,
      times_moved = case when b.nth % 9 = 0 then 1 else 0 end
    from booked b where e.clinic_id = ${clinicId} and e.id = b.id`.execute(tx);
  await sql`
    insert into scheduling.cancel_reason (clinic_id, event_id, reason, noted_by, noted_time)
    select clinic_id, id, (array['ill', 'no_time', 'no_way'])[1 + (row_number() over (order by start_time, id) % 3)::int], created_by, canceled_time
    from scheduling.event where clinic_id = ${clinicId} and status = 'canceled' and patient_id is not null`.execute(tx);
  await sql`
    with first_visit as (
      select e.patient_id, min(e.created_time) as booked from scheduling.event e
      join scheduling.event_category c on c.clinic_id = e.clinic_id and c.id = e.category_id and c.category_name = 'New patient'
      where e.clinic_id = ${clinicId} group by e.patient_id)
    update patients.patient p set created_time = coalesce(
      (select f.booked from first_visit f where f.patient_id = p.id),
      ${now}::timestamptz - (40 + (p.record_number * 37) % 500) * interval '1 day')
    where p.clinic_id = ${clinicId}`.execute(tx);
  await intoWorkTime(tx, sql.table('scheduling.event'), clinicId, now);
  await intoWorkTime(tx, sql.table('patients.patient'), clinicId, now);
}

/** Moves the creation of these rows to when the clinic was open. */
async function intoWorkTime(tx: Tx, table: RawBuilder<unknown>, clinicId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; created_time: Date }>`
    select id, created_time from ${table} where clinic_id = ${clinicId}`.execute(tx);
  await sql`
    update ${table} r set created_time = w.time
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => workTime(row.created_time, now))}::timestamptz[]) w (id, time)
    where r.clinic_id = ${clinicId} and r.id = w.id`.execute(tx);
}
