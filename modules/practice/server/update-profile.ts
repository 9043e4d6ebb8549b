import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import type { ProfileInput } from '../api/registration.gen.ts';
import { profileInput, type ProfileFields } from '../rules/index.ts';
import { changedMeanwhile, notThere } from './changed-meanwhile.ts';
import { holdMember } from './hold-member.ts';
import { tellRightsChanged } from './hold-rights.ts';
import { isNpiTaken, lockProfile, writeProfile } from './profile.sql.ts';

/** A member's profile as it is kept. */
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof lockProfile>>>;

/** Changes the caller's own profile. */
export function updateOwnProfile(
  request: Request,
  version: number,
  input: ProfileInput,
): Promise<ProfileRow | Refusal> {
  return updateProfile(request, request.actor.userId, version, input, async () => null);
}

/** Changes the profile of another member, whom the caller may administrate. */
export function updateMemberProfile(
  request: Request,
  userId: string,
  version: number,
  input: ProfileInput,
): Promise<ProfileRow | Refusal> {
  if (userId === request.actor.userId) return updateOwnProfile(request, version, input);
  return updateProfile(request, userId, version, input, async (tx) => {
    const held = await holdMember(tx, request, userId, version);
    return isRefusal(held) ? held : null;
  });
}

async function updateProfile(
  request: Request,
  userId: string,
  version: number,
  input: ProfileInput,
  admit: (tx: Tx) => Promise<Refusal | null>,
): Promise<ProfileRow | Refusal> {
  const { house, actor } = request;
  const { clinicId } = actor;
  const checked = checkInput(profileInput, input, 'input');
  if (isRefusal(checked)) return checked;
  const fields: ProfileFields = checked.value;
  return house.database.transaction(async (tx): Promise<ProfileRow | Refusal> => {
    const refused = await admit(tx);
    if (refused !== null) return refused;
    const before = await lockProfile(tx, clinicId, userId);
    if (before === undefined) return notThere('member');
    if (before.version !== version) return changedMeanwhile('this profile');
    if (fields.npi !== null && (await isNpiTaken(tx, clinicId, userId, fields.npi)))
      return invalid([{ path: 'input.npi', message: 'Another member has this NPI.' }]);
    const changes = changedFields(before, fields);
    if (changes === null) return before;
    await writeProfile(tx, clinicId, userId, fields);
    await recordChange(tx, request, { action: 'update', objectType: 'member', objectId: userId, changes });
    await announce(tx, { clinicId, topic: 'practice.member-changed', body: { user_id: userId } });
    // Their name stands in every session and in the log.
    await tellRightsChanged(tx, request);
    return (await lockProfile(tx, clinicId, userId))!;
  });
}
