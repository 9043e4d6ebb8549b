import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, lineOrEmpty } from '#values/line.ts';
import { day } from '#values/day.ts';
import { chargeAmount, discountModes } from './charge-amount.ts';

/** Maximum amount of a charge in cents: above any realistic charge, and well below the limit of API numbers. */
export const MOST_CHARGE = 1_000_000_00;

/** The price of a charge, in cents. */
export const chargePrice = money(MOST_CHARGE, 'Price is required');

/** Charge types that users create; packages and subscriptions are charged by their own commands. */
export const chargeTypes = ['Procedure', 'Product', 'Fee'] as const;

/** Maximum number of diagnoses of a charge. */
export const MOST_DIAGNOSES = 12;

/** The charge form; amounts in cents, a discount in cents or whole percent. */
export const chargeForm = z
  .object({
    type: z.enum(chargeTypes, { error: () => 'Choose a procedure, product or fee' }),
    description: line(200, 'Description is required'),
    code_type: z._default(z.nullable(line(20)), null),
    code: z._default(z.nullable(line(20)), null),
    modifiers: z._default(
      z
        .array(z.string().check(z.regex(/^[A-Z0-9]{2}$/, 'Enter two letters or digits')))
        .check(z.maxLength(4, 'Enter at most 4 modifiers')),
      [],
    ),
    diagnoses: z._default(
      z
        .array(z.object({ code: line(10), name: lineOrEmpty(300) }))
        .check(z.maxLength(MOST_DIAGNOSES, `Choose at most ${MOST_DIAGNOSES} diagnoses`)),
      [],
    ),
    quantity: z._default(
      z.int('Enter a whole number').check(z.gte(1, 'Enter 1 or more'), z.lte(9999, 'Enter 9,999 or less')),
      1,
    ),
    price: chargePrice,
    discount: z._default(money(MOST_CHARGE, 'Enter the discount as a number'), 0),
    discount_mode: z._default(z.enum(discountModes), 'Amount'),
    tax: z._default(money(MOST_CHARGE, 'Enter the tax as a number'), 0),
    date_of_charge: day('Date is required'),
  })
  .check(
    z.refine(({ discount, discount_mode }) => discount_mode !== 'Percent' || discount <= 100, {
      path: ['discount'],
      error: 'Enter 100 percent or less',
    }),
    z.refine(
      ({ discount, discount_mode, quantity, price }) => discount_mode !== 'Amount' || discount <= quantity * price,
      {
        path: ['discount'],
        error: 'The discount can’t exceed the charge',
      },
    ),
    z.refine((charge) => chargeAmount(charge) <= MOST_CHARGE, { path: ['price'], error: 'The amount is too large' }),
  );

/** The validated fields of a charge. */
export type ChargeFields = z.output<typeof chargeForm>;
