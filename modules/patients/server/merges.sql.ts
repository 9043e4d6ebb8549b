import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** Where the records of these ids are now, of those that were merged into another one; through several merges where there were. */
export async function survivorsOf(db: Queryable, clinicId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive led as (
      select p.merged_into as id, 1 as step from patients.patient p
      where p.clinic_id = ${clinicId} and p.id = any(${ids}::uuid[]) and p.merged_into is not null
      union all
      select p.merged_into, led.step + 1 from led
      join patients.patient p on p.clinic_id = ${clinicId} and p.id = led.id and p.merged_into is not null
      where led.step < 20)
    select distinct p.id from led
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = led.id and p.deleted_time is null`.execute(db);
  return rows.map(({ id }) => id);
}
