import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable, Tx } from '#platform/database.ts';
import { listed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Grant } from '../../rules/index.ts';

type MemberTable = Selectable<DB['practice.member']>;

/** A member with the parts of their name. */
export type NamedMember = Pick<MemberTable, 'user_id' | 'first_name' | 'last_name' | 'title' | 'credential'>;

/** A member with their practices and roles, for administrators. */
export interface MemberDetails
  extends NamedMember, Pick<MemberTable, 'npi' | 'email' | 'is_active' | 'deactivated_time' | 'version'> {
  practices: { id: string; practice_name: string }[];
  roles: { id: string; role_name: string; preset: string | null }[];
}

const MOST_MEMBERS = 500;

/** Reads the clinic's members, including deactivated ones, by last name; or those with these ids. */
export async function readMemberDetails(db: Queryable, clinicId: string, ids: readonly string[] | null = null) {
  const { rows } = await columnsOf({ m: 'practice.member' }, [
    'm.user_id',
    'm.first_name',
    'm.last_name',
    'm.title',
    'm.credential',
    'm.npi',
    'm.email',
    'm.is_active',
    'm.deactivated_time',
    'm.version',
  ])
    .and(
      listed(
        'practices',
        columnsOf({ p: 'practice.practice' }, ['p.id', 'p.practice_name']),
        sql`from practice.member_practice mp
        join practice.practice p on p.clinic_id = mp.clinic_id and p.id = mp.practice_id
        where mp.clinic_id = m.clinic_id and mp.user_id = m.user_id order by p.practice_name`,
      ),
    )
    .and(
      listed(
        'roles',
        columnsOf({ r: 'practice.role' }, ['r.id', 'r.role_name', 'r.preset']),
        sql`from practice.member_role mr
        join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
        where mr.clinic_id = m.clinic_id and mr.user_id = m.user_id order by r.role_name`,
      ),
    )
    .select(sql`from practice.member m
    where m.clinic_id = ${clinicId} and (${ids === null} or m.user_id = any(${ids ?? []}::uuid[]))
    order by m.is_active desc, lower(m.last_name), lower(m.first_name), m.user_id limit ${MOST_MEMBERS}`)
    .execute(db);
  return rows;
}

/** Returns the number of active members with the role Admin. */
export async function countAdmins(tx: Tx, clinicId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.user_id)::int as count from practice.member m
    join practice.member_role mr on mr.clinic_id = m.clinic_id and mr.user_id = m.user_id
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.preset = 'Admin' and r.deleted_time is null
    where m.clinic_id = ${clinicId} and m.is_active`.execute(tx);
  return rows[0]!.count;
}

/** Reads the combined grants of these roles. */
export async function readGrants(tx: Tx, clinicId: string, roleIds: readonly string[]): Promise<Grant[]> {
  const { rows } = await columnsOf('practice.role_rule', ['access_rule', 'scope'])
    .distinct()
    .select(sql`from practice.role_rule
    where clinic_id = ${clinicId} and role_id = any(${roleIds}::uuid[])`)
    .execute(tx);
  return rows;
}

/** Returns those of the ids that are roles and active practices of the clinic. */
export async function readChoices(
  tx: Tx,
  clinicId: string,
  practiceIds: readonly string[],
  roleIds: readonly string[],
) {
  const { rows } = await sql<{ practices: string[]; roles: string[] }>`
    select
      array(select p.id::text from practice.practice p
        where p.clinic_id = ${clinicId} and p.id = any(${practiceIds}::uuid[]) and p.is_active) as practices,
      array(select r.id::text from practice.role r
        where r.clinic_id = ${clinicId} and r.id = any(${roleIds}::uuid[]) and r.deleted_time is null) as roles`.execute(
    tx,
  );
  return rows[0]!;
}

/** Sets a member's practices and roles, and increments their version. */
export async function writeMemberPlaces(
  tx: Tx,
  clinicId: string,
  userId: string,
  practiceIds: readonly string[],
  roleIds: readonly string[],
  now: Date,
): Promise<void> {
  await sql`delete from practice.member_practice where clinic_id = ${clinicId} and user_id = ${userId}`.execute(tx);
  await sql`delete from practice.member_role where clinic_id = ${clinicId} and user_id = ${userId}`.execute(tx);
  await sql`insert into practice.member_practice (clinic_id, user_id, practice_id)
    select ${clinicId}, ${userId}, id from unnest(${practiceIds}::uuid[]) id`.execute(tx);
  await sql`insert into practice.member_role (clinic_id, user_id, role_id)
    select ${clinicId}, ${userId}, id from unnest(${roleIds}::uuid[]) id`.execute(tx);
  await sql`update practice.member set version = version + 1, updated_time = ${now} where clinic_id = ${clinicId} and user_id = ${userId}`.execute(
    tx,
  );
}

/** Activates or deactivates a member. */
export async function setActive(tx: Tx, clinicId: string, userId: string, isActive: boolean, now: Date): Promise<void> {
  await tx
    .updateTable('practice.member')
    .set(({ eb }) => ({
      is_active: isActive,
      deactivated_time: isActive ? null : now,
      updated_time: now,
      version: eb('version', '+', 1),
    }))
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
}

/** Reads a clinic's active members with the names of their roles, by last name. */
export async function readMembers(db: Queryable, clinicId: string) {
  const { rows } = await sql<NamedMember & { roles: string[] }>`
    select m.user_id, m.first_name, m.last_name, m.title, m.credential,
      coalesce((select array_agg(r.role_name order by r.role_name) from practice.member_role mr
        join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
        where mr.clinic_id = m.clinic_id and mr.user_id = m.user_id), '{}') as roles
    from practice.member m where m.clinic_id = ${clinicId} and m.is_active
    order by m.last_name, m.first_name limit ${MOST_MEMBERS}`.execute(db);
  return rows;
}
