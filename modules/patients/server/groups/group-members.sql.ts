import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { filterPredicatesOf } from '../list/filter-predicates.sql.ts';
import { type PatientFilter, plainConditions } from '../list/patient-list.sql.ts';

/**
 * Returns the patients that meet each filter, sorted, by the filter's key: one statement for all. With `patientIds`,
 * only the filters that one of these patients meets; the others' patients are not read.
 */
export async function readMembers(
  db: Queryable,
  clinicId: string,
  filters: ReadonlyMap<string, PatientFilter>,
  patientIds: readonly string[] | undefined,
): Promise<Map<string, string[]>> {
  if (filters.size === 0) return new Map();
  const each = [...filters].map(([key, filter]) => {
    const matching = matchingOf(clinicId, filter);
    const isWanted =
      patientIds === undefined
        ? sql`true`
        : sql`exists (select 1 from ${matching} and p.id = any(${patientIds}::uuid[]))`;
    return sql`select ${key} as key, array(select p.id::text from ${matching} order by p.id) as patient_ids where ${isWanted}`;
  });
  const { rows } = await sql<{ key: string; patient_ids: string[] }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ key, patient_ids }) => [key, patient_ids]));
}

/** All patients are read, so each part of the filter is read as a whole instead of tested for each patient. */
function matchingOf(clinicId: string, filter: PatientFilter): RawBuilder<unknown> {
  const parts = filterPredicatesOf(clinicId, filter).map(({ ids }) => sql`p.id in (${ids})`);
  return sql`patients.patient p where p.clinic_id = ${clinicId} and p.deleted_time is null
    and ${sql.join([sql`true`, ...parts, ...plainConditions(filter)], sql` and `)}`;
}
