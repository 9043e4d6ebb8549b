import { recordChange } from '#audit/server';
import { announce } from '#platform/outbox.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { holdMember, refuseLastAdmin } from './hold-member.ts';
import { tellRightsChanged } from './hold-rights.ts';
import { handOver, type HandoverChoice } from './member-handovers.ts';
import { countAdmins, readMemberDetails, setActive, type MemberDetails } from './members.sql.ts';

/** Ends a member's work at the clinic and hands over what they hold; refused as the contract of `member_deactivate` says. */
export async function deactivateMember(
  request: Request,
  userId: string,
  version: number,
  choices: readonly HandoverChoice[],
): Promise<MemberDetails | Refusal> {
  const { house, actor, now } = request;
  const { clinicId } = actor;
  return house.database.transaction(async (tx): Promise<MemberDetails | Refusal> => {
    const held = await holdMember(tx, request, userId, version);
    if (isRefusal(held)) return held;
    if (!held.member.is_active) return refuse('NOT_ACTIVE', 'This member is deactivated already.');
    await setActive(tx, clinicId, userId, false, now);
    if ((await countAdmins(tx, clinicId)) === 0) return refuseLastAdmin();
    const missing = await handOver(tx, request, userId, choices);
    if (missing !== null) return missing;
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'member',
      objectId: userId,
      changes: { is_active: { before: true, after: false } },
    });
    await announce(tx, { clinicId, topic: 'practice.member-deactivated', body: { user_id: userId } });
    await tellRightsChanged(tx, request);
    return (await readMemberDetails(tx, clinicId, [userId]))[0]!;
  });
}
