import { recordChange } from '#audit/server';
import { announce } from '#platform/outbox.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { holdMember } from './hold-member.ts';
import { tellRightsChanged } from './hold-rights.ts';
import { readMemberDetails, setActive, type MemberDetails } from './members.sql.ts';

/** Lets a deactivated member work again, with the roles that they had; nobody lets in more rights than their own. */
export async function reactivateMember(
  request: Request,
  userId: string,
  version: number,
): Promise<MemberDetails | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx): Promise<MemberDetails | Refusal> => {
    const held = await holdMember(tx, request, userId, version);
    if (isRefusal(held)) return held;
    if (held.member.is_active) return refuse('ACTIVE', 'This member is active already.');
    await setActive(tx, actor.clinicId, userId, true, now);
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'member',
      objectId: userId,
      changes: { is_active: { before: false, after: true } },
    });
    await announce(tx, { clinicId: actor.clinicId, topic: 'practice.member-joined', body: { user_id: userId } });
    await tellRightsChanged(tx, request);
    return (await readMemberDetails(tx, actor.clinicId, [userId]))[0]!;
  });
}
