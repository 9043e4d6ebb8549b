import * as z from 'zod/mini';
import { paragraphs, paragraphsOrEmpty } from '#values/line.ts';
import { REFUND_REASONS, WRITE_OFF_REASONS } from './payment-form.ts';

const amount = z.int({ error: () => 'Amount is required' }).check(z.gte(1, 'Enter at least $0.01'));
const words = paragraphsOrEmpty(300);
const needsWords = { path: ['reason'], error: 'Reason is required' };

/** The most that is taken off or given back at once, in cents. */
const MOST_CENTS = 1_000_000_00;

/** Why an amount can't be taken off a charge as this kind, or null: a write-off is above zero, an adjustment below. */
export function writeOffProblem(kind: 'write_off' | 'adjustment', amount: number): string | null {
  if (!Number.isInteger(amount) || Math.abs(amount) > MOST_CENTS) return 'Enter an amount of at most $1,000,000.00.';
  if (kind === 'write_off') return amount >= 1 ? null : 'Enter an amount above zero.';
  return amount <= -1
    ? null
    : 'An adjustment reduces what is owed: enter an amount below zero. To charge more, add a charge.';
}

/** A form's amount that may not exceed what is open, or can still be refunded. */
export function atMost<Fields extends { amount: number }>(form: z.ZodMiniType<Fields>, most: number, error: string) {
  return form.check(z.refine(({ amount: typed }) => typed <= most, { path: ['amount'], error }));
}

/** What is written off a charge. */
export const writeOffForm = z
  .object({
    amount,
    reason_code: z.enum(Object.keys(WRITE_OFF_REASONS), { error: () => 'Choose a reason' }),
    reason: words,
  })
  .check(z.refine(({ reason_code, reason }) => reason_code !== 'other' || reason !== '', needsWords));
export type WriteOffFields = z.output<typeof writeOffForm>;

/** What is given back of a payment. */
export const refundForm = z
  .object({
    amount,
    reason_code: z.enum(Object.keys(REFUND_REASONS), { error: () => 'Choose a reason' }),
    reason: words,
  })
  .check(z.refine(({ reason_code, reason }) => reason_code !== 'other' || reason !== '', needsWords));
export type RefundFields = z.output<typeof refundForm>;

/** Why something posted is taken back; `returned` is whether the stock gets it back. */
export const reasonForm = z.object({
  reason: paragraphs(300, 'Reason is required'),
  returned: z._default(z.boolean(), false),
});
