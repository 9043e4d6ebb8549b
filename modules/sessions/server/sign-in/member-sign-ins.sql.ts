import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** A member's sign-in methods and last activity. */
export interface MemberSignIn {
  user_id: string;
  /** totp, email, sms, passkey; empty if only the password is required. */
  two_fa: string[];
  seen_time: Date | null;
}

const MOST_MEMBERS = 500;

/**
 * Finds the sign-in methods of all members of a clinic in one statement; an index finds each member's factors and
 * sessions.
 */
export async function findMemberSignIns(db: Queryable, clinicId: string): Promise<MemberSignIn[]> {
  const { rows } = await sql<MemberSignIn>`
    select m.user_id,
      array(select f.kind from sessions.factor f
          where f.clinic_id = m.clinic_id and f.user_id = m.user_id and f.deleted_time is null and f.confirmed_time is not null
        union select 'passkey' from sessions.passkey p
          where p.clinic_id = m.clinic_id and p.user_id = m.user_id and p.deleted_time is null
        order by 1) as two_fa,
      -- The latest session, or an earlier one that is still in use elsewhere.
      greatest(
        (select s.seen_time from sessions.session s where s.clinic_id = m.clinic_id and s.user_id = m.user_id
          order by s.created_time desc limit 1),
        (select max(s.seen_time) from sessions.session s
          where s.clinic_id = m.clinic_id and s.user_id = m.user_id and s.ended_time is null)) as seen_time
    from practice.member m where m.clinic_id = ${clinicId}
    order by m.is_active desc, lower(m.last_name), lower(m.first_name), m.user_id limit ${MOST_MEMBERS}`.execute(db);
  return rows;
}
