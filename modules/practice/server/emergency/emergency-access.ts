import { recordChange } from '#audit/server';
import { queueDelivery } from '#deliveries/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { modulesOf } from '#platform/modules-of.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { emergencyReason, reviewNote } from '../../rules/index.ts';
import { accesses, readEmergencies, type EmergencyRow } from './emergency.sql.ts';
import { lockRights, notifyRightsChanged } from '../members/lock-rights.ts';
import { holdersOf } from '../members/member.sql.ts';
import { readMemberDetails } from '../members/members.sql.ts';

/** Duration of emergency access. */
export const EMERGENCY_MS = 3_600_000;

/**
 * Starts emergency access for an hour; if it is already active, returns it unchanged. Administrators are notified by
 * email and in the app.
 */
export async function beginEmergency(ctx: RequestContext, reason: string): Promise<EmergencyRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId, userId } = actor;
  const checked = checkInput(emergencyReason, { reason }, '');
  if (isDomainError(checked)) return invalid([{ path: 'reason', message: checked.issues[0]!.message }]);
  const rules = modulesOf(app)
    .flatMap(({ accessRules }) => accessRules)
    .filter(({ emergency }) => emergency === true)
    .map(({ id }) => id);
  return app.database.transaction(async (tx): Promise<EmergencyRow | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.emergency');
    if (isDomainError(holder)) return holder;
    const [standing] = await readEmergencies(tx, clinicId, { userId, at: now });
    if (standing !== undefined) return standing;
    const id = newId();
    const expires_time = new Date(now.getTime() + EMERGENCY_MS);
    await accesses.insert(tx, actor, {
      id,
      user_id: userId,
      reason: checked.value.reason,
      access_rules: rules,
      started_time: now,
      expires_time,
    });
    await recordChange(tx, ctx, {
      action: 'emergency',
      objectType: 'emergency_access',
      objectId: id,
      reason: checked.value.reason,
    });
    await publish(tx, { clinicId, topic: 'practice.emergency-access', body: { id, user_id: userId } });
    await mailReviewers(tx, ctx, id);
    await notifyRightsChanged(tx, ctx);
    return (await readEmergencies(tx, clinicId, { id }))[0]!;
  });
}

/** Ends the caller's own emergency access; returns null if none is active. */
export async function endEmergency(ctx: RequestContext): Promise<EmergencyRow | null | DomainError> {
  const { app, actor, now } = ctx;
  return app.database.transaction(async (tx) => {
    const [standing] = await readEmergencies(tx, actor.clinicId, { userId: actor.userId, at: now });
    if (standing === undefined) return null;
    await accesses.update(tx, actor, standing.id, { ended_time: now });
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'emergency_access',
      objectId: standing.id,
      changes: { ended_time: { before: null, after: now } },
    });
    await notifyRightsChanged(tx, ctx);
    return { ...standing, ended_time: now };
  });
}

/**
 * Records the findings of a review. OWN_ACCESS for the reviewer's own, NOT_FOUND, REVIEWED if it was already reviewed.
 */
export async function reviewEmergency(
  ctx: RequestContext,
  id: string,
  note: string,
): Promise<EmergencyRow | DomainError> {
  const { app, actor, now } = ctx;
  const checked = checkInput(reviewNote, { note }, '');
  if (isDomainError(checked)) return invalid([{ path: 'note', message: checked.issues[0]!.message }]);
  return app.database.transaction(async (tx): Promise<EmergencyRow | DomainError> => {
    const holder = await lockRights(tx, ctx, 'practice.emergency_review');
    if (isDomainError(holder)) return holder;
    const [access] = await readEmergencies(tx, actor.clinicId, { id });
    if (access === undefined) return domainError('NOT_FOUND', 'This emergency access does not exist.', 'Not found');
    if (access.user_id === actor.userId)
      return domainError('OWN_ACCESS', 'You can’t review your own emergency access. Ask another administrator.');
    if (access.reviewed_time !== null) return domainError('REVIEWED', 'This has already been reviewed.');
    const review = { reviewed_by: actor.userId, reviewed_time: now, review_note: checked.value.note };
    await accesses.update(tx, actor, id, review);
    await recordChange(tx, ctx, {
      action: 'update',
      objectType: 'emergency_access',
      objectId: id,
      changes: { review_note: { before: null, after: review.review_note } },
    });
    return (await readEmergencies(tx, actor.clinicId, { id }))[0]!;
  });
}

/** Emails the reviewers of emergency access; the reason is not included. */
async function mailReviewers(tx: Tx, { app, actor }: RequestContext, id: string): Promise<void> {
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
      text: `${actor.name} started emergency access, which lasts up to one hour. Please review it:\n\n${app.config.publicUrl}/settings/emergency-access`,
      about: { type: 'emergency_access', id },
    });
}
