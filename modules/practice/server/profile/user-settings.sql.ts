import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** A setting of a member. */
export interface UserSetting {
  key: string;
  value: unknown;
  version: number;
}

/** Reads a member's settings, by key. */
export async function readUserSettings(db: Queryable, clinicId: string, userId: string): Promise<UserSetting[]> {
  const { rows } = await columnsOf('practice.user_setting', ['key', 'value', 'version'])
    .select(sql`from practice.user_setting
    where clinic_id = ${clinicId} and user_id = ${userId} order by key`)
    .execute(db);
  return rows;
}

/** Saves a setting; returns null if the member already has `most` others. */
export async function upsertUserSetting(
  db: Queryable,
  clinicId: string,
  userId: string,
  key: string,
  value: unknown,
  most: number,
  now: Date,
): Promise<UserSetting | null> {
  const { rows } = await columnsOf('practice.user_setting', ['key', 'value', 'version'])
    .returned(sql`insert into practice.user_setting (clinic_id, user_id, key, value, updated_time)
    select ${clinicId}::uuid, ${userId}::uuid, ${key}::text, ${JSON.stringify(value)}::jsonb, ${now}::timestamptz
    where (select count(*) from practice.user_setting
      where clinic_id = ${clinicId} and user_id = ${userId} and key <> ${key}) < ${most}::integer
    on conflict (clinic_id, user_id, key) do update
      set value = excluded.value, version = user_setting.version + 1, updated_time = excluded.updated_time`)
    .execute(db);
  return rows[0] ?? null;
}
