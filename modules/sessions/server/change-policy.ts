import { changedFields, recordChange } from '#audit/server';
import { invalid, type DomainError, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readMembers } from '#practice/server';
import { IDLE_RANGE } from '../rules/index.ts';
import { findMembersWithFactor, readPolicy, writePolicy, type Policy } from './policy.sql.ts';

/** A clinic's policy, and the number of active members who would have to set up a second factor. */
export interface PolicyAndMembers extends Policy {
  members_without_two_fa: number;
}

/** Returns the sign-in policy of the clinic. */
export async function policyOf({ app, actor }: RequestContext): Promise<PolicyAndMembers> {
  const { kysely } = app.database;
  const [policy, members, withFactor] = await Promise.all([
    readPolicy(kysely, actor.clinicId),
    readMembers(kysely, actor.clinicId),
    findMembersWithFactor(kysely, actor.clinicId),
  ]);
  return { ...policy, members_without_two_fa: members.filter(({ user_id }) => !withFactor.has(user_id)).length };
}

/**
 * Changes the policy; STALE_VERSION if it has changed since. It applies from each member's next sign-in, the idle time
 * from the next token renewal on.
 */
export async function changePolicy(ctx: RequestContext, input: Policy): Promise<PolicyAndMembers | DomainError> {
  const { app, actor, now } = ctx;
  const { least, most } = IDLE_RANGE;
  if (input.idle_minutes < least || input.idle_minutes > most)
    return invalid([{ path: 'input.idle_minutes', message: `Choose ${least} to ${most} minutes.` }]);
  const answer = await app.database.transaction(async (tx) => {
    const before = await readPolicy(tx, actor.clinicId);
    if (input.version !== before.version || !(await writePolicy(tx, actor.clinicId, input, now)))
      return versionConflict('policy');
    const changes = changedFields(
      { idle_minutes: before.idle_minutes, require_two_fa: before.require_two_fa },
      { idle_minutes: input.idle_minutes, require_two_fa: input.require_two_fa },
    );
    await recordChange(tx, ctx, { action: 'update', objectType: 'session_policy', changes });
    return null;
  });
  return answer ?? policyOf(ctx);
}
