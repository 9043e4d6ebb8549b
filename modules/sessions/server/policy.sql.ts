import { type Selectable, sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { IDLE_MINUTES } from '../rules/index.ts';

/** A clinic's sign-in policy. */
export type Policy = Pick<Selectable<DB['sessions.clinic_policy']>, 'idle_minutes' | 'require_two_fa' | 'version'>;

/** Reads a clinic's policy; the defaults, with version 0, if it has not set one. */
export async function readPolicy(db: Queryable, clinicId: string): Promise<Policy> {
  const row = await db
    .selectFrom('sessions.clinic_policy')
    .select(['idle_minutes', 'require_two_fa', 'version'])
    .where('clinic_id', '=', clinicId)
    .executeTakeFirst();
  return row ?? { idle_minutes: IDLE_MINUTES, require_two_fa: false, version: 0 };
}

/** Replaces the policy of this version; returns whether the version was current. */
export async function writePolicy(db: Queryable, clinicId: string, policy: Policy, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into sessions.clinic_policy (clinic_id, idle_minutes, require_two_fa, version, updated_time)
    select ${clinicId}::uuid, ${policy.idle_minutes}::smallint, ${policy.require_two_fa}::boolean, 1, ${now}::timestamptz
    where ${policy.version} = 0 or exists (select 1 from sessions.clinic_policy where clinic_id = ${clinicId})
    on conflict (clinic_id) do update set idle_minutes = excluded.idle_minutes, require_two_fa = excluded.require_two_fa,
      version = clinic_policy.version + 1, updated_time = excluded.updated_time
    where clinic_policy.version = ${policy.version}
    returning version`.execute(db);
  return rows.length > 0;
}

/** Finds the members with a second factor. */
export async function findMembersWithFactor(db: Queryable, clinicId: string): Promise<Set<string>> {
  const { rows } = await columnsOf('sessions.factor', ['user_id'])
    .select(
      sql`from sessions.factor where clinic_id = ${clinicId} and deleted_time is null and confirmed_time is not null
      union select user_id from sessions.passkey where clinic_id = ${clinicId} and deleted_time is null`,
    )
    .execute(db);
  return new Set(rows.map(({ user_id }) => user_id));
}
