import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { countRows } from '#platform/records/count-rows.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { counted, listed } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Grant } from '../../rules/index.ts';

const table = clinicTable('practice.role', ['id', 'role_name', 'description', 'preset', 'version']);

/** A role with its grants and the number of its active members. */
export interface RoleRow extends RowOfTable<typeof table> {
  grants: Grant[];
  member_count: number;
}

/** Reads the clinic's roles, Admin first, then by name. */
export async function readRoles(db: Queryable, clinicId: string, ids: readonly string[] | null = null) {
  const { rows } = await table
    .as('r')
    .and(
      listed(
        'grants',
        columnsOf({ rr: 'practice.role_rule' }, ['rr.access_rule', 'rr.scope']),
        sql`from practice.role_rule rr where rr.clinic_id = r.clinic_id and rr.role_id = r.id order by rr.access_rule`,
      ),
    )
    .and(
      counted(
        'member_count',
        sql`practice.member_role mr
        join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id and m.is_active
        where mr.clinic_id = r.clinic_id and mr.role_id = r.id`,
      ),
    )
    .select(sql`from practice.role r
    where r.clinic_id = ${clinicId} and r.deleted_time is null and (${ids === null} or r.id = any(${ids ?? []}::uuid[]))
    order by r.preset is not distinct from 'Admin' desc, lower(r.role_name)`)
    .execute(db);
  return rows;
}

/** Adds a role, or changes the one with that id, and replaces its grants. */
export async function writeRole(
  tx: Tx,
  clinicId: string,
  role: Pick<RoleRow, 'id' | 'role_name' | 'description' | 'version'>,
  grants: readonly Grant[],
): Promise<void> {
  await sql`
    insert into practice.role (clinic_id, id, role_name, description, version)
    values (${clinicId}, ${role.id}, ${role.role_name}, ${role.description}, ${role.version})
    on conflict (clinic_id, id) do update
      set role_name = excluded.role_name, description = excluded.description, version = excluded.version`.execute(tx);
  const rules = grants.map(({ access_rule }) => access_rule);
  await sql`
    delete from practice.role_rule
    where clinic_id = ${clinicId} and role_id = ${role.id} and access_rule <> all(${rules}::text[])`.execute(tx);
  await sql`
    insert into practice.role_rule (clinic_id, role_id, access_rule, scope)
    select ${clinicId}, ${role.id}, g.rule, g.scope
    from unnest(${rules}::text[], ${grants.map(({ scope }) => scope)}::text[]) g (rule, scope)
    on conflict (clinic_id, role_id, access_rule) do update set scope = excluded.scope`.execute(tx);
}

/** Counts the open invitations with a role. */
export function countInvitationsInto(tx: Tx, clinicId: string, roleId: string): Promise<number> {
  return countRows(
    tx,
    sql`practice.invitation_role ir
    join practice.invitation i on i.clinic_id = ir.clinic_id and i.id = ir.invitation_id
      and i.accepted_time is null and i.revoked_time is null
    where ir.clinic_id = ${clinicId} and ir.role_id = ${roleId}`,
  );
}

/** Replaces a role of all members and invitations with another one, and marks it as deleted. */
export async function replaceRole(tx: Tx, clinicId: string, roleId: string, by: string | null, now: Date) {
  if (by !== null) {
    await sql`
      insert into practice.member_role (clinic_id, user_id, role_id)
      select clinic_id, user_id, ${by} from practice.member_role where clinic_id = ${clinicId} and role_id = ${roleId}
      on conflict do nothing`.execute(tx);
    await sql`
      insert into practice.invitation_role (clinic_id, invitation_id, role_id)
      select clinic_id, invitation_id, ${by} from practice.invitation_role
      where clinic_id = ${clinicId} and role_id = ${roleId} on conflict do nothing`.execute(tx);
  }
  await sql`delete from practice.member_role where clinic_id = ${clinicId} and role_id = ${roleId}`.execute(tx);
  await tx
    .updateTable('practice.role')
    .set(({ eb }) => ({ deleted_time: now, version: eb('version', '+', 1) }))
    .where('clinic_id', '=', clinicId)
    .where('id', '=', roleId)
    .execute();
}

/** Reads the ids of all members with a role, including deactivated ones. */
export async function readHoldersOfRole(tx: Tx, clinicId: string, roleId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('practice.member_role')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('role_id', '=', roleId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}
