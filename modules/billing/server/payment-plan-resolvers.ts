import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type * as api from '../api/accounting.gen.ts';
import { readUnposted } from './charges/read-unposted.ts';
import { pageOf } from './page-of.ts';
import { cancelPaymentPlan, changePlanCard, makePaymentPlan } from './payment-plans/make-payment-plan.ts';
import { type PaymentPlanRow, readPaymentPlans } from './payment-plans/payment-plans.sql.ts';
import { shapePlan } from './payment-plans/shape-plan.ts';

/** What is asked of payment plans, and of what waits to be posted. */
export const paymentPlanQueries: api.QueryResolvers = {
  paymentPlans: async (_parent, { patient_id, status, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const where = { patientId: patient_id ?? null, status: status ?? null };
    const rows = await readPaymentPlans(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'payment_plan', patientId: where.patientId });
    return rows.map((row) => shapePlan(row, dayOf(ctx)));
  },
  unpostedCharges: async (_parent, args, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const found = await readUnposted(ctx.app.database.kysely, ctx.actor.clinicId, ctx.now, page.take);
    await recordAccess(ctx, { action: 'read', objectType: 'charge' });
    return found;
  },
};

/** What is done with them. */
export const paymentPlanMutations: api.MutationResolvers = {
  createPaymentPlan: async (_parent, { input }, ctx) =>
    shapedIn(ctx, await makePaymentPlan(ctx, { ...input, card_id: input.card_id ?? null })),
  changePaymentPlanCard: async (_parent, { id, version, card_id }, ctx) =>
    shapedIn(ctx, await changePlanCard(ctx, { id, version, cardId: card_id ?? null })),
  cancelPaymentPlan: async (_parent, { id, version, reason }, ctx) =>
    shapedIn(ctx, await cancelPaymentPlan(ctx, { id, version, reason })),
};

const dayOf = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

function shapedIn(ctx: RequestContext, made: PaymentPlanRow | DomainError): api.PaymentPlan | DomainError {
  return isDomainError(made) ? made : shapePlan(made, dayOf(ctx));
}
