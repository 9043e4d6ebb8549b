import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { PracticeFields } from '../../rules/index.ts';

const columnsOf = ({ state_or_province, post_code, ...fields }: PracticeFields) => ({
  ...fields,
  state: state_or_province,
  postal_code: post_code,
});

/** A practice, locked for a change; undefined where there is none. */
export async function lockPractice(tx: Tx, clinicId: string, id: string) {
  return tx
    .selectFrom('practice.practice')
    .selectAll()
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes a new practice. */
export async function insertPractice(
  tx: Tx,
  clinicId: string,
  id: string,
  fields: PracticeFields,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('practice.practice')
    .values({ clinic_id: clinicId, id, ...columnsOf(fields), created_time: now })
    .execute();
}

/** Replaces what is said of a practice, and counts its version up. */
export async function writePractice(
  tx: Tx,
  clinicId: string,
  id: string,
  fields: PracticeFields | null,
  isActive: boolean,
): Promise<void> {
  await tx
    .updateTable('practice.practice')
    .set(({ eb }) => ({
      ...(fields === null ? {} : columnsOf(fields)),
      is_active: isActive,
      version: eb('version', '+', 1),
    }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}

/** Waits until nobody else changes the clinic's practices, and answers whether another one has this name. */
export async function lockPracticeName(tx: Tx, clinicId: string, name: string, except: string | null) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`practice.practices ${clinicId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from practice.practice where clinic_id = ${clinicId} and lower(practice_name) = lower(${name})
      and id is distinct from ${except}::uuid`.execute(tx);
  return rows.length > 0;
}

/** How many other practices of the clinic are active. */
export async function countOtherActive(tx: Tx, clinicId: string, id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from practice.practice
    where clinic_id = ${clinicId} and is_active and id <> ${id}`.execute(tx);
  return rows[0]!.count;
}

/** Somebody who works in a practice. */
export interface PracticeMemberRow {
  user_id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  credential: string | null;
  elsewhere: boolean;
}

/** The active members who work in a practice, and whether each works in another active one too. */
export async function readMembersAt(db: Queryable, clinicId: string, id: string): Promise<PracticeMemberRow[]> {
  const { rows } = await sql<PracticeMemberRow>`
    select m.user_id, m.first_name, m.last_name, m.title, m.credential,
      exists (select 1 from practice.member_practice o
        join practice.practice p on p.clinic_id = o.clinic_id and p.id = o.practice_id and p.is_active
        where o.clinic_id = m.clinic_id and o.user_id = m.user_id and o.practice_id <> ${id}) as elsewhere
    from practice.member m
    join practice.member_practice mp on mp.clinic_id = m.clinic_id and mp.user_id = m.user_id and mp.practice_id = ${id}
    where m.clinic_id = ${clinicId} and m.is_active order by m.last_name, m.first_name, m.user_id`.execute(db);
  return rows;
}
