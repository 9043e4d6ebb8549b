import { formatMoney } from '#kit/formats/money.ts';
import type { Tone } from '#kit/feedback/status-badge.tsx';
import type { PaymentPlanFieldsFragment } from '../accounting.operations.gen.ts';

/** Intervals of a plan: unit and count combined in one value for a select. */
export const RHYTHMS: readonly { value: string; label: string }[] = [
  { value: 'week/1', label: 'Every week' },
  { value: 'week/2', label: 'Every 2 weeks' },
  { value: 'month/1', label: 'Every month' },
  { value: 'month/2', label: 'Every 2 months' },
  { value: 'month/3', label: 'Every 3 months' },
];

/** Returns the label of a rhythm. */
export function rhythmWords({ interval_unit: unit, interval_count: count }: PaymentPlanFieldsFragment): string {
  return (RHYTHMS.find(({ value }) => value === `${unit}/${count}`)?.label ?? `Every ${count} ${unit}s`).toLowerCase();
}

/** Returns the status of a plan: a missed installment takes precedence. */
export function planStatus(plan: PaymentPlanFieldsFragment): { word: string; tone: Tone } {
  if (plan.status === 'canceled') return { word: 'Canceled', tone: 'neutral' };
  if (plan.status === 'completed') return { word: 'Paid', tone: 'success' };
  if (plan.missed > 0) return { word: `${plan.missed} missed`, tone: 'danger' };
  if (plan.failure != null) return { word: 'Card declined', tone: 'warning' };
  return plan.due_now > 0 ? { word: 'Due today', tone: 'warning' } : { word: 'On time', tone: 'success' };
}

/** Describes the paid amount. */
export const paidWords = ({ total, open }: PaymentPlanFieldsFragment): string =>
  `${formatMoney(Math.max(0, total - open))} of ${formatMoney(total)} paid`;
