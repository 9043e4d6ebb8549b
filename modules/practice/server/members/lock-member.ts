import type { Tx } from '#platform/database.ts';
import { isDomainError, domainError, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Holder } from '../../rules/index.ts';
import { lockRights, rejectGiving } from './lock-rights.ts';
import { readGrants, readMemberDetails, type MemberDetails } from './members.sql.ts';

/** A member that the actor may change, with the actor's current rights. */
export interface LockedMember {
  holder: Holder;
  member: MemberDetails;
}

/**
 * Locks a member for a change. OWN_ROLES for the actor, NOT_FOUND, STALE_VERSION, and MORE_RIGHTS for a member with
 * administrative rights that the actor lacks.
 */
export async function lockMember(
  tx: Tx,
  ctx: RequestContext,
  userId: string,
  version: number,
): Promise<LockedMember | DomainError> {
  const { actor } = ctx;
  const holder = await lockRights(tx, ctx, 'practice.members');
  if (isDomainError(holder)) return holder;
  if (userId === actor.userId)
    return domainError('OWN_ROLES', 'You can’t change your own membership. Ask another administrator.', 'Not possible');
  const member = (await readMemberDetails(tx, actor.clinicId, [userId]))[0];
  if (member === undefined) return domainError('NOT_FOUND', 'This member does not exist.', 'Not found');
  if (member.version !== version) return versionConflict('member');
  const theirs = await readGrants(
    tx,
    actor.clinicId,
    member.roles.map(({ id }) => id),
  );
  return rejectGiving(ctx.app, holder, theirs, OUT_OF_REACH) ?? { holder, member };
}

/**
 * Returns MORE_RIGHTS for a member with administrative rights that the actor lacks, FORBIDDEN if the actor has lost
 * `rule`, or null.
 */
export async function rejectOutOfReach(
  tx: Tx,
  ctx: RequestContext,
  rule: string,
  userId: string,
): Promise<DomainError | null> {
  const holder = await lockRights(tx, ctx, rule);
  if (isDomainError(holder)) return holder;
  const member = (await readMemberDetails(tx, ctx.actor.clinicId, [userId]))[0];
  const roles = member?.roles.map(({ id }) => id) ?? [];
  return rejectGiving(ctx.app, holder, await readGrants(tx, ctx.actor.clinicId, roles), OUT_OF_REACH);
}

const OUT_OF_REACH = 'This member has rights that you don’t';

/** Returns LAST_ADMIN: the change would leave the clinic without an administrator. */
export function rejectLastAdmin(): DomainError {
  return domainError(
    'LAST_ADMIN',
    'This is the last active administrator. Make someone else an administrator first.',
    'Last administrator',
  );
}
