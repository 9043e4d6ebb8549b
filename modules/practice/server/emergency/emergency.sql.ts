import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import type { NamedPerson } from '../../rules/index.ts';

/** Emergency accesses of the clinic's members. */
export const accesses = clinicTable('practice.emergency_access', [
  'id',
  'user_id',
  'reason',
  'started_time',
  'expires_time',
  'ended_time',
  'reviewed_time',
  'review_note',
]);

/** An emergency access with its member and its reviewer. */
export interface EmergencyRow extends RowOfTable<typeof accesses> {
  user: NamedPerson;
  reviewer: NamedPerson | null;
}

/**
 * Reads emergency access, latest first: of the clinic, of a user, or one by its id; `at` selects those active at that
 * time.
 */
export async function readEmergencies(
  db: Queryable,
  clinicId: string,
  of: { id?: string; userId?: string; at?: Date },
  page: { skip: number; take: number } = { skip: 0, take: 1 },
): Promise<EmergencyRow[]> {
  const { id = null, userId = null, at = null } = of;
  const { rows } = await sql<EmergencyRow>`
    select ${accesses.columns('e')},
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
