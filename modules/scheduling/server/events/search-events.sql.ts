import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { EventStatus } from '../../rules/index.ts';

/** An event as shown by the global search. */
export interface FoundEvent {
  id: string;
  series_id: string | null;
  replaced_start: Date | null;
  title: string;
  status: EventStatus;
  notes: string | null;
  color: string | null;
  start_time: Date;
  end_time: Date;
  time_zone: string;
  first_name: string | null;
  last_name: string | null;
}

// Matches of a very common word are cut off here, newest first, and sorted afterwards.
const MOST_READ = 400;

/**
 * Returns events with the keyword in their title or in the patient's name (prefix); future events first, then past
 * ones.
 */
export async function findEvents(
  db: Queryable,
  clinicId: string,
  text: string,
  now: Date,
  take: number,
): Promise<FoundEvent[]> {
  const escaped = text.replaceAll(/[\\%_]/g, '\\$&');
  const { rows } = await sql<FoundEvent>`
    with hit as (
      (select e.id from scheduling.event e
        where e.clinic_id = ${clinicId} and e.deleted_time is null and lower(e.title) like ${`%${escaped}%`} limit ${MOST_READ})
      union
      (select e.id from scheduling.event_patient p
        join scheduling.event e on e.clinic_id = p.clinic_id and e.patient_id = p.id and e.deleted_time is null
        where p.clinic_id = ${clinicId} and p.deleted_time is null
          and p.search_text like ${`%${escaped}%`} limit ${MOST_READ}))
    select e.id, e.series_id, e.replaced_start, e.title, e.status, e.notes, coalesce(e.color, k.color) as color, e.start_time,
      e.end_time, e.time_zone, p.first_name, p.last_name
    from scheduling.event e
    join scheduling.event_category k on k.clinic_id = e.clinic_id and k.id = e.category_id
    left join scheduling.event_patient p on p.clinic_id = e.clinic_id and p.id = e.patient_id
    where e.clinic_id = ${clinicId} and e.id in (select id from hit)
    order by e.end_time <= ${now}, case when e.end_time > ${now} then e.start_time end, e.start_time desc, e.id
    limit ${take}`.execute(db);
  return rows;
}
