import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { holdersOf } from '#practice/server';
import { presentFor } from '../rules/index.ts';

/** The members absent today with their substitutes, and the active members of the clinic. */
export interface Presence {
  away: ReadonlyMap<string, string>;
  active: ReadonlySet<string>;
}

/** Returns the presence of a clinic's members on its date at `now`. */
export async function readPresence(db: Queryable, clinicId: string, now: Date): Promise<Presence> {
  const { rows } = await columnsOf({ m: 'practice.member' }, ['m.user_id', 'm.is_active'])
    .and(columnsOf({ a: 'tasks.absence' }, ['a.substitute_user_id']).orNull())
    .select(sql`from practice.member m
    join practice.clinic c on c.clinic_id = m.clinic_id
    left join tasks.absence a on a.clinic_id = m.clinic_id and a.user_id = m.user_id and a.ended_time is null
      and (${now}::timestamptz at time zone c.time_zone)::date between a.first_day and a.last_day
    where m.clinic_id = ${clinicId}`)
    .execute(db);
  return {
    away: new Map(rows.flatMap(({ user_id, substitute_user_id: by }) => (by === null ? [] : [[user_id, by] as const]))),
    active: new Set(rows.flatMap(({ user_id, is_active }) => (is_active ? [user_id] : []))),
  };
}

/**
 * Returns the member who is present for each of these members, or null if their chain of substitutes ends with no one.
 */
export async function findPresent(
  db: Queryable,
  clinicId: string,
  userIds: readonly string[],
  now: Date,
): Promise<Map<string, string | null>> {
  const { away, active } = await readPresence(db, clinicId, now);
  return new Map(userIds.map((id) => [id, presentFor(id, away, (one) => active.has(one))]));
}

/**
 * Returns the members to notify if no owner is present: present colleagues with a role of theirs, otherwise present
 * members who can handle tasks by the most restricted such role, otherwise the administrators.
 */
export async function findFallback(
  db: Queryable,
  clinicId: string,
  owners: readonly string[],
  team: string | null,
  now: Date,
): Promise<string[]> {
  const { away, active } = await readPresence(db, clinicId, now);
  const isPresent = (id: string): boolean => active.has(id) && !away.has(id);
  const able = new Set(await holdersOf(db, clinicId, 'tasks.edit'));
  const { rows } = await sql<{ user_id: string; is_colleague: boolean; is_team: boolean }>`
    select mr.user_id, bool_or(mr.role_id in (select o.role_id from practice.member_role o
        where o.clinic_id = mr.clinic_id and o.user_id = any(${owners}::uuid[]))) as is_colleague,
      coalesce(bool_or(mr.role_id = ${team}::uuid), false) as is_team
    from practice.member_role mr where mr.clinic_id = ${clinicId} group by mr.user_id`.execute(db);
  const present = rows.filter(({ user_id }) => isPresent(user_id) && able.has(user_id));
  for (const group of [present.filter((one) => one.is_colleague), present.filter((one) => one.is_team), present])
    if (group.length > 0) return group.map(({ user_id }) => user_id);
  return (await holdersOf(db, clinicId, 'practice.members')).filter((id) => active.has(id));
}
