import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { birthdayCondition, type PatientFilter, visitConditions } from './patient-list.sql.ts';

/** A statement of the ids that one part of a filter leaves, each answered by one index. */
export type Narrowing = RawBuilder<{ id: string }>;

/** The parts of a filter that have an index of their own, the narrowest kind first. */
export function narrowingsOf(clinicId: string, filter: PatientFilter): Narrowing[] {
  const narrowings: Narrowing[] = [];
  const visits = visitConditions(filter);
  if (filter.tags !== undefined) {
    narrowings.push(sql`select t.patient_id as id from patients.patient_tag t
      where t.clinic_id = ${clinicId} and t.tag = any(${filter.tags}::text[])`);
  }
  for (const tag of filter.allTags ?? []) {
    narrowings.push(sql`select t.patient_id as id from patients.patient_tag t
      where t.clinic_id = ${clinicId} and t.tag = ${tag}`);
  }
  for (const visit of visits) {
    narrowings.push(sql`select v.patient_id as id from patients.patient_activity v
      where v.clinic_id = ${clinicId} and ${visit}`);
  }
  const alive = sql`p.clinic_id = ${clinicId} and p.deleted_time is null`;
  if (filter.birthdays !== undefined) {
    narrowings.push(sql`select p.id from patients.patient p where ${alive} and ${birthdayCondition(filter.birthdays)}`);
  }
  if (filter.bornAfter !== undefined || filter.bornUntil !== undefined) {
    const after = filter.bornAfter ?? '0001-01-01';
    const until = filter.bornUntil ?? '9999-12-31';
    narrowings.push(sql`select p.id from patients.patient p
      where ${alive} and p.date_of_birth > ${after}::date and p.date_of_birth <= ${until}::date`);
  }
  return narrowings;
}

/** The ids of one narrowing, at most `most`, each once. */
export async function listNarrowest(db: Queryable, narrowing: Narrowing, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from (${narrowing}) n limit ${most}`.execute(db);
  return [...new Set(rows.map(({ id }) => id))];
}

/** The ids that all narrowings have in common, at most `most`. */
export async function findAmong(db: Queryable, narrowings: readonly Narrowing[], most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(
      narrowings.map((narrowing) => sql`(${narrowing})`),
      sql` intersect `,
    )}) n limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
