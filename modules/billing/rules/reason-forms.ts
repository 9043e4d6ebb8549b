import * as z from 'zod/mini';
import { paragraphs, paragraphsOrEmpty } from '#values/line.ts';
import { REFUND_REASONS, WRITE_OFF_REASONS } from './payment-form.ts';

const amount = z.int({ error: () => 'An amount is required' }).check(z.gte(1, 'At least a cent'));
const words = paragraphsOrEmpty(300);
const needsWords = { path: ['reason'], error: 'Say why' };

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
  reason: paragraphs(300, 'A reason is required'),
  returned: z._default(z.boolean(), false),
});
