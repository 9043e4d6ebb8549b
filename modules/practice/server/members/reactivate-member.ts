import { recordChange } from '#audit/server';
import { publish } from '#platform/outbox.ts';
import { isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { lockMember } from './lock-member.ts';
import { notifyRightsChanged } from './lock-rights.ts';
import { readMemberDetails, setActive, type MemberDetails } from './members.sql.ts';

/** Reactivates a member with their previous roles; MORE_RIGHTS if they exceed the actor's. */
export async function reactivateMember(
  ctx: RequestContext,
  userId: string,
  version: number,
): Promise<MemberDetails | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx): Promise<MemberDetails | DomainError> => {
    const lockedMember = await lockMember(tx, ctx, userId, version);
    if (isDomainError(lockedMember)) return lockedMember;
    if (lockedMember.member.is_active) return domainError('ACTIVE', 'This member is already active.');
    await setActive(tx, actor.clinicId, userId, true, now);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'member',
      objectId: userId,
      changes: { is_active: { before: false, after: true } },
    });
    await publish(tx, { clinicId: actor.clinicId, topic: 'practice.member-joined', body: { user_id: userId } });
    await notifyRightsChanged(tx, ctx);
    return (await readMemberDetails(tx, actor.clinicId, [userId]))[0]!;
  });
}
