import { recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { invitationInput } from '../rules/index.ts';
import { holdRights } from './hold-rights.ts';
import { INVITATION_DAYS, queueInvitationMail, refuseManyMails } from './invitation-mail.ts';
import { newInvitationToken } from './invitation-token.ts';
import {
  insertInvitation,
  isMemberAddress,
  markRevoked,
  readInvitations,
  readOpenInvitation,
  type InvitationRow,
} from './invitations.sql.ts';
import { choosePlaces, type Places } from './update-member.ts';

/** An invitation as it came over the wire. */
export interface TypedInvitation extends Places {
  f_name: string;
  l_name: string;
  email: string;
}

/** Invites somebody. ALREADY_MEMBER, ALREADY_INVITED, and MORE_RIGHTS for roles that grant what the actor does not hold. */
export async function inviteMember(request: Request, typed: TypedInvitation): Promise<InvitationRow | Refusal> {
  const { house, actor, now } = request;
  const { clinicId } = actor;
  const checked = checkInput(invitationInput, typed, '');
  if (isRefusal(checked))
    return invalid(checked.issues.map(({ path, message }) => ({ path: path.replace(/^\./, ''), message })));
  const { f_name: first_name, l_name: last_name, email } = checked.value;
  return house.database.transaction(async (tx): Promise<InvitationRow | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.members');
    if (isRefusal(holder)) return holder;
    const places = await choosePlaces(tx, request, holder, typed);
    if (isRefusal(places)) return places;
    if (await isMemberAddress(tx, clinicId, email))
      return refuse('ALREADY_MEMBER', 'A member with this e-mail address works here already.', 'System Error');
    const standing = await readOpenInvitation(tx, clinicId, email);
    if (standing !== null) {
      if (standing.expires_time > now)
        return refuse(
          'ALREADY_INVITED',
          'Somebody with this e-mail address is invited already. Send that invitation again instead.',
          'System Error',
        );
      await markRevoked(tx, clinicId, standing.id, now);
    }
    const tooMany = await refuseManyMails(tx, request, email);
    if (tooMany !== null) return tooMany;
    const { token, hash } = newInvitationToken();
    const invitation = { id: newId(), first_name, last_name, email };
    await insertInvitation(
      tx,
      clinicId,
      { ...invitation, token_hash: hash, invited_by: actor.userId, expires_time: endOf(now) },
      places,
      now,
    );
    await queueInvitationMail(tx, request, invitation, token);
    await recordChange(tx, request, {
      action: 'create',
      objectType: 'invitation',
      objectId: invitation.id,
      changes: { role_ids: { before: null, after: places.roles } },
    });
    return (await readInvitations(tx, clinicId, now, [invitation.id]))[0]!;
  });
}

/** When a link that is sent now stops to be good. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
}
