import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

const MOST = 50;

/** Returns a `like` pattern that matches a text anywhere. */
export const anywhere = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .slice(0, 100)
    .replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/**
 * Returns active members, then teams with active members, whose names contain the text. A member is named with their
 * credential, or else their role: "Denise Fontaine, RN", "Ben Ito (Front desk)".
 */
export async function findOwners(
  db: Queryable,
  clinicId: string,
  search: string,
): Promise<{ id: string; name: string; type: 'Doctor' | 'Team' }[]> {
  const pattern = anywhere(search);
  const { rows } = await sql<{ id: string; name: string; type: 'Doctor' | 'Team' }>`
    select id, name, type from (
      select user_id as id, concat_ws(' ', title, first_name, last_name) || coalesce(', ' || credential, (
          select ' (' || r.role_name || ')' from practice.member_role mr
          join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
          where mr.clinic_id = n.clinic_id and mr.user_id = n.user_id
          order by r.role_name = 'Administrator', r.role_name limit 1), '') as name,
        'Doctor' as type, 0 as place, last_name as sort from practice.member n where clinic_id = ${clinicId} and is_active
      union all
      select r.id, r.role_name, 'Team', 1, r.role_name from practice.role r
        where r.clinic_id = ${clinicId} and r.deleted_time is null and exists (select 1 from practice.member_role mr
          join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id and m.is_active
          where mr.clinic_id = r.clinic_id and mr.role_id = r.id)) found
    where lower(name) like ${pattern} order by place, lower(sort), id limit ${2 * MOST}`.execute(db);
  return rows;
}

/** Returns the clinic's tags, and those used by its tasks, that contain the text. */
export async function findTags(
  db: Queryable,
  clinicId: string,
  search: string,
): Promise<{ tag: string; color: string }[]> {
  const pattern = anywhere(search);
  const { rows } = await sql<{ tag: string; color: string }>`
    select distinct on (lower(tag)) tag, color from (
      select tag, color, 0 as place from practice.clinic_tag where clinic_id = ${clinicId} and deleted_time is null
      union all
      select tag, color, 1 from tasks.tag where clinic_id = ${clinicId} and removed_time is null) found
    where lower(tag) like ${pattern} order by lower(tag), place limit ${MOST}`.execute(db);
  return rows;
}
