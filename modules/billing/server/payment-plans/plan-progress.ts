import { dueNow, partStates } from '../../rules/index.ts';
import { paidOf, type PaymentPlanRow } from './payment-plans.sql.ts';

/**
 * Returns the states of a plan's installments on a day, the amount due, and the next installment. A canceled plan has
 * nothing due.
 */
export function planProgress(row: PaymentPlanRow, today: string) {
  const parts = partStates(row.parts, paidOf(row), today);
  if (row.status === 'canceled') return { parts, due_now: 0, missed: 0, next_day: null, next_amount: null };
  const next = parts.find(({ state }) => state !== 'paid');
  return {
    parts,
    due_now: Math.min(dueNow(row.parts, paidOf(row), today), Math.max(0, row.open)),
    missed: parts.filter(({ state }) => state === 'missed').length,
    next_day: next?.due_day ?? null,
    next_amount: next === undefined ? null : next.amount - next.paid,
  };
}
