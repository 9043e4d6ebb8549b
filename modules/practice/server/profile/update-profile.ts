import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, type DomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ProfileInput } from '../../api/registration.gen.ts';
import { profileInput, type ProfileFields } from '../../rules/index.ts';
import { lockMember } from '../members/lock-member.ts';
import { notifyRightsChanged } from '../members/lock-rights.ts';
import { isNpiTaken, lockProfile, writeProfile } from './profile.sql.ts';

/** A member's profile as stored. */
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/** Changes the caller's own profile. */
export function updateOwnProfile(
  ctx: RequestContext,
  version: number,
  input: ProfileInput,
): Promise<ProfileRow | DomainError> {
  return updateProfile(ctx, ctx.actor.userId, version, input, async () => null);
}

/** Changes the profile of another member, whom the caller may administer. */
export function updateMemberProfile(
  ctx: RequestContext,
  userId: string,
  version: number,
  input: ProfileInput,
): Promise<ProfileRow | DomainError> {
  if (userId === ctx.actor.userId) return updateOwnProfile(ctx, version, input);
  return updateProfile(ctx, userId, version, input, async (tx) => {
    const lockedMember = await lockMember(tx, ctx, userId, version);
    return isDomainError(lockedMember) ? lockedMember : null;
  });
}

async function updateProfile(
  ctx: RequestContext,
  userId: string,
  version: number,
  input: ProfileInput,
  admit: (tx: Tx) => Promise<DomainError | null>,
): Promise<ProfileRow | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(profileInput, input, 'input');
  if (isDomainError(checked)) return checked;
  const fields: ProfileFields = checked.value;
  return app.database.transaction(async (tx): Promise<ProfileRow | DomainError> => {
    const error = await admit(tx);
    if (error !== null) return error;
    const before = await lockProfile(tx, clinicId, userId);
    if (before === undefined) return notFound('member');
    if (before.version !== version) return versionConflict('profile');
    if (fields.npi !== null && (await isNpiTaken(tx, clinicId, userId, fields.npi)))
      return invalid([{ path: 'input.npi', message: 'Another member has this NPI.' }]);
    const changes = changedFields(before, fields);
    if (changes === null) return before;
    await writeProfile(tx, clinicId, userId, fields, ctx.now);
    await recordChange(tx, ctx, { action: 'update', objectType: 'member', objectId: userId, changes });
    await publish(tx, { clinicId, topic: 'practice.member-changed', body: { user_id: userId } });
    // Every session and the log include their name.
    await notifyRightsChanged(tx, ctx);
    return (await lockProfile(tx, clinicId, userId))!;
  });
}
