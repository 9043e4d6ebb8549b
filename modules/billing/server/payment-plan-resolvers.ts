import { readPage } from '#audit/server';
import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/accounting.gen.ts';
import { readUnposted } from './charges/read-unposted.ts';
import { cancelPaymentPlan, changePlanCard, makePaymentPlan } from './payment-plans/make-payment-plan.ts';
import { readPaymentPlans } from './payment-plans/payment-plans.sql.ts';
import type { Rows } from './rows.ts';

/** Queries of payment plans, and of unposted charges. */
export const paymentPlanQueries: QueryResolvers<Rows> = {
  paymentPlans: (_parent, { patient_id, status, ...page }, ctx) =>
    readPage(ctx, { objectType: 'payment_plan', patientId: patient_id ?? null }, page, (rows) =>
      readPaymentPlans(db(ctx), ctx.actor.clinicId, { patient_id, status }, rows),
    ),
  unpostedCharges: (_parent, page, ctx) =>
    readPage(ctx, { objectType: 'charge' }, page, ({ take }) =>
      readUnposted(db(ctx), ctx.actor.clinicId, ctx.now, take),
    ),
};

/** Mutations of payment plans. */
export const paymentPlanMutations: MutationResolvers<Rows> = {
  createPaymentPlan: (_parent, { input }, ctx) => makePaymentPlan(ctx, input),
  changePaymentPlanCard: (_parent, { id, version, card_id }, ctx) =>
    changePlanCard(ctx, { id, version, cardId: card_id ?? null }),
  cancelPaymentPlan: (_parent, args, ctx) => cancelPaymentPlan(ctx, args),
};
