import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hasRows } from '#platform/records/count-rows.ts';

/** Returns whether an active practice has a phone number. */
export async function hasPracticePhone(db: Queryable, clinicId: string): Promise<boolean> {
  return hasRows(
    db,
    sql`practice.practice
      where clinic_id = ${clinicId} and is_active and coalesce(office_phone, mobile_phone, '') <> ''`,
  );
}

/** Returns whether there are members or invitations besides the first member. */
export async function hasColleagues(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select (select count(*) from (select 1 from practice.member where clinic_id = ${clinicId} and is_active limit 2) m) > 1
      or exists (select 1 from practice.invitation where clinic_id = ${clinicId} and revoked_time is null) as found`.execute(
    db,
  );
  return rows[0]!.found;
}
