import { sql } from 'kysely';
import type { RequestContext } from '#platform/request-context.ts';
import type { ClinicSubscription } from '../../api/setting.gen.ts';

/** Returns the plan from the installation's settings, with the number of the clinic's members. */
export async function readSubscription({ app, actor, now }: RequestContext): Promise<ClinicSubscription> {
  const { clinicId } = actor;
  const { kysely } = app.database;
  const { rows: counts } = await sql<{ active: number; deactivated: number; invited: number }>`
    select count(*) filter (where m.is_active)::int as active, count(*) filter (where not m.is_active)::int as deactivated,
      (select count(*)::int from practice.invitation i where i.clinic_id = ${clinicId} and i.accepted_time is null
        and i.revoked_time is null and i.expires_time > ${now}) as invited
    from practice.member m where m.clinic_id = ${clinicId}`.execute(kysely);
  const { rows: roles } = await sql<{ role_name: string; members: number }>`
    select r.role_name, count(*)::int as members from practice.member m
    join practice.member_role mr on mr.clinic_id = m.clinic_id and mr.user_id = m.user_id
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
    where m.clinic_id = ${clinicId} and m.is_active group by r.role_name order by r.role_name`.execute(kysely);
  const { active, deactivated, invited } = counts[0]!;
  const { plan } = app.config;
  return {
    plan: plan?.name ?? null,
    members: plan?.members ?? null,
    until: plan?.until ?? null,
    contact: plan?.contact ?? null,
    active_members: active,
    invited_members: invited,
    deactivated_members: deactivated,
    roles,
  };
}
