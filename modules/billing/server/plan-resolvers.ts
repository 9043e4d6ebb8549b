import { recordAccess } from '#audit/server';
import { isDomainError } from '#platform/domain-error.ts';
import type * as api from '../api/accounting.gen.ts';
import { pageOf } from './page-of.ts';
import { enrol, moveSubscription } from './plans/enrol.ts';
import { readPlans, readSubscriptions, type SubscriptionRow } from './plans/plans.sql.ts';
import { savePlan } from './plans/save-plan.ts';

/** What is asked of plans and enrolments. */
export const planQueries: api.QueryResolvers = {
  billingPlans: (_parent, _args, { app, actor }) => readPlans(app.database.kysely, actor.clinicId),
  subscriptions: async (_parent, { patient_id, status, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const where = { patientId: patient_id ?? null, status: status ?? null };
    const rows = await readSubscriptions(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'billing_subscription', patientId: where.patientId });
    return rows.map(shape);
  },
};

/** What is done with them. */
export const planMutations: api.MutationResolvers = {
  createBillingPlan: (_parent, { input }, ctx) => savePlan(ctx, input, null),
  updateBillingPlan: (_parent, { id, version, is_active, input }, ctx) =>
    savePlan(ctx, input, { id, version, isActive: is_active ?? true }),
  createSubscription: async (_parent, { input }, ctx) => {
    const made = await enrol(ctx, {
      ...{ key: input.client_key, patientId: input.patient_id, planId: input.plan_id },
      ...{ startDay: input.start_day, cardId: input.card_id ?? null },
    });
    return isDomainError(made) ? made : shape(made);
  },
  moveSubscription: async (_parent, { id, version, move }, ctx) => {
    const made = await moveSubscription(ctx, id, version, move);
    return isDomainError(made) ? made : shape(made);
  },
};

function shape({ patient_id, patient_name, ...row }: SubscriptionRow): api.BilledSubscription {
  return { ...row, patient: { id: patient_id, name: patient_name } };
}
