import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { hashInvitationToken } from './invitation-token.ts';

/** An invitation as shown to the invited person. */
export interface FoundInvitation {
  clinicId: string;
  invitationId: string;
  first_name: string;
  last_name: string;
  email: string;
  clinic_name: string;
  /** Its seven days are over. */
  expired: boolean;
}

/**
 * Finds the invitation of a link's token; null for an invalid one, and for one that was accepted, revoked or resent.
 */
export async function findInvitation(db: Queryable, token: string, now = new Date()): Promise<FoundInvitation | null> {
  const { rows } = await sql<FoundInvitation>`
    select i.clinic_id as "clinicId", i.id as "invitationId", i.first_name, i.last_name, i.email, c.clinic_name,
      i.expires_time <= ${now} as expired
    from practice.invitation i join practice.clinic c on c.clinic_id = i.clinic_id
    where i.token_hash = ${hashInvitationToken(token)} and i.accepted_time is null and i.revoked_time is null`.execute(
    db,
  );
  return rows[0] ?? null;
}
