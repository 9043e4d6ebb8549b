import { sql } from 'kysely';
import type { PatientActivity } from '#patients/server';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Returns the distinct patients of events, including deleted ones. */
export async function patientsOfEvents(
  db: Queryable,
  clinicId: string,
  eventIds: readonly string[],
): Promise<string[]> {
  const { rows } = await columnsOf({ e: 'scheduling.event' }, ['e.patient_id'])
    .filled('patient_id')
    .distinct()
    .select(sql`from scheduling.event e
    where e.clinic_id = ${clinicId} and e.id = any(${eventIds}::uuid[]) and e.patient_id is not null`)
    .execute(db);
  return rows.map(({ patient_id }) => patient_id);
}

/** Returns each patient's last and next visit with the owners of their calendars; all null if there are none. */
export async function readActivity(
  db: Queryable,
  clinicId: string,
  patientIds: readonly string[],
  now: Date,
): Promise<PatientActivity[]> {
  const { rows } = await sql<{
    patient_id: string;
    last_visit: Date | null;
    next_visit: Date | null;
    user_ids: string[] | null;
  }>`
    with visit as materialized (
      select w.patient_id, l.id as last_id, l.start_time as last_visit, n.id as next_id, n.start_time as next_visit
      from unnest(${patientIds}::uuid[]) w(patient_id)
      left join lateral (select e.id, e.start_time from scheduling.event e
        where e.clinic_id = ${clinicId} and e.patient_id = w.patient_id and e.deleted_time is null
          and e.start_time <= ${now} and e.status in ('confirmed', 'checkedin')
        order by e.start_time desc limit 1) l on true
      left join lateral (select e.id, e.start_time from scheduling.event e
        where e.clinic_id = ${clinicId} and e.patient_id = w.patient_id and e.deleted_time is null
          and e.start_time > ${now} and e.status in ('pending', 'confirmed', 'checkedin')
        order by e.start_time limit 1) n on true),
    -- Looked up separately for each visit (offset 0 prevents flattening); the owners of all calendars are read once.
    seen as (
      select v.patient_id, array_agg(distinct c.user_id) as user_ids
      from visit v
      cross join lateral (select a.calendar_id from scheduling.event_attendee a
        where a.clinic_id = ${clinicId} and a.event_id = any(array[v.last_id, v.next_id]) offset 0) a
      join scheduling.calendar c on c.clinic_id = ${clinicId} and c.id = a.calendar_id
      group by v.patient_id)
    select visit.patient_id, visit.last_visit, visit.next_visit, seen.user_ids
    from visit left join seen on seen.patient_id = visit.patient_id`.execute(db);
  return rows.map((row) => ({
    patientId: row.patient_id,
    lastVisit: row.last_visit,
    nextVisit: row.next_visit,
    userIds: row.user_ids ?? [],
  }));
}
