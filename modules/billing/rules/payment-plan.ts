import * as z from 'zod/mini';
import { day as dayOf } from '#values/day.ts';
import { nextPeriod } from './plan-form.ts';

/** Intervals between the installments of a payment plan. */
export const planIntervals = ['week', 'month'] as const;

/** The payment plan form. */
export const paymentPlanForm = z.object({
  count: z
    .int({ error: () => 'Number of payments is required' })
    .check(z.gte(2, 'Enter 2 or more'), z.lte(60, 'Enter 60 or less')),
  interval_unit: z.enum(planIntervals, { error: () => 'Choose week or month' }),
  interval_count: z
    .int({ error: () => 'Enter a whole number' })
    .check(z.gte(1, 'Enter 1 or more'), z.lte(12, 'Enter 12 or less')),
  first_day: dayOf('Date is required'),
});

/** The validated fields of a payment plan. */
export type PaymentPlanFields = z.output<typeof paymentPlanForm>;

/** An installment of a payment plan: its due date and amount in cents. */
export interface PlanPart {
  number: number;
  due_day: string;
  amount: number;
}

/** Minimum amount of an installment, which is the minimum card charge. */
export const LEAST_PART = 50;

/** Divides a total into installments that differ by at most a cent, the larger ones first. */
export function planParts(total: number, plan: PaymentPlanFields): PlanPart[] {
  const each = Math.floor(total / plan.count);
  const larger = total - each * plan.count;
  let day = plan.first_day;
  return Array.from({ length: plan.count }, (_none, index) => {
    if (index > 0) day = nextPeriod(plan.first_day, day, plan.interval_unit, plan.interval_count);
    return { number: index + 1, due_day: day, amount: index < larger ? each + 1 : each };
  });
}

/** State of an installment. */
export type PartState = 'paid' | 'missed' | 'due' | 'coming';

/**
 * Returns the state of each installment today for the amount paid so far, with `paid` per installment, earliest first.
 */
export function partStates<Part extends PlanPart>(
  parts: readonly Part[],
  paid: number,
  today: string,
): (Part & { paid: number; state: PartState })[] {
  let left = paid;
  return parts.map((part) => {
    const own = Math.max(0, Math.min(part.amount, left));
    left -= own;
    const state =
      own === part.amount ? 'paid' : part.due_day < today ? 'missed' : part.due_day === today ? 'due' : 'coming';
    return { ...part, paid: own, state };
  });
}

/** Returns the amount that is due by today and not paid, in cents. */
export function dueNow(parts: readonly PlanPart[], paid: number, today: string): number {
  const due = parts.reduce((sum, part) => (part.due_day <= today ? sum + part.amount : sum), 0);
  return Math.max(0, due - paid);
}
