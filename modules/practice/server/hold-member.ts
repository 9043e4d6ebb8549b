import type { Tx } from '#platform/database.ts';
import { isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { Holder } from '../rules/index.ts';
import { holdRights, refuseGiving } from './hold-rights.ts';
import { readGrants, readMemberDetails, type MemberDetails } from './members.sql.ts';

/** A member that the actor may change, with the actor's own rights of this moment. */
export interface HeldMember {
  holder: Holder;
  member: MemberDetails;
}

/**
 * Holds a member for a change. OWN_ROLES for oneself, NOT_FOUND, STALE_VERSION, and MORE_RIGHTS for one who administrates what
 * the actor does not.
 */
export async function holdMember(
  tx: Tx,
  request: Request,
  userId: string,
  version: number,
): Promise<HeldMember | Refusal> {
  const { actor } = request;
  const holder = await holdRights(tx, request, 'practice.members');
  if (isRefusal(holder)) return holder;
  if (userId === actor.userId)
    return refuse('OWN_ROLES', 'Nobody changes their own membership; another administrator has to.', 'Not possible');
  const member = (await readMemberDetails(tx, actor.clinicId, [userId]))[0];
  if (member === undefined) return refuse('NOT_FOUND', 'There is no such member.', 'Not found');
  if (member.version !== version)
    return refuse(
      'STALE_VERSION',
      'Somebody else has changed this member in the meantime. Look at the changes and save again.',
      'Changed meanwhile',
    );
  const theirs = await readGrants(
    tx,
    actor.clinicId,
    member.roles.map(({ id }) => id),
  );
  return refuseGiving(request.house, holder, theirs, 'This member may do what you may not') ?? { holder, member };
}

/** LAST_ADMIN: what was done would leave the clinic without anybody who can give rights. */
export function refuseLastAdmin(): Refusal {
  return refuse(
    'LAST_ADMIN',
    'This is the last active administrator. Make somebody else an administrator first.',
    'Last administrator',
  );
}
