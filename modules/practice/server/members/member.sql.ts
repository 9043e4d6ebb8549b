import { sql } from 'kysely';
import { pathOf } from '#files/server';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { Actor } from '#platform/request-context.ts';
import { EVERY_MEMBER } from '../../rules/index.ts';
import { memberPicture } from './member-picture.ts';

/** A member as returned by `readMember`. */
export interface MemberRow {
  user_id: string;
  first_name: string;
  last_name: string;
  title: string | null;
  credential: string | null;
  /** Path of the picture in the API. */
  avatar: string | null;
  email: string;
  clinic_name: string;
  time_zone: string;
  roles: string[];
  /** The rules of every member, and those granted by roles and by active emergency access. */
  access_rules: string[];
  /** The rules that are granted for less than the whole clinic, with their widest scope. */
  access_scopes: Record<string, 'practice' | 'self'>;
  /** The active emergency access; `rules` are those that are otherwise not granted, or not for the whole clinic. */
  emergency: { id: string; until: Date; rules: string[] } | null;
}

interface Row extends Omit<MemberRow, 'access_rules' | 'access_scopes' | 'emergency' | 'avatar'> {
  avatar_file_id: string | null;
  granted: Record<string, 'clinic' | 'practice' | 'self'>;
  emergency_id: string | null;
  emergency_until: Date | null;
  emergency_rules: string[] | null;
}

/** Reads a member with the names of their roles and all rights at `now`; null if there is no active one. */
export async function readMember(
  db: Queryable,
  clinicId: string,
  userId: string,
  now = new Date(),
): Promise<MemberRow | null> {
  // 'clinic' < 'practice' < 'self': the alphabetically first word is the widest scope.
  const { rows } = await sql<Row>`
    select m.user_id, m.first_name, m.last_name, m.title, m.credential, m.avatar_file_id, m.email, c.clinic_name, c.time_zone,
      coalesce((select array_agg(r.role_name order by r.role_name) from practice.member_role mr
        join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
        where mr.clinic_id = m.clinic_id and mr.user_id = m.user_id), '{}') as roles,
      coalesce((select jsonb_object_agg(access_rule, scope) from (
        select rr.access_rule, min(rr.scope) as scope from practice.member_role mr
        join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
        join practice.role_rule rr on rr.clinic_id = mr.clinic_id and rr.role_id = mr.role_id
        where mr.clinic_id = m.clinic_id and mr.user_id = m.user_id group by 1) g), '{}') as granted,
      e.id as emergency_id, e.expires_time as emergency_until, e.access_rules as emergency_rules
    from practice.member m join practice.clinic c on c.clinic_id = m.clinic_id
    left join lateral (
      select ea.id, ea.expires_time, ea.access_rules from practice.emergency_access ea
      where ea.clinic_id = m.clinic_id and ea.user_id = m.user_id and ea.ended_time is null
        and ea.started_time <= ${now} and ea.expires_time > ${now}
      order by ea.expires_time desc limit 1) e on true
    where m.clinic_id = ${clinicId} and m.user_id = ${userId} and m.is_active`.execute(db);
  const row = rows[0];
  return row === undefined ? null : withRights(row);
}

function withRights({
  granted,
  avatar_file_id: avatar,
  emergency_id,
  emergency_until,
  emergency_rules,
  ...member
}: Row): MemberRow {
  const added = (emergency_rules ?? []).filter((rule) => granted[rule] !== 'clinic');
  const scopes = Object.entries(granted).filter(
    (entry): entry is [string, 'practice' | 'self'] => entry[1] !== 'clinic' && !added.includes(entry[0]),
  );
  return {
    ...member,
    avatar: avatar === null ? null : pathOf(memberPicture, member.user_id, avatar),
    access_rules: [...new Set([...EVERY_MEMBER, ...Object.keys(granted), ...added])].toSorted(),
    access_scopes: Object.fromEntries(scopes),
    emergency:
      emergency_id === null || emergency_until === null
        ? null
        : { id: emergency_id, until: emergency_until, rules: added },
  };
}

/** Returns a member's rights as an actor's. */
export function rightsOf(member: MemberRow): Pick<Actor, 'roles' | 'rules' | 'scopes' | 'emergency'> {
  const { emergency } = member;
  return {
    roles: member.roles,
    rules: new Set(member.access_rules),
    scopes: new Map(Object.entries(member.access_scopes)),
    ...(emergency === null ? {} : { emergency: { ...emergency, rules: new Set(emergency.rules) } }),
  };
}

/** Reads the ids of the members of a practice. */
export async function colleaguesOf(db: Queryable, clinicId: string, practiceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('practice.member_practice')
    .select('user_id')
    .where('clinic_id', '=', clinicId)
    .where('practice_id', '=', practiceId)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** Reads the active members whose roles grant a rule, in any scope; emergency access does not count. */
export async function holdersOf(db: Queryable, clinicId: string, rule: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, ['m.user_id'])
    .distinct()
    .select(sql`from practice.member m
    join practice.member_role mr on mr.clinic_id = m.clinic_id and mr.user_id = m.user_id
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
    join practice.role_rule rr on rr.clinic_id = mr.clinic_id and rr.role_id = mr.role_id and rr.access_rule = ${rule}
    where m.clinic_id = ${clinicId} and m.is_active order by m.user_id`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}
