import { recordChange } from '#audit/server';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockMember, rejectLastAdmin } from './lock-member.ts';
import { notifyRightsChanged } from './lock-rights.ts';
import { reassign, type ReassignmentChoice } from './member-reassignments.ts';
import { countAdmins, readMemberDetails, setActive, type MemberDetails } from './members.sql.ts';

/** Deactivates a member and reassigns their work; refused as described in the contract of `member_deactivate`. */
export async function deactivateMember(
  ctx: RequestContext,
  userId: string,
  version: number,
  choices: readonly ReassignmentChoice[],
): Promise<MemberDetails | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<MemberDetails | DomainError> => {
    const lockedMember = await lockMember(tx, ctx, userId, version);
    if (isDomainError(lockedMember)) return lockedMember;
    if (!lockedMember.member.is_active) return domainError('NOT_ACTIVE', 'This member is already deactivated.');
    await setActive(tx, clinicId, userId, false, now);
    if ((await countAdmins(tx, clinicId)) === 0) return rejectLastAdmin();
    const missing = await reassign(tx, ctx, userId, choices);
    if (missing !== null) return missing;
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'member',
      objectId: userId,
      changes: { is_active: { before: true, after: false } },
    });
    await publish(tx, { clinicId, topic: 'practice.member-deactivated', body: { user_id: userId } });
    await notifyRightsChanged(tx, ctx);
    return (await readMemberDetails(tx, clinicId, [userId]))[0]!;
  });
}
