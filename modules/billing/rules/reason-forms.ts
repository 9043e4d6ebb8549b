import * as z from 'zod/mini';
import { paragraphs, paragraphsOrEmpty } from '#values/line.ts';
import { REFUND_REASONS, WRITE_OFF_REASONS } from './payment-form.ts';

const amount = z.int({ error: () => 'Amount is required' }).check(z.gte(1, 'Enter at least $0.01'));
const words = paragraphsOrEmpty(300);
const needsWords = { path: ['reason'], error: 'Reason is required' };

/** Maximum amount of a write-off or refund in cents. */
const MOST_CENTS = 1_000_000_00;

/** Returns why an amount is invalid for this kind, or null: write-offs are positive, adjustments negative. */
export function writeOffProblem(kind: 'write_off' | 'adjustment', amount: number): string | null {
  if (!Number.isInteger(amount) || Math.abs(amount) > MOST_CENTS) return 'Enter an amount of at most $1,000,000.00.';
  if (kind === 'write_off') return amount >= 1 ? null : 'Enter an amount above zero.';
  return amount <= -1
    ? null
    : 'An adjustment reduces what is owed: enter an amount below zero. To charge more, add a charge.';
}

/** Extends a form with a maximum amount: what is open, or can still be refunded. */
export function atMost<Fields extends { amount: number }>(form: z.ZodMiniType<Fields>, most: number, error: string) {
  return form.check(z.refine(({ amount: typed }) => typed <= most, { path: ['amount'], error }));
}

/** The write-off form. */
export const writeOffForm = z
  .object({
    amount,
    reason_code: z.enum(Object.keys(WRITE_OFF_REASONS), { error: () => 'Choose a kind' }),
    reason: words,
  })
  .check(z.refine(({ reason_code, reason }) => reason_code !== 'other' || reason !== '', needsWords));
export type WriteOffFields = z.output<typeof writeOffForm>;

const refund = z.object({
  amount,
  reason_code: z.enum(Object.keys(REFUND_REASONS), { error: () => 'Choose a reason' }),
  reason: words,
});
const isReasoned = ({ reason_code, reason }: { reason_code: string; reason: string }): boolean =>
  reason_code !== 'other' || reason !== '';

/** The refund form. */
export const refundForm = refund.check(z.refine((fields) => isReasoned(fields), needsWords));
export type RefundFields = z.output<typeof refundForm>;

/** The form that refunds a charge with its money and stock. */
export const refundChargeForm = z
  .extend(refund, { return_stock: z._default(z.boolean(), false) })
  .check(z.refine((fields) => isReasoned(fields), needsWords));
export type RefundChargeFields = z.output<typeof refundChargeForm>;

/** The reason for a reversal; `returned` means that the product goes back into stock. */
export const reasonForm = z.object({
  reason: paragraphs(300, 'Reason is required'),
  returned: z._default(z.boolean(), false),
});
