import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, paragraphsOrEmpty } from '#values/line.ts';

/** How money comes without a card processor. */
export const handMethods = ['cash', 'check', 'external', 'other'] as const;
export type HandMethod = (typeof handMethods)[number];

/** Every way in which money comes. */
export const paymentMethods = ['cash', 'check', 'card', 'terminal', 'external', 'prepaid', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods as people read them. */
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  terminal: 'Card reader',
  external: 'External reader',
  prepaid: 'Prepaid',
  other: 'Other',
};

/** Methods whose money is counted at the end of the day; units of a package are no money. */
export const countedMethods = paymentMethods.filter((method) => method !== 'prepaid');

/** The most that one payment may be, in cents. */
export const MOST_PAYMENT = 1_000_000_00;

/** A payment that is not made with a card here. */
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

/** A checked payment. */
export type PaymentFields = z.output<typeof paymentForm>;

/** Why money goes back. */
export const REFUND_REASONS = {
  duplicate: 'Duplicate payment',
  requested: 'Requested by patient',
  not_rendered: 'Service not rendered',
  overpaid: 'Overpaid',
  other: 'Other',
} as const;

/** Why what is owed is written off. */
export const WRITE_OFF_REASONS = {
  courtesy: 'Courtesy',
  hardship: 'Financial hardship',
  uncollectible: 'Uncollectible',
  small_balance: 'Small balance',
  error: 'Charged in error',
  other: 'Other',
} as const;
