import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, paragraphsOrEmpty } from '#values/line.ts';
import { MOST_CENTS } from './cost.ts';

/** The form that settles a month of vendor-owned stock; `usedCents` is the cost of what was used. */
export const settlementForm = (usedCents: number) =>
  z
    .object({
      amount_cents: money(MOST_CENTS),
      invoice_number: line(60, 'Invoice number is required'),
      comment: paragraphsOrEmpty(300),
    })
    .check(
      z.refine(({ amount_cents, comment }) => amount_cents === usedCents || comment !== '', {
        path: ['comment'],
        error: 'Explain the difference to the cost of the used stock',
      }),
    );
