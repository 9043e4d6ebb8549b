import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { plainConditions, sortedBy } from './patient-list.sql.ts';
import type { Listing } from './patients-among.sql.ts';
import { columnsOf, type Patient } from './patients.sql.ts';

/**
 * A page of a list that many match: patients are tested one by one along the index of its order, `steps` of them at most, or until the page
 * is full. Where the index holds what is tested, no row is read that is not shown.
 */
export async function walkPatients(
  db: Queryable,
  clinicId: string,
  { filter, narrowings, order, page, reading }: Listing,
  steps: number | null,
): Promise<Patient[]> {
  const by = order?.by ?? 'last_name';
  const sorted = sortedBy(order);
  const steering = narrowings.filter(({ steers }) => steers === by).map(({ test }) => test);
  const tests = narrowings.filter(({ steers }) => steers !== by).map(({ test }) => test);
  const walked = sql.join([sql`p.clinic_id = ${clinicId}`, sql`p.deleted_time is null`, ...steering], sql` and `);
  const { rows } = await sql<Patient>`
    select ${columnsOf(reading)} from (
      select p.* from (
        select p.* from patients.patient p where ${walked} order by ${sorted} limit ${steps === null ? sql`all` : sql.lit(steps)}) p
      where ${sql.join([sql`true`, ...plainConditions(filter, 'each'), ...tests], sql` and `)}
      order by ${sorted} limit ${page.take} offset ${page.skip}) k
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = k.id
    order by ${sorted}`.execute(db);
  return rows;
}
