import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Holder } from '../../rules/index.ts';
import { lockMember, rejectLastAdmin } from './lock-member.ts';
import { GIVES_TOO_MUCH, rejectGiving, notifyRightsChanged } from './lock-rights.ts';
import {
  countAdmins,
  readChoices,
  readGrants,
  readMemberDetails,
  writeMemberPlaces,
  type MemberDetails,
} from './members.sql.ts';

/** The assigned practices and roles. */
export interface Places {
  practice_list: readonly string[];
  role_list: readonly string[];
}

/** Sets a member's practices and roles; refused as described in the contract of `member_update`. */
export async function updateMember(
  ctx: RequestContext,
  userId: string,
  version: number,
  places: Places,
): Promise<MemberDetails | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  return app.database.transaction(async (tx): Promise<MemberDetails | DomainError> => {
    const lockedMember = await lockMember(tx, ctx, userId, version);
    if (isDomainError(lockedMember)) return lockedMember;
    const { holder, member } = lockedMember;
    const stayed = { practices: member.practices.map(({ id }) => id), roles: member.roles.map(({ id }) => id) };
    const chosen = await choosePlaces(tx, ctx, holder, places, stayed.practices);
    if (isDomainError(chosen)) return chosen;
    const changes = changedFields(
      { practice_ids: stayed.practices.toSorted(), role_ids: stayed.roles.toSorted() },
      { practice_ids: chosen.practices.toSorted(), role_ids: chosen.roles.toSorted() },
    );
    if (changes !== null) {
      await writeMemberPlaces(tx, clinicId, userId, chosen.practices, chosen.roles, ctx.now);
      if ((await countAdmins(tx, clinicId)) === 0) return rejectLastAdmin();
      await recordChange(tx, ctx, { action: 'update', objectType: 'member', objectId: userId, changes });
      await publish(tx, { clinicId, topic: 'practice.member-changed', body: { user_id: userId } });
      await notifyRightsChanged(tx, ctx);
    }
    return (await readMemberDetails(tx, clinicId, [userId]))[0]!;
  });
}

/**
 * Validates practices and roles to assign: all must belong to this clinic, without administrative rights that the
 * holder lacks. Practices in `currentPractices` may be inactive.
 */
export async function choosePlaces(
  tx: Tx,
  { app, actor: { clinicId } }: RequestContext,
  holder: Holder,
  places: Places,
  currentPractices: readonly string[] = [],
): Promise<{ practices: string[]; roles: string[] } | DomainError> {
  const practices = [...new Set(places.practice_list)];
  const roles = [...new Set(places.role_list)];
  if (practices.length === 0) return invalid([{ path: 'practice_list', message: 'Choose at least one practice' }]);
  if (roles.length === 0) return invalid([{ path: 'role_list', message: 'Choose at least one role' }]);
  if (practices.length + roles.length > 200) return invalid([{ path: 'practice_list', message: 'Too many' }]);
  const known = await readChoices(tx, clinicId, practices, roles);
  if (practices.some((id) => !known.practices.includes(id) && !currentPractices.includes(id)))
    return invalid([{ path: 'practice_list', message: 'One of these practices does not exist or is inactive.' }]);
  if (known.roles.length < roles.length)
    return invalid([{ path: 'role_list', message: 'One of these roles no longer exists.' }]);
  const more = rejectGiving(app, holder, await readGrants(tx, clinicId, roles), GIVES_TOO_MUCH);
  return more ?? { practices, roles };
}
