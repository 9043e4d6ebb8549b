import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { exists } from '#platform/records/computed-columns.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { NamedMember } from '../members/members.sql.ts';

/** The practices of a clinic. */
export const practices = clinicTable('practice.practice', [
  'id',
  'practice_name',
  'address_line1',
  'address_line2',
  'city',
  'state',
  'country',
  'postal_code',
  'office_phone',
  'mobile_phone',
  'fax',
  'email',
  'website',
  'contact_person_name',
  'taxonomy_code',
  'is_active',
  'version',
]);
export type PracticeRow = RowOfTable<typeof practices>;

/** Locks the clinic's practices, and returns whether another one has this name. */
export async function lockPracticeName(tx: Tx, clinicId: string, name: string, except: string | null) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.practices ${clinicId}`}, 0))`.execute(tx);
  const { rows } = await sql`
    select id from practice.practice where clinic_id = ${clinicId} and lower(practice_name) = lower(${name})
      and id is distinct from ${except}::uuid`.execute(tx);
  return rows.length > 0;
}

/** Returns the number of the clinic's other active practices. */
export function countOtherActive(tx: Tx, clinicId: string, id: string): Promise<number> {
  return countRows(tx, sql`practice.practice where clinic_id = ${clinicId} and is_active and id <> ${id}`);
}

/** A member of a practice. */
export interface PracticeMemberRow extends NamedMember {
  elsewhere: boolean;
}

/** Reads the active members of a practice, and whether each belongs to another active one too. */
export async function readMembersAt(db: Queryable, clinicId: string, id: string): Promise<PracticeMemberRow[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, [
    'm.user_id',
    'm.first_name',
    'm.last_name',
    'm.title',
    'm.credential',
  ])
    .and(
      exists(
        'elsewhere',
        sql`practice.member_practice o
        join practice.practice p on p.clinic_id = o.clinic_id and p.id = o.practice_id and p.is_active
        where o.clinic_id = m.clinic_id and o.user_id = m.user_id and o.practice_id <> ${id}`,
      ),
    )
    .select(sql`from practice.member m
    join practice.member_practice mp on mp.clinic_id = m.clinic_id and mp.user_id = m.user_id and mp.practice_id = ${id}
    where m.clinic_id = ${clinicId} and m.is_active order by m.last_name, m.first_name, m.user_id`)
    .execute(db);
  return rows;
}
