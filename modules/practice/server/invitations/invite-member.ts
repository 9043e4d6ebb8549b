import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { invitationInput } from '../../rules/index.ts';
import { lockRights } from '../members/lock-rights.ts';
import { endOf, queueInvitationMail, rejectManyMails } from './invitation-mail.ts';
import { invitationToken } from './invitation-token.ts';
import {
  insertInvitation,
  isMemberAddress,
  markRevoked,
  readInvitations,
  readOpenInvitation,
  type InvitationRow,
} from './invitations.sql.ts';
import { choosePlaces, type Places } from '../members/update-member.ts';

/** The unvalidated input of an invitation. */
export interface InvitationInput extends Places {
  f_name: string;
  l_name: string;
  email: string;
}

/**
 * Invites a new member. ALREADY_MEMBER, ALREADY_INVITED, and MORE_RIGHTS for roles with rights that the actor lacks.
 */
export async function inviteMember(ctx: RequestContext, typed: InvitationInput): Promise<InvitationRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(invitationInput, typed, '');
  if (isDomainError(checked))
    return invalid(checked.issues.map(({ path, message }) => ({ path: path.replace(/^\./, ''), message })));
  const { f_name: first_name, l_name: last_name, email } = checked.value;
  return app.database.transaction(async (tx): Promise<InvitationRow | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.members');
    if (isDomainError(holder)) return holder;
    const places = await choosePlaces(tx, ctx, holder, typed);
    if (isDomainError(places)) return places;
    if (await isMemberAddress(tx, clinicId, email))
      return domainError('ALREADY_MEMBER', 'A member with this email address already works here.', 'System Error');
    const standing = await readOpenInvitation(tx, clinicId, email);
    if (standing !== null) {
      if (standing.expires_time > now)
        return domainError(
          'ALREADY_INVITED',
          'Someone with this email address has already been invited. Send that invitation again instead.',
          'System Error',
        );
      await markRevoked(tx, clinicId, standing.id, now);
    }
    const tooMany = await rejectManyMails(tx, ctx, email);
    if (tooMany !== null) return tooMany;
    const invitation = { id: newId(), first_name, last_name, email };
    const { token, hash } = await invitationToken(app.keys, { clinicId, id: invitation.id, sentTime: now });
    await insertInvitation(
      tx,
      clinicId,
      { ...invitation, token_hash: hash, invited_by: actor.userId, expires_time: endOf(now) },
      places,
      now,
    );
    await queueInvitationMail(tx, ctx, invitation, token);
    await recordChange(tx, ctx, {
      action: 'create',
      objectType: 'invitation',
      objectId: invitation.id,
      changes: { role_ids: { before: null, after: places.roles } },
    });
    return (await readInvitations(tx, clinicId, now, [invitation.id]))[0]!;
  });
}
