import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { readTags } from '../tags.sql.ts';
import { practices, type PracticeRow } from './practices.sql.ts';

/** A clinic with the tags that it gives its patients. */
export async function readClinic(db: Queryable, clinicId: string) {
  const clinic = await db
    .selectFrom('practice.clinic')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .executeTakeFirstOrThrow();
  return { ...clinic, tags: await readTags(db, clinicId) };
}

/** How patients reach a clinic: its own phone, or else that of its first practice. */
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

/** A clinic's practices, by name. */
export function readPractices(db: Queryable, clinicId: string): Promise<PracticeRow[]> {
  return practices.select(db, { clinicId }).orderBy('practice_name').execute();
}

/** The active practices that a member belongs to, by name. */
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

/** How many clinics there are, and whether the demo clinic is among them. */
export async function countClinics(db: Queryable): Promise<{ count: number; demo: boolean }> {
  const row = await db
    .selectFrom('practice.clinic')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.agg<boolean | null>('bool_or', ['is_demo']).as('demo')])
    .executeTakeFirstOrThrow();
  return { count: row.count, demo: row.demo ?? false };
}

/** Whether this is the demo clinic and a real one stands beside it: everybody knows the password of the demo's people. */
export async function isDemoBesideReal(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practice.clinic d where d.clinic_id = ${clinicId} and d.is_demo
      and exists (select 1 from practice.clinic c where not c.is_demo)`.execute(db);
  return rows.length > 0;
}

/** Every clinic of this installation, by name. */
export function findClinics(db: Queryable) {
  return db
    .selectFrom('practice.clinic')
    .select(['clinic_id', 'clinic_name', 'time_zone', 'is_demo'])
    .orderBy('clinic_name')
    .execute();
}
