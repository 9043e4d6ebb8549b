import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** The requesting provider; `first_name` is null for the clinic as a group. */
export interface AskingProvider {
  npi: string;
  last_name: string;
  first_name: string | null;
}

/** Returns the provider with this NPI: a member, or the clinic as a group; null if neither. */
export async function providerByNpi(db: Queryable, clinicId: string, npi: string): Promise<AskingProvider | null> {
  const { rows } = await sql<AskingProvider>`
    (select npi, last_name, first_name from practice.member where clinic_id = ${clinicId} and npi = ${npi} and is_active limit 1)
    union all
    (select ${npi}::text, clinic_name, null from practice.clinic where clinic_id = ${clinicId} and attributes->>'group_npi' = ${npi})
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the requesting provider: the first of these members with an NPI in their profile, or else the clinic as a
 * group, or else the first member with an NPI by name; null if no one has one.
 */
export async function providerOf(
  db: Queryable,
  clinicId: string,
  userIds: readonly string[],
): Promise<AskingProvider | null> {
  const { rows } = await sql<AskingProvider>`
    select npi, last_name, first_name from (
      select m.npi, m.last_name, m.first_name, 1 as turn, array_position(${userIds}::uuid[], m.user_id) as place
      from practice.member m
      where m.clinic_id = ${clinicId} and m.user_id = any(${userIds}::uuid[]) and m.npi <> '' and m.is_active
      union all
      select attributes->>'group_npi', clinic_name, null, 2, 0 from practice.clinic
      where clinic_id = ${clinicId} and coalesce(attributes->>'group_npi', '') <> ''
      union all
      select m.npi, m.last_name, m.first_name, 3, 0 from practice.member m
      where m.clinic_id = ${clinicId} and m.npi <> '' and m.is_active) p
    order by turn, place, last_name, first_name limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Returns whether a clinic is the public demo with fictitious people. */
export async function isDemoClinic(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from practice.clinic where clinic_id = ${clinicId} and is_demo`.execute(db);
  return rows.length > 0;
}
