import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { ClinicAttributes } from '../../rules/index.ts';
import { readTags } from '../tags.sql.ts';
import { practices, type PracticeRow } from './practices.sql.ts';

/** Reads a clinic with its patient tags. */
export async function readClinic(db: Queryable, clinicId: string) {
  const clinic = await db
    .selectFrom('practice.clinic')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  return { ...clinic, tags: await readTags(db, clinicId) };
}

/** Reads the phone, email, tax ID, NPI and other attributes of a clinic; those never entered are missing. */
export async function readClinicAttributes(db: Queryable, clinicId: string): Promise<Partial<ClinicAttributes>> {
  const { attributes } = await db
    .selectFrom('practice.clinic')
    .select('attributes')
    .where('clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  return attributes;
}

/** Reads a clinic's contact for patients: its own phone number, or else that of its first practice. */
export async function readContact(
  db: Queryable,
  clinicId: string,
): Promise<{ clinic_name: string; phone: string | null }> {
  const { rows } = await sql<{ clinic_name: string; phone: string | null }>`
    select c.clinic_name, coalesce(nullif(c.attributes->>'phone', ''), (
      select p.office_phone from practice.practice p
      where p.clinic_id = c.clinic_id and p.is_active and p.office_phone <> '' order by p.practice_name limit 1)) as phone
    from practice.clinic c where c.clinic_id = ${clinicId}`.execute(db);
  return rows[0] ?? { clinic_name: 'the clinic', phone: null };
}

/** Reads a clinic's practices, by name. */
export function readPractices(db: Queryable, clinicId: string): Promise<PracticeRow[]> {
  return practices.select(db, { clinicId }).orderBy('practice_name').execute();
}

/** Reads the active practices of a member, by name. */
export function readPracticesOf(db: Queryable, clinicId: string, userId: string) {
  return db
    .selectFrom('practice.member_practice as mp')
    .innerJoin('practice.practice as p', (join) =>
      join.onRef('p.clinic_id', '=', 'mp.clinic_id').onRef('p.id', '=', 'mp.practice_id'),
    )
    .select(['p.id', 'p.practice_name'])
    .where('mp.clinic_id', '=', clinicId)
    .where('mp.user_id', '=', userId)
    .where('p.is_active', '=', true)
    .orderBy('p.practice_name')
    .execute();
}

/** Returns the number of clinics, and whether one of them is the demo clinic. */
export async function countClinics(db: Queryable): Promise<{ count: number; demo: boolean }> {
  const row = await db
    .selectFrom('practice.clinic')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.agg<boolean | null>('bool_or', ['is_demo']).as('demo')])
    .executeTakeFirstOrThrow();
  return { count: row.count, demo: row.demo ?? false };
}

/** Returns whether this is the demo clinic and a real one exists: the password of the demo accounts is public. */
export async function isDemoBesideReal(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practice.clinic d where d.clinic_id = ${clinicId} and d.is_demo
      and exists (select 1 from practice.clinic c where not c.is_demo)`.execute(db);
  return rows.length > 0;
}

/** Finds all clinics of this installation, by name. */
export function findClinics(db: Queryable) {
  return db
    .selectFrom('practice.clinic')
    .select(['clinic_id', 'clinic_name', 'time_zone', 'is_demo'])
    .orderBy('clinic_name')
    .execute();
}
