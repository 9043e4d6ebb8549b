import * as z from 'zod/mini';
import { day as dayOf } from '#values/day.ts';
import { nextPeriod } from './plan-form.ts';

/** How the parts of a payment plan lie apart. */
export const planIntervals = ['week', 'month'] as const;

/** A payment plan as somebody types it. */
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

/** A checked payment plan. */
export type PaymentPlanFields = z.output<typeof paymentPlanForm>;

/** One part of a payment plan: when it is due and how much, in cents. */
export interface PlanPart {
  number: number;
  due_day: string;
  amount: number;
}

/** The least that one part may be, as a card is charged no less. */
export const LEAST_PART = 50;

/** Shares a sum out into parts that differ by a cent at most, the larger ones first. */
export function planParts(total: number, plan: PaymentPlanFields): PlanPart[] {
  const each = Math.floor(total / plan.count);
  const larger = total - each * plan.count;
  let day = plan.first_day;
  return Array.from({ length: plan.count }, (_none, index) => {
    if (index > 0) day = nextPeriod(plan.first_day, day, plan.interval_unit, plan.interval_count);
    return { number: index + 1, due_day: day, amount: index < larger ? each + 1 : each };
  });
}

/** What became of one part. */
export type PartState = 'paid' | 'missed' | 'due' | 'coming';

/** Which part is what today, where so much of the plan is paid; `paid` of each, the earliest first. */
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

/** What should have been paid by today and was not, in cents. */
export function dueNow(parts: readonly PlanPart[], paid: number, today: string): number {
  const due = parts.reduce((sum, part) => (part.due_day <= today ? sum + part.amount : sum), 0);
  return Math.max(0, due - paid);
}
