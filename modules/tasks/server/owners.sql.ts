import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { findFallback, findPresent } from './stand-ins.sql.ts';

/** The owner of a task: a member, a team, or a patient. */
export type Owner = { userId: string } | { roleId: string } | { patientId: string };

/** Returns the owner columns of a task. */
export function ownerColumns(owner: Owner): {
  owner_user_id: string | null;
  owner_role_id: string | null;
  owner_patient_id: string | null;
} {
  return {
    owner_user_id: 'userId' in owner ? owner.userId : null,
    owner_role_id: 'roleId' in owner ? owner.roleId : null,
    owner_patient_id: 'patientId' in owner ? owner.patientId : null,
  };
}

/** Returns the name of an owner who can be assigned tasks; null if deactivated, deleted, or not of this clinic. */
export async function ownerName(db: Queryable, clinicId: string, owner: Owner): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    ${
      'userId' in owner
        ? sql`select concat_ws(' ', title, first_name, last_name) || coalesce(', ' || credential, '') as name from practice.member
            where clinic_id = ${clinicId} and user_id = ${owner.userId} and is_active for key share`
        : 'roleId' in owner
          ? sql`select role_name as name from practice.role
              where clinic_id = ${clinicId} and id = ${owner.roleId} and deleted_time is null for key share`
          : sql`select first_name || ' ' || last_name as name from patients.patient
              where clinic_id = ${clinicId} and id = ${owner.patientId} and deleted_time is null for key share`
    }`.execute(db);
  return rows[0]?.name ?? null;
}

/**
 * Returns the members to notify for an owner: the members of a team, or a member with their substitute. If none of them
 * is present, also members who are present and can handle it. Empty for a patient.
 */
export async function peopleOf(db: Queryable, clinicId: string, owner: Owner, now: Date): Promise<string[]> {
  if ('patientId' in owner) return [];
  const owners = 'userId' in owner ? [owner.userId] : await membersOfRole(db, clinicId, owner.roleId);
  const present = await findPresent(db, clinicId, owners, now);
  const reached = [...present.values()].filter((id) => id !== null);
  const fallback =
    reached.length > 0 ? [] : await findFallback(db, clinicId, owners, await teamOf(db, clinicId, 'tasks.edit'), now);
  return [...new Set([...owners, ...reached, ...fallback])];
}

async function membersOfRole(db: Queryable, clinicId: string, roleId: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, ['m.user_id'])
    .select(sql`from practice.member_role mr
    join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id and m.is_active
    where mr.clinic_id = ${clinicId} and mr.role_id = ${roleId}`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the team for a rule: the most restricted role that grants it and has active members; if there is none, the
 * role with active members that grants most.
 */
export async function teamOf(db: Queryable, clinicId: string, rule: string): Promise<string | null> {
  const { rows } = await columnsOf({ r: 'practice.role' }, ['r.id'])
    .select(sql`from practice.role r
    where r.clinic_id = ${clinicId} and r.deleted_time is null and exists (
      select 1 from practice.member_role mr join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id
      where mr.clinic_id = r.clinic_id and mr.role_id = r.id and m.is_active)
    order by exists (select 1 from practice.role_rule rr where rr.clinic_id = r.clinic_id and rr.role_id = r.id
        and rr.access_rule = ${rule}) desc,
      (case when exists (select 1 from practice.role_rule rr where rr.clinic_id = r.clinic_id and rr.role_id = r.id
        and rr.access_rule = ${rule}) then 1 else -1 end)
        * (select count(*) from practice.role_rule rr where rr.clinic_id = r.clinic_id and rr.role_id = r.id), r.role_name
    limit 1`)
    .execute(db);
  return rows[0]?.id ?? null;
}

/** Returns a task's owner. */
export function ownerOf(task: {
  owner_user_id: string | null;
  owner_role_id: string | null;
  owner_patient_id: string | null;
}): Owner {
  if (task.owner_user_id !== null) return { userId: task.owner_user_id };
  if (task.owner_role_id !== null) return { roleId: task.owner_role_id };
  return { patientId: task.owner_patient_id! };
}
