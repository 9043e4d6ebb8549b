import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, lineOrEmpty, paragraphsOrEmpty } from '#values/line.ts';
import { hasCheckDigit, readNdc } from './read-gs1.ts';
import { itemKinds, productKinds } from './stock-words.ts';

const whole = (least: number, most: number) =>
  z
    .int({ error: () => 'Enter a whole number' })
    .check(z.gte(least, `Enter ${least} or more`), z.lte(most, `Enter ${most} or less`));
const MOST_CENTS = 100_000_00;
const cents = money(MOST_CENTS);
const id = z.nullable(z.string());
const barcode = line(14).check(
  z.regex(/^(?:\d{8}|\d{12,14})?$/, 'Enter the digits of the barcode'),
  z.refine((digits) => digits === '' || hasCheckDigit(digits.padStart(14, '0')), {
    error: 'The check digit is wrong. Check the digits of the barcode',
  }),
);

/** The form of a price list product. */
export const productForm = z
  .object({
    kind: z.enum(productKinds, { error: () => 'Type is required' }),
    product_name: line(160, 'Name is required'),
    code: lineOrEmpty(40),
    procedure_code: z._default(
      line(10).check(z.regex(/^(?:[A-Z]?\d{4,5}[A-Z]?)?$/i, 'Enter a CPT or HCPCS code, e.g. 96372 or J3420')),
      '',
    ),
    category: lineOrEmpty(60),
    description: paragraphsOrEmpty(1000),
    unit: lineOrEmpty(30),
    price_cents: cents,
    cost_cents: z._default(cents, 0),
    tax_basis_points: z._default(whole(0, 5000), 0),
    item_id: z._default(id, null),
    item_quantity: z._default(whole(1, 10_000), 1),
    valid_days: z._default(z.nullable(whole(1, 3650)), null),
    parts: z._default(
      z
        .array(z.object({ product_id: z.string(), quantity: whole(1, 1000) }))
        .check(z.maxLength(30, 'A package can contain at most 30 products')),
      [],
    ),
  })
  .check(
    z.refine(({ kind, parts }) => kind !== 'package' || parts.length > 0, {
      path: ['parts'],
      error: 'Choose the products in this package',
    }),
    z.refine(({ parts }) => new Set(parts.map(({ product_id }) => product_id)).size === parts.length, {
      path: ['parts'],
      error: 'Each product can be in a package only once',
    }),
    z.refine(({ kind, item_id }) => (kind !== 'package' && kind !== 'service') || item_id === null, {
      path: ['item_id'],
      error: 'Services can’t deduct stock',
    }),
  );

/** The validated fields of a product. */
export type ProductFields = z.output<typeof productForm>;

/** The form of a stocked item. */
export const itemForm = z
  .object({
    item_name: line(160, 'Name is required'),
    kind: z.enum(itemKinds, { error: () => 'Type is required' }),
    category: lineOrEmpty(60),
    sku: lineOrEmpty(40),
    ndc: z._default(
      line(13).check(
        z.overwrite((ndc) => ndc.replace(/^(\d{5})-?(\d{4})-?(\d{2})$/, '$1-$2-$3')),
        z.refine((ndc) => ndc === '' || readNdc(ndc) !== null, {
          error: 'Enter the NDC with hyphens as printed, e.g. 0002-3227-30, or 11 digits, e.g. 00093-3109-05',
        }),
      ),
      '',
    ),
    barcode: z._default(barcode, ''),
    manufacturer: lineOrEmpty(100),
    strength: lineOrEmpty(60),
    unit: line(30, 'Unit is required'),
    packs: z._default(
      z
        .array(
          z.object({
            name: line(30, 'Name is required'),
            factor: whole(1, 100_000),
            barcode: z._default(barcode, ''),
          }),
        )
        .check(z.maxLength(8, 'Enter at most 8 pack sizes')),
      [],
    ),
    rxcui: z._default(line(10).check(z.regex(/^\d*$/, 'Digits')), ''),
    preferred_vendor_id: z._default(id, null),
    cost_cents: z._default(cents, 0),
    cost_units: z._default(whole(1, 100_000), 1),
    has_expiration: z._default(z.boolean(), true),
    expiry_notice_days: z._default(whole(0, 730), 90),
    is_controlled: z._default(z.boolean(), false),
    reorder_level: z._default(z.nullable(whole(0, 1_000_000)), null),
    target_level: z._default(z.nullable(whole(0, 1_000_000)), null),
    is_alerting: z._default(z.boolean(), true),
  })
  .check(
    z.refine(
      ({ reorder_level, target_level }) =>
        reorder_level === null || target_level === null || target_level > reorder_level,
      { path: ['target_level'], error: 'Enter a number above the reorder level' },
    ),
    z.refine(({ kind, has_expiration }) => kind !== 'drug' || has_expiration, {
      path: ['has_expiration'],
      error: 'Drugs must have a lot number and an expiration date',
    }),
  );

/** The validated fields of an item. */
export type ItemFields = z.output<typeof itemForm>;

/** The form of a vendor. */
export const vendorForm = z.object({
  vendor_name: line(120, 'Name is required'),
  account_number: lineOrEmpty(60),
  contact: lineOrEmpty(100),
  phone: lineOrEmpty(40),
  email: z._default(line(200).check(z.regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'Enter an email address')), ''),
  website: z._default(
    line(200).check(z.regex(/^(?:https?:\/\/\S+)?$/, 'Enter an address that starts with https://')),
    '',
  ),
  address: paragraphsOrEmpty(300),
  payment_terms: lineOrEmpty(100),
  lead_time_days: z._default(whole(0, 365), 7),
  minimum_order_cents: z._default(cents, 0),
});

/** The validated fields of a vendor. */
export type VendorFields = z.output<typeof vendorForm>;

/** The form of a stock location. */
export const locationForm = z.object({
  location_name: line(80, 'Name is required'),
  practice_id: z._default(id, null),
  is_dispensing: z._default(z.boolean(), true),
});

/** The validated fields of a location. */
export type LocationFields = z.output<typeof locationForm>;

/** The form of a location's reorder rule. */
export const reorderRuleForm = z
  .object({
    item_id: z.string({ error: () => 'Choose an item' }).check(z.minLength(1, 'Choose an item')),
    location_id: z.string({ error: () => 'Choose a location' }).check(z.minLength(1, 'Choose a location')),
    minimum_level: whole(0, 1_000_000),
    order_up_to: whole(1, 1_000_000),
    is_enabled: z._default(z.boolean(), true),
  })
  .check(
    z.refine(({ minimum_level, order_up_to }) => order_up_to > minimum_level, {
      path: ['order_up_to'],
      error: 'Enter a number above the minimum',
    }),
  );

/** The validated fields of a rule. */
export type ReorderRuleFields = z.output<typeof reorderRuleForm>;
