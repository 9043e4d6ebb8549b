import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { NamedPerson } from '../../rules/index.ts';

/** An emergency access with who broke the glass and who looked into it. */
export interface EmergencyRow {
  id: string;
  user_id: string;
  user: NamedPerson;
  reason: string;
  started_time: Date;
  expires_time: Date;
  ended_time: Date | null;
  reviewer: NamedPerson | null;
  reviewed_time: Date | null;
  review_note: string | null;
}

/** Emergency access, the latest first: of the clinic, of a user, or one by its id; `at` keeps those that are on then. */
export async function readEmergencies(
  db: Queryable,
  clinicId: string,
  of: { id?: string; userId?: string; at?: Date },
  page: { skip: number; take: number } = { skip: 0, take: 1 },
): Promise<EmergencyRow[]> {
  const { id = null, userId = null, at = null } = of;
  const { rows } = await sql<EmergencyRow>`
    select e.id, e.user_id, e.reason, e.started_time, e.expires_time, e.ended_time, e.reviewed_time, e.review_note,
      json_build_object('first_name', m.first_name, 'last_name', m.last_name, 'title', m.title, 'credential', m.credential) as user,
      case when v.user_id is null then null else json_build_object('first_name', v.first_name, 'last_name', v.last_name,
        'title', v.title, 'credential', v.credential) end as reviewer
    from practice.emergency_access e
    join practice.member m on m.clinic_id = e.clinic_id and m.user_id = e.user_id
    left join practice.member v on v.clinic_id = e.clinic_id and v.user_id = e.reviewed_by
    where e.clinic_id = ${clinicId} and (${id}::uuid is null or e.id = ${id}) and (${userId}::uuid is null or e.user_id = ${userId})
      and (${at}::timestamptz is null or (e.ended_time is null and e.started_time <= ${at} and e.expires_time > ${at}))
    order by e.started_time desc, e.id offset ${page.skip} limit ${page.take}`.execute(db);
  return rows;
}

/** Keeps an emergency access that begins. */
export async function insertEmergency(
  tx: Tx,
  clinicId: string,
  access: {
    id: string;
    user_id: string;
    reason: string;
    access_rules: string[];
    started_time: Date;
    expires_time: Date;
  },
): Promise<void> {
  await tx
    .insertInto('practice.emergency_access')
    .values({ ...access, clinic_id: clinicId })
    .execute();
}

/** Changes an emergency access. */
export async function updateEmergency(
  tx: Tx,
  clinicId: string,
  id: string,
  changes: { ended_time: Date } | { reviewed_by: string; reviewed_time: Date; review_note: string },
): Promise<void> {
  await tx
    .updateTable('practice.emergency_access')
    .set(changes)
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
}
