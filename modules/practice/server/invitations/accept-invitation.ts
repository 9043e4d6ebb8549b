import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { addMember, type NewMember } from '../members/add-member.ts';
import type { FoundInvitation } from './find-invitation.ts';

/** The names of the invited person, if different from the invitation. */
export type AcceptedNames = Partial<Pick<NewMember, 'first_name' | 'last_name' | 'title' | 'credential' | 'npi'>>;

/**
 * Accepts an invitation and creates the member, with the invited practices and roles. INVITATION_GONE if it has been
 * accepted, revoked or has expired, INVITATION_OUTDATED if none of its roles or practices still exist.
 */
export async function acceptInvitation(
  tx: Tx,
  { clinicId, invitationId }: Pick<FoundInvitation, 'clinicId' | 'invitationId'>,
  names: AcceptedNames,
  now: Date,
): Promise<{ userId: string } | DomainError> {
  const { rows } = await sql<InvitationRow>`
    select i.first_name, i.last_name, i.email,
      i.accepted_time is null and i.revoked_time is null and i.expires_time > ${now} as open,
      array(select ip.practice_id from practice.invitation_practice ip
        join practice.practice p on p.clinic_id = ip.clinic_id and p.id = ip.practice_id and p.is_active
        where ip.clinic_id = i.clinic_id and ip.invitation_id = i.id) as "practiceIds",
      array(select ir.role_id from practice.invitation_role ir
        join practice.role r on r.clinic_id = ir.clinic_id and r.id = ir.role_id and r.deleted_time is null
        where ir.clinic_id = i.clinic_id and ir.invitation_id = i.id) as "roleIds"
    from practice.invitation i where i.clinic_id = ${clinicId} and i.id = ${invitationId} for update`.execute(tx);
  const invitation = rows[0];
  if (invitation === undefined || !invitation.open)
    return domainError(
      'INVITATION_GONE',
      'This invitation is no longer valid. Please ask for a new one.',
      'Invitation',
    );
  const { open: _open, ...invited } = invitation;
  if (invited.practiceIds.length === 0 || invited.roleIds.length === 0)
    return domainError(
      'INVITATION_OUTDATED',
      'The clinic has changed since this invitation was sent. Please ask for a new one.',
      'Invitation',
    );
  const userId = await addMember(tx, { ...invited, ...names, clinicId }, now);
  await tx
    .updateTable('practice.invitation')
    .set({ accepted_time: now, user_id: userId })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', invitationId)
    .execute();
  await publish(tx, { clinicId, topic: 'practice.member-joined', body: { user_id: userId } });
  return { userId };
}

interface InvitationRow {
  first_name: string;
  last_name: string;
  email: string;
  open: boolean;
  practiceIds: string[];
  roleIds: string[];
}
