import { dayIn } from '#platform/day-in.ts';
import { domainError, invalid, type DomainError, isDomainError, lockForSave } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { requireActivePatient } from '#patients/server';
import { addDays } from '../../rules/index.ts';
import { readSavedCard } from '../cards/saved-cards.ts';
import { posterOf } from '../poster.ts';
import { readPlans, readSubscriptions, type SubscriptionRow } from './plans.sql.ts';

/** The patient, plan and card of an enrollment. */
export interface Enrollment {
  key: string;
  patientId: string;
  planId: string;
  startDay: string;
  cardId: string | null;
}

/**
 * Enrolls a patient in a plan at its current price; a key identifies one enrollment. The first charge comes after the
 * trial period, if any.
 */
export async function enrol(ctx: RequestContext, input: Enrollment): Promise<SubscriptionRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const today = dayIn(actor.timeZone, now);
  const day = Number(input.startDay.slice(8, 10));
  if (input.startDay < addDays(today, -31) || day > 28)
    return invalid([{ path: 'input.start_day', message: 'Choose a recent or future date from the 1st to the 28th' }]);
  const card = input.cardId === null ? null : await readSavedCard(app.database.kysely, clinicId, input.cardId);
  if (input.cardId !== null && card?.patient_id !== input.patientId)
    return invalid([{ path: 'input.card_id', message: 'This card is not on file.' }]);
  const key = `${actor.userId}/${input.key}`;
  return app.database.transaction(async (tx) => {
    const inactive = await requireActivePatient(tx, clinicId, input.patientId);
    if (inactive?.code === 'NOT_FOUND')
      return invalid([{ path: 'input.patient_id', message: 'This patient does not exist.' }]);
    if (inactive !== null) return inactive;
    const made = await tx
      .selectFrom('billing.subscription')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    if (made !== undefined) return (await readSubscriptions(tx, clinicId, { id: made.id }))[0]!;
    const [plan] = await readPlans(tx, clinicId, input.planId);
    if (plan === undefined || !plan.is_active)
      return invalid([{ path: 'input.plan_id', message: 'This plan is no longer available.' }]);
    const standing = await readSubscriptions(tx, clinicId, { patient_id: input.patientId });
    if (standing.some(({ plan_id, status }) => plan_id === plan.id && status !== 'canceled'))
      return domainError('ENROLLED', 'This patient is already enrolled in the plan.', 'Subscription');
    const id = newId();
    const first = addDays(input.startDay, plan.trial_days);
    await tx
      .insertInto('billing.subscription')
      .values({
        clinic_id: clinicId,
        id,
        client_key: key,
        patient_id: input.patientId,
        plan_id: plan.id,
        plan_version: plan.number,
        provider_id: actor.userId,
        practice_id: actor.practiceId,
        status: plan.trial_days > 0 ? 'trialing' : 'active',
        start_day: first,
        next_day: first,
        card_id: input.cardId,
        created_time: now,
      })
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'create',
      objectType: 'billing_subscription',
      objectId: id,
      patientId: input.patientId,
      changes: { plan: { before: null, after: plan.plan_name } },
    });
    return (await readSubscriptions(tx, clinicId, { id }))[0]!;
  });
}

/** Pauses, resumes or permanently cancels an enrollment. Charges stay. STALE_VERSION if someone else changed it. */
export function moveSubscription(
  ctx: RequestContext,
  id: string,
  version: number,
  to: 'pause' | 'resume' | 'cancel',
): Promise<SubscriptionRow | DomainError> {
  const { app, actor, now } = ctx;
  const today = dayIn(actor.timeZone, now);
  return app.database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('billing.subscription')
      .select(['version', 'status', 'next_day', 'patient_id'])
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const before = lockForSave(row, version, 'subscription');
    if (isDomainError(before)) return before;
    if (before.status === 'canceled') return domainError('CANCELED', 'This subscription is canceled.', 'Subscription');
    if (to === 'resume' && !['paused', 'unpaid'].includes(before.status))
      return domainError('NOT_PAUSED', 'This subscription is not paused.', 'Subscription');
    const status = ({ pause: 'paused', resume: 'active', cancel: 'canceled' } as const)[to];
    await tx
      .updateTable('billing.subscription')
      .set({
        status,
        version: version + 1,
        attempts: 0,
        retry_day: null,
        ...(to === 'cancel' ? { canceled_day: today } : {}),
        // The paused time is not charged.
        ...(to === 'resume' && before.next_day < today ? { next_day: today } : {}),
      })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'update',
      objectType: 'billing_subscription',
      objectId: id,
      patientId: before.patient_id,
      changes: { status: { before: before.status, after: status } },
    });
    return (await readSubscriptions(tx, actor.clinicId, { id }))[0]!;
  });
}
