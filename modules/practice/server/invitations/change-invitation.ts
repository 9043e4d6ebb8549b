import { recordChange } from '#audit/server';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { GIVES_TOO_MUCH, lockRights, rejectGiving } from '../members/lock-rights.ts';
import { endOf, queueInvitationMail, rejectManyMails } from './invitation-mail.ts';
import { invitationToken } from './invitation-token.ts';
import { markRevoked, readInvitations, renewInvitation, type InvitationRow } from './invitations.sql.ts';
import { readGrants } from '../members/members.sql.ts';

/**
 * Resends an open invitation; the previous link becomes invalid. INVITATION_CLOSED if it was accepted or revoked,
 * RATE_LIMITED.
 */
export function resendInvitation(ctx: RequestContext, id: string): Promise<InvitationRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<InvitationRow | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.members');
    if (isDomainError(holder)) return holder;
    const invitation = (await readInvitations(tx, actor.clinicId, now, [id]))[0];
    if (invitation === undefined) return domainError('NOT_FOUND', 'This invitation does not exist.', 'Not found');
    const grants = await readGrants(
      tx,
      actor.clinicId,
      invitation.roles.map((role) => role.id),
    );
    const more = rejectGiving(app, holder, grants, GIVES_TOO_MUCH);
    if (more !== null) return more;
    const tooMany = await rejectManyMails(tx, ctx, invitation.email);
    if (tooMany !== null) return tooMany;
    const { token, hash } = await invitationToken(app.keys, { clinicId: actor.clinicId, id, sentTime: now });
    const renewed = { token_hash: hash, expires_time: endOf(now), sent_time: now };
    if (!(await renewInvitation(tx, actor.clinicId, id, renewed))) return rejectClosed();
    await queueInvitationMail(tx, ctx, invitation, token);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'invitation',
      objectId: id,
      changes: { expires_time: { before: invitation.expires_time, after: renewed.expires_time } },
    });
    return (await readInvitations(tx, actor.clinicId, now, [id]))[0]!;
  });
}

/** Revokes an open invitation. INVITATION_CLOSED if it was accepted or revoked. */
export function revokeInvitation(ctx: RequestContext, id: string): Promise<InvitationRow | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<InvitationRow | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.members');
    if (isDomainError(holder)) return holder;
    const invitation = (await readInvitations(tx, actor.clinicId, now, [id]))[0];
    if (invitation === undefined) return domainError('NOT_FOUND', 'This invitation does not exist.', 'Not found');
    if (!(await markRevoked(tx, actor.clinicId, id, now))) return rejectClosed();
    await recordChange(tx, ctx, { action: 'delete', objectType: 'invitation', objectId: id });
    return (await readInvitations(tx, actor.clinicId, now, [id]))[0]!;
  });
}

function rejectClosed(): DomainError {
  return domainError('INVITATION_CLOSED', 'This invitation was already accepted or withdrawn.');
}
