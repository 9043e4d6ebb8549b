import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { FilterPredicate } from './filter-predicates.sql.ts';
import { plainConditions, sortedBy } from './patient-list.sql.ts';
import type { ListQuery } from './patients-among.sql.ts';
import { type Patient, patientColumns } from '../patients.sql.ts';

/**
 * Returns a page of a list with many matches: walks along the index of its order and tests patients one by one, for up
 * to `steps` or until the page is full. If the index covers the tests, only the shown rows are read.
 */
export async function walkPatients(
  db: Queryable,
  clinicId: string,
  { filter, filterPredicates, order, page, reading }: ListQuery,
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
    // Only looked up if there is a condition.
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
