import { recordChange } from '#audit/server';
import { queueDelivery } from '#deliveries/server';
import { checkInput, checkPage } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { announce } from '#platform/outbox.ts';
import { invalid, isRefusal, refuse, type Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request.ts';
import { emergencyReason, reviewNote } from '../rules/index.ts';
import { insertEmergency, readEmergencies, updateEmergency, type EmergencyRow } from './emergency.sql.ts';
import { holdRights, tellRightsChanged } from './hold-rights.ts';
import { holdersOf } from './member.sql.ts';
import { readMemberDetails } from './members.sql.ts';

/** How long an emergency access lasts. */
export const EMERGENCY_MS = 3_600_000;

/** Breaks the glass for an hour; one that is on already is answered as it is. The administrators are told by mail and by the bell. */
export async function beginEmergency(request: Request, reason: string): Promise<EmergencyRow | Refusal> {
  const { house, actor, now } = request;
  const { clinicId, userId } = actor;
  const checked = checkInput(emergencyReason, { reason }, '');
  if (isRefusal(checked)) return invalid([{ path: 'reason', message: checked.issues[0]!.message }]);
  const rules = modulesOf(house)
    .flatMap(({ accessRules }) => accessRules)
    .filter(({ emergency }) => emergency === true)
    .map(({ id }) => id);
  return house.database.transaction(async (tx): Promise<EmergencyRow | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.emergency');
    if (isRefusal(holder)) return holder;
    const [standing] = await readEmergencies(tx, clinicId, { userId, at: now });
    if (standing !== undefined) return standing;
    const id = newId();
    const expires_time = new Date(now.getTime() + EMERGENCY_MS);
    await insertEmergency(tx, clinicId, {
      id,
      user_id: userId,
      reason: checked.value.reason,
      access_rules: rules,
      started_time: now,
      expires_time,
    });
    await recordChange(tx, request, {
      action: 'emergency',
      objectType: 'emergency_access',
      objectId: id,
      reason: checked.value.reason,
    });
    await announce(tx, { clinicId, topic: 'practice.emergency-access', body: { id, user_id: userId } });
    await mailReviewers(tx, request, id);
    await tellRightsChanged(tx, request);
    return (await readEmergencies(tx, clinicId, { id }))[0]!;
  });
}

/** Ends one's own emergency access; null where none is on. */
export async function endEmergency(request: Request): Promise<EmergencyRow | null | Refusal> {
  const { house, actor, now } = request;
  return house.database.transaction(async (tx) => {
    const [standing] = await readEmergencies(tx, actor.clinicId, { userId: actor.userId, at: now });
    if (standing === undefined) return null;
    await updateEmergency(tx, actor.clinicId, standing.id, { ended_time: now });
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'emergency_access',
      objectId: standing.id,
      changes: { ended_time: { before: null, after: now } },
    });
    await tellRightsChanged(tx, request);
    return { ...standing, ended_time: now };
  });
}

/** The emergency accesses of the clinic, the latest first. */
export function listEmergencies(
  { house, actor }: Request,
  skip: number,
  take: number,
): Promise<EmergencyRow[]> | Refusal {
  return checkPage(take, skip, 100) ?? readEmergencies(house.database.kysely, actor.clinicId, {}, { skip, take });
}

/** Notes what a review found. OWN_ACCESS for the reviewer's own, NOT_FOUND, REVIEWED for one that was looked into already. */
export async function reviewEmergency(request: Request, id: string, note: string): Promise<EmergencyRow | Refusal> {
  const { house, actor, now } = request;
  const checked = checkInput(reviewNote, { note }, '');
  if (isRefusal(checked)) return invalid([{ path: 'note', message: checked.issues[0]!.message }]);
  return house.database.transaction(async (tx): Promise<EmergencyRow | Refusal> => {
    const holder = await holdRights(tx, request, 'practice.emergency_review');
    if (isRefusal(holder)) return holder;
    const [access] = await readEmergencies(tx, actor.clinicId, { id });
    if (access === undefined) return refuse('NOT_FOUND', 'There is no such emergency access.', 'Not found');
    if (access.user_id === actor.userId)
      return refuse('OWN_ACCESS', 'Somebody else has to look into your own emergency access.');
    if (access.reviewed_time !== null) return refuse('REVIEWED', 'This was looked into already.');
    const review = { reviewed_by: actor.userId, reviewed_time: now, review_note: checked.value.note };
    await updateEmergency(tx, actor.clinicId, id, review);
    await recordChange(tx, request, {
      action: 'update',
      objectType: 'emergency_access',
      objectId: id,
      changes: { review_note: { before: null, after: review.review_note } },
    });
    return (await readEmergencies(tx, actor.clinicId, { id }))[0]!;
  });
}

/** Mails those who look into emergency accesses; the reason stays inside the house. */
async function mailReviewers(tx: Tx, { house, actor }: Request, id: string): Promise<void> {
  const reviewers = (await holdersOf(tx, actor.clinicId, 'practice.emergency_review')).filter(
    (reviewer) => reviewer !== actor.userId,
  );
  for (const { user_id, email } of await readMemberDetails(tx, actor.clinicId, reviewers))
    await queueDelivery(tx, {
      clinicId: actor.clinicId,
      key: `emergency:${id}:${user_id}`,
      channel: 'email',
      to: email,
      subject: 'Emergency access in your clinic',
      text: `${actor.name} has begun an emergency access, which lasts an hour at most. Please look into it:\n\n${house.config.publicUrl}/settings/emergency-access`,
      about: { type: 'emergency_access', id },
    });
}
