import { recordChange } from '#audit/server';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { GIVES_TOO_MUCH, holdRights, refuseGiving } from './hold-rights.ts';
import { queueInvitationMail, refuseManyMails } from './invitation-mail.ts';
import { newInvitationToken } from './invitation-token.ts';
import { markRevoked, readInvitations, renewInvitation, type InvitationRow } from './invitations.sql.ts';
import { endOf } from './invite-member.ts';
import { readGrants } from './members.sql.ts';

/** Sends an open invitation anew; the link before it is void. INVITATION_CLOSED for one that was accepted or revoked, RATE_LIMITED. */
export function resendInvitation(request: Request, id: string): Promise<InvitationRow | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<InvitationRow | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.members');
    if (isRefusal(holder)) return holder;
    const kept = (await readInvitations(tx, actor.clinicId, now, [id]))[0];
    if (kept === undefined) return refuse('NOT_FOUND', 'There is no such invitation.', 'Not found');
    const grants = await readGrants(
      tx,
      actor.clinicId,
      kept.roles.map((role) => role.id),
    );
    const more = refuseGiving(house, holder, grants, GIVES_TOO_MUCH);
    if (more !== null) return more;
    const tooMany = await refuseManyMails(tx, request, kept.email);
    if (tooMany !== null) return tooMany;
    const { token, hash } = newInvitationToken();
    const renewed = { token_hash: hash, expires_time: endOf(now), sent_time: now };
    if (!(await renewInvitation(tx, actor.clinicId, id, renewed))) return refuseClosed();
    await queueInvitationMail(tx, request, kept, token);
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'invitation',
      objectId: id,
      changes: { expires_time: { before: kept.expires_time, after: renewed.expires_time } },
    });
    return (await readInvitations(tx, actor.clinicId, now, [id]))[0]!;
  });
}

/** Takes an open invitation back. INVITATION_CLOSED for one that was accepted or revoked. */
export function revokeInvitation(request: Request, id: string): Promise<InvitationRow | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<InvitationRow | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.members');
    if (isRefusal(holder)) return holder;
    const kept = (await readInvitations(tx, actor.clinicId, now, [id]))[0];
    if (kept === undefined) return refuse('NOT_FOUND', 'There is no such invitation.', 'Not found');
    if (!(await markRevoked(tx, actor.clinicId, id, now))) return refuseClosed();
    await recordChange(tx, request, { action: 'delete', objectType: 'invitation', objectId: id });
    return (await readInvitations(tx, actor.clinicId, now, [id]))[0]!;
  });
}

function refuseClosed(): Refusal {
  return refuse('INVITATION_CLOSED', 'This invitation was accepted or taken back already.');
}
