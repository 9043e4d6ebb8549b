import type { Queryable } from '#platform/database.ts';
import type { DerivedWork, TaskSource } from '#platform/module.ts';
import { paidOf, readPaymentPlans } from './payment-plans/payment-plans.sql.ts';

const TEAM = { type: 'ToDo', ownerUserId: null, ownerRule: 'billing.refund', priority: 'High', dueTime: null } as const;

/**
 * Billing tasks: a disputed card payment, a subscription whose card was declined on every retry, and a payment plan
 * with a missed installment.
 */
export const billingTasks: TaskSource = {
  id: 'billing.work',
  events: ['billing.account-changed'],
  async read(db, clinicId, payload): Promise<readonly DerivedWork[]> {
    const id = typeof payload['id'] === 'string' ? payload['id'] : '';
    if (payload['kind'] === 'payment') {
      const rows = await db
        .selectFrom('billing.payment')
        .select(['is_disputed', 'patient_id'])
        .where('clinic_id', '=', clinicId)
        .where('id', '=', id)
        .execute();
      const plans = await Promise.all(rows.map(({ patient_id }) => planWork(db, clinicId, { patient_id })));
      const disputes = rows.map(({ is_disputed, patient_id }) => ({
        key: `billing.dispute ${id}`,
        task: is_disputed
          ? { ...TEAM, subject: 'A card payment is disputed', patientId: patient_id, path: '/billing/payment' }
          : null,
      }));
      return [...disputes, ...plans.flat()];
    }
    if (payload['kind'] === 'payment_plan') return planWork(db, clinicId, { id });
    if (payload['kind'] !== 'billing_subscription') return [];
    const rows = await db
      .selectFrom('billing.subscription')
      .select(['status', 'patient_id'])
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    return rows.map(({ status, patient_id }) => ({
      key: `billing.subscription ${id}`,
      task:
        status === 'unpaid'
          ? {
              ...TEAM,
              subject: 'A subscription could not be charged',
              patientId: patient_id,
              path: '/billing/subscription',
            }
          : null,
    }));
  },
};

// An installment counts as missed once the job has seen it, until everything due by then is paid.
async function planWork(
  db: Queryable,
  clinicId: string,
  of: { id: string } | { patient_id: string },
): Promise<readonly DerivedWork[]> {
  const plans = await readPaymentPlans(db, clinicId, of);
  return plans.map((plan) => {
    const until = plan.parts.filter(({ number }) => number <= plan.missed_number);
    const isMissed = plan.status === 'active' && until.reduce((sum, { amount }) => sum + amount, 0) > paidOf(plan);
    return {
      key: `billing.payment-plan ${plan.id}`,
      task: isMissed
        ? { ...TEAM, subject: 'A scheduled payment was missed', patientId: plan.patient_id, path: '/billing/plan' }
        : null,
    };
  });
}
