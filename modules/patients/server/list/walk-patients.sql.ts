import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FilterPredicate } from './filter-predicates.sql.ts';
import { plainConditions, sortedBy } from './patient-list.sql.ts';
import type { Listing } from './patients-among.sql.ts';
import { type Patient, patientColumns } from '../patients.sql.ts';

/**
 * A page of a list that many match: patients are tested one by one along the index of its order, `steps` of them at most, or until the page
 * is full. Where the index holds what is tested, no row is read that is not shown.
 */
export async function walkPatients(
  db: Queryable,
  clinicId: string,
  { filter, filterPredicates, order, page, reading }: Listing,
  steps: number | null,
): Promise<Patient[]> {
  const sorted = sortedBy(order);
  const most = steps === null ? sql`all` : sql.lit(steps);
  const steering = filterPredicates.filter(({ steers }) => steers === (order?.by ?? 'last_name'));
  const led = steering.find(({ named }) => named !== undefined);
  const testsBeside = (known: readonly FilterPredicate[]): RawBuilder<unknown>[] => [
    ...plainConditions(filter, 'each'),
    ...filterPredicates.filter((each) => !known.includes(each)).map(({ test }) => test),
  ];
  const { rows } = await patientColumns(reading)
    .select(sql`from (
      select p.* from (${led === undefined ? alongAll() : alongOnly(led)}) p
      order by ${sorted} limit ${page.take} offset ${page.skip}) k
    join patients.patient p on p.clinic_id = ${clinicId} and p.id = k.id
    order by ${sorted}`)
    .execute(db);
  return rows;

  function alongAll(): RawBuilder<unknown> {
    const conditions = [ALIVE, sql`p.clinic_id = ${clinicId}`, ...steering.map(({ test }) => test)];
    return sql`
      select p.* from (select p.* from patients.patient p where ${all(conditions)} order by ${sorted} limit ${most}) p
      where ${all(testsBeside(steering))}`;
  }

  function alongOnly(filterPredicate: FilterPredicate): RawBuilder<unknown> {
    const tests = testsBeside([filterPredicate]);
    // Looked up only where something is asked.
    const passed = sql`exists (
      select 1 from patients.patient p where p.clinic_id = ${clinicId} and p.id = n.id and ${all(tests)} offset 0)`;
    return sql`
      select n.* from (select p.* from (${filterPredicate.named!}) p order by ${sorted} limit ${most}) n
      where ${tests.length === 0 ? sql`true` : passed}`;
  }
}

const ALIVE = sql`p.deleted_time is null`;
const all = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions], sql` and `);
