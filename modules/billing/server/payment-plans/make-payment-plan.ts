import { checkInput } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import {
  domainError,
  invalid,
  type DomainError,
  isDomainError,
  notFound,
  lockForSave,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type * as api from '../../api/accounting.gen.ts';
import { addDays, LEAST_PART, paymentPlanForm, planParts } from '../../rules/index.ts';
import { readSavedCard } from '../cards/saved-cards.ts';
import { readPatients } from '#patients/server';
import { readOpenCharges } from '../ledger/ledger.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { type PaymentPlanRow, readPaymentPlans } from './payment-plans.sql.ts';
import { setPlan } from './set-plan.ts';

/** API input with an unvalidated interval. */
export type PaymentPlanInput = Omit<api.PaymentPlanInput, 'interval_unit'> & { interval_unit: string };

const MOST_DAYS_AHEAD = 366;

/**
 * Creates a payment plan for a patient's open balance; a key identifies one plan. NOTHING_OWED if nothing is open,
 * PLAN_STANDS if the patient already has one.
 */
export async function makePaymentPlan(
  ctx: RequestContext,
  input: PaymentPlanInput,
): Promise<PaymentPlanRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const { client_key, patient_id: patientId, card_id: cardId = null, ...rest } = input;
  const checked = checkInput(paymentPlanForm, rest, 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  const today = dayIn(actor.timeZone, now);
  if (fields.first_day < today || fields.first_day > addDays(today, MOST_DAYS_AHEAD))
    return invalid([{ path: 'input.first_day', message: 'Choose a date from today to one year from now' }]);
  const card = cardId === null ? null : await readSavedCard(app.database.kysely, clinicId, cardId);
  if (cardId !== null && card?.patient_id !== patientId)
    return invalid([{ path: 'input.card_id', message: 'This card is not on file.' }]);
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${client_key}`;
  return app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [patientId]);
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return notFound('patient');
    const made = await tx
      .selectFrom('billing.payment_plan')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    if (made !== undefined) return (await readPaymentPlans(tx, clinicId, { id: made.id }))[0]!;
    const [standing] = await readPaymentPlans(tx, clinicId, { patient_id: patientId, status: 'active' });
    if (standing !== undefined && standing.open > 0)
      return domainError('PLAN_STANDS', 'This patient already has a payment plan. Cancel it first.', 'Payment plan');
    if (standing !== undefined) await setPlan(tx, poster, standing, { status: 'completed' });
    const open = await readOpenCharges(tx, clinicId, patientId);
    const total = open.reduce((sum, charge) => sum + charge.open, 0);
    if (total === 0) return domainError('NOTHING_OWED', 'This patient has no open charges.', 'Payment plan');
    const parts = planParts(total, fields);
    if (parts.at(-1)!.amount < LEAST_PART)
      return invalid([{ path: 'input.count', message: 'Each payment must be at least $0.50' }]);
    const id = newId();
    await tx
      .insertInto('billing.payment_plan')
      .values({
        clinic_id: clinicId,
        id,
        client_key: key,
        patient_id: patientId,
        practice_id: actor.practiceId,
        total,
        charge_ids: open.map((charge) => charge.id),
        card_id: cardId,
        status: 'active',
        interval_unit: fields.interval_unit,
        interval_count: fields.interval_count,
        created_by: actor.userId,
        created_name: actor.name,
        created_time: now,
      })
      .execute();
    await tx
      .insertInto('billing.payment_plan_part')
      .values(parts.map((part) => ({ ...part, clinic_id: clinicId, plan_id: id })))
      .execute();
    await poster.note(tx, {
      action: 'create',
      objectType: 'payment_plan',
      objectId: id,
      patientId,
      changes: { total: { before: null, after: total }, payments: { before: null, after: parts.length } },
    });
    return (await readPaymentPlans(tx, clinicId, { id }))[0]!;
  });
}

/** Changes the card of a plan; without one the patient is reminded. STALE_VERSION if someone else changed it. */
export async function changePlanCard(
  ctx: RequestContext,
  { id, version, cardId }: { id: string; version: number; cardId: string | null },
): Promise<PaymentPlanRow | DomainError> {
  const { app, actor } = ctx;
  const card = cardId === null ? null : await readSavedCard(app.database.kysely, actor.clinicId, cardId);
  return move(ctx, id, version, (plan) =>
    cardId !== null && card?.patient_id !== plan.patient_id
      ? invalid([{ path: 'card_id', message: 'This card is not on file.' }])
      : { values: { card_id: cardId, attempts: 0, retry_day: null, failure: null, asked_number: 0 }, reason: null },
  );
}

/** Cancels a plan; open charges stay open. STALE_VERSION if someone else changed it. */
export async function cancelPaymentPlan(
  ctx: RequestContext,
  { id, version, reason }: { id: string; version: number; reason: string },
): Promise<PaymentPlanRow | DomainError> {
  const why = reason.trim();
  if (why === '' || why.length > 300) return invalid([{ path: 'reason', message: 'Reason is required' }]);
  return move(ctx, id, version, () => ({ values: { status: 'canceled', cancel_reason: why }, reason: why }));
}

type Change = { values: Record<string, unknown>; reason: string | null };

function move(
  ctx: RequestContext,
  id: string,
  version: number,
  change: (plan: PaymentPlanRow) => Change | DomainError,
): Promise<PaymentPlanRow | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('billing.payment_plan')
      .select(['version', 'status'])
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const before = lockForSave(row, version, 'payment plan');
    if (isDomainError(before)) return before;
    if (before.status !== 'active') return domainError('PLAN_OVER', 'This plan has ended.', 'Payment plan');
    const [plan] = await readPaymentPlans(tx, clinicId, { id });
    const planned = change(plan!);
    if (isDomainError(planned)) return planned;
    await setPlan(tx, posterOf(ctx), plan!, planned.values, planned.reason);
    return (await readPaymentPlans(tx, clinicId, { id }))[0]!;
  });
}
