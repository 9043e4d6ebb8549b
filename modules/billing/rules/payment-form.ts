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

/** Write-off reasons. */
export const WRITE_OFF_REASONS = {
  courtesy: 'Courtesy',
  hardship: 'Financial hardship',
  uncollectible: 'Uncollectible',
  small_balance: 'Small balance',
  error: 'Charged in error',
  other: 'Other',
} as const;
