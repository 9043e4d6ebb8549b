import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, paragraphsOrEmpty } from '#values/line.ts';

/** Payment methods without a card processor. */
export const handMethods = ['cash', 'check', 'external', 'other'] as const;
export type HandMethod = (typeof handMethods)[number];

/** All payment methods. */
export const paymentMethods = ['cash', 'check', 'card', 'terminal', 'external', 'prepaid', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Labels of the payment methods. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  terminal: 'Card reader',
  external: 'External reader',
  prepaid: 'Prepaid',
  other: 'Other',
};

/** Methods that are counted at the end of the day; package units are not money. */
export const countedMethods = paymentMethods.filter((method) => method !== 'prepaid');

/** Maximum amount of a payment in cents. */
export const MOST_PAYMENT = 1_000_000_00;

/** The form of a payment without a card. */
export const paymentForm = z
  .object({
    method: z.enum(handMethods, { error: () => 'Choose cash, check, external or other' }),
    amount: money(MOST_PAYMENT, 'Amount is required', 1),
    check_number: z._default(z.nullable(line(40)), null),
    note: paragraphsOrEmpty(300),
  })
  .check(
    z.refine(({ method, check_number }) => method !== 'check' || Boolean(check_number), {
      path: ['check_number'],
      error: 'Check number is required',
    }),
  );

/** Minimum amount of a card payment in cents, set by the card processor. */
export const LEAST_CARD = 50;
export const LEAST_CARD_WORDS = 'Card payments must be at least $0.50';

/** The form of a payment by card: a saved one, one that is entered, or one at a reader. */
export const cardPaymentForm = z.object({
  method: z.string(),
  amount: money(MOST_PAYMENT, 'Amount is required', 1).check(z.gte(LEAST_CARD, LEAST_CARD_WORDS)),
  check_number: z.pipe(
    z.unknown(),
    z.transform(() => null),
  ),
  note: paragraphsOrEmpty(300),
});

/** The validated fields of a payment. */
export type PaymentFields = z.output<typeof paymentForm>;

/** Refund reasons. */
export const REFUND_REASONS = {
  duplicate: 'Duplicate payment',
  requested: 'Requested by patient',
  not_rendered: 'Service not rendered',
  overpaid: 'Overpaid',
  other: 'Other',
} as const;

/** Kinds of write-offs and adjustments. */
export const WRITE_OFF_REASONS = {
  courtesy: 'Courtesy',
  prompt_pay: 'Prompt-pay discount',
  contractual: 'Contractual allowance',
  hardship: 'Financial hardship',
  uncollectible: 'Bad debt',
  small_balance: 'Small balance',
  error: 'Correction',
  other: 'Other',
} as const;
const WRITE_OFFS: readonly string[] = ['hardship', 'uncollectible', 'small_balance'];

/** Returns whether a kind cancels a debt (a write-off) or reduces the charge (an adjustment). */
export function entryOfKind(kind: string): 'write_off' | 'adjustment' {
  return WRITE_OFFS.includes(kind) ? 'write_off' : 'adjustment';
}

/** Returns the label of a kind; kinds of older entries are shown as they are. */
export function kindWords(kind: string): string {
  return WRITE_OFF_REASONS[kind as keyof typeof WRITE_OFF_REASONS] ?? kind;
}
