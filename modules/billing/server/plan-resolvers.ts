import { readPage } from '#audit/server';
import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/accounting.gen.ts';
import { enrol, moveSubscription } from './plans/enrol.ts';
import { readPlans, readSubscriptions } from './plans/plans.sql.ts';
import { savePlan } from './plans/save-plan.ts';
import type { Rows } from './rows.ts';

/** Queries of plans and subscriptions. */
export const planQueries: QueryResolvers<Rows> = {
  billingPlans: (_parent, _args, ctx) => readPlans(db(ctx), ctx.actor.clinicId),
  subscriptions: (_parent, { patient_id, status, ...page }, ctx) =>
    readPage(ctx, { objectType: 'billing_subscription', patientId: patient_id ?? null }, page, (rows) =>
      readSubscriptions(db(ctx), ctx.actor.clinicId, { patient_id, status }, rows),
    ),
};

/** Mutations of plans and subscriptions. */
export const planMutations: MutationResolvers<Rows> = {
  createBillingPlan: (_parent, { input }, ctx) => savePlan(ctx, input, null),
  updateBillingPlan: (_parent, { id, version, is_active, input }, ctx) =>
    savePlan(ctx, input, { id, version, isActive: is_active ?? true }),
  createSubscription: (_parent, { input }, ctx) =>
    enrol(ctx, {
      key: input.client_key,
      patientId: input.patient_id,
      planId: input.plan_id,
      startDay: input.start_day,
      cardId: input.card_id ?? null,
    }),
  moveSubscription: (_parent, { id, version, move }, ctx) => moveSubscription(ctx, id, version, move),
};
