import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, lineOrEmpty, paragraphsOrEmpty } from '#values/line.ts';
import { itemKinds, productKinds } from './stock-words.ts';

const whole = (least: number, most: number) =>
  z
    .int({ error: () => 'A whole number is expected' })
    .check(z.gte(least, `Not below ${least}`), z.lte(most, `At most ${most}`));
const MOST_CENTS = 100_000_00;
const cents = money(MOST_CENTS);
const id = z.nullable(z.string());
const barcode = line(14).check(z.regex(/^(?:\d{8}|\d{12,14})?$/, 'The digits of a barcode'));

/** A product of the price list. */
export const productForm = z
  .object({
    kind: z.enum(productKinds, { error: () => 'A kind is required' }),
    product_name: line(160, 'A name is required'),
    code: lineOrEmpty(40),
    procedure_code: z._default(
      line(10).check(z.regex(/^(?:[A-Z]?\d{4,5}[A-Z]?)?$/i, 'A CPT or HCPCS code, as 96372 or J3420')),
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
        .check(z.maxLength(30, 'At most 30 parts')),
      [],
    ),
  })
  .check(
    z.refine(({ kind, parts }) => kind !== 'package' || parts.length > 0, {
      path: ['parts'],
      error: 'Choose what the package pays for',
    }),
    z.refine(({ parts }) => new Set(parts.map(({ product_id }) => product_id)).size === parts.length, {
      path: ['parts'],
      error: 'A product stands in a package once',
    }),
    z.refine(({ kind, item_id }) => (kind !== 'package' && kind !== 'service') || item_id === null, {
      path: ['item_id'],
      error: 'Only goods leave the shelf',
    }),
  );

/** A checked product. */
export type ProductFields = z.output<typeof productForm>;

/** An item that is kept in stock. */
export const itemForm = z
  .object({
    item_name: line(160, 'A name is required'),
    kind: z.enum(itemKinds, { error: () => 'A kind is required' }),
    category: lineOrEmpty(60),
    sku: lineOrEmpty(40),
    ndc: z._default(
      line(13).check(z.regex(/^(?:\d{5}-?\d{4}-?\d{2})?$/, 'Eleven digits, 5-4-2, as 00093-3109-05')),
      '',
    ),
    barcode: z._default(barcode, ''),
    manufacturer: lineOrEmpty(100),
    strength: lineOrEmpty(60),
    unit: line(30, 'A unit is required'),
    packs: z._default(
      z
        .array(
          z.object({
            name: line(30, 'A name is required'),
            factor: whole(1, 100_000),
            barcode: z._default(barcode, ''),
          }),
        )
        .check(z.maxLength(8, 'At most 8 packs')),
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
      { path: ['target_level'], error: 'Above the reorder level' },
    ),
    z.refine(({ kind, has_expiration }) => kind !== 'drug' || has_expiration, {
      path: ['has_expiration'],
      error: 'A drug always has a lot and an expiry',
    }),
  );

/** A checked item. */
export type ItemFields = z.output<typeof itemForm>;

/** Whom the clinic buys from. */
export const vendorForm = z.object({
  vendor_name: line(120, 'A name is required'),
  account_number: lineOrEmpty(60),
  contact: lineOrEmpty(100),
  phone: lineOrEmpty(40),
  email: z._default(line(200).check(z.regex(/^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/, 'An e-mail address')), ''),
  website: z._default(line(200).check(z.regex(/^(?:https?:\/\/\S+)?$/, 'An address that begins with https://')), ''),
  address: paragraphsOrEmpty(300),
  payment_terms: lineOrEmpty(100),
  lead_time_days: z._default(whole(0, 365), 7),
  minimum_order_cents: z._default(cents, 0),
});

/** A checked vendor. */
export type VendorFields = z.output<typeof vendorForm>;

/** Where stock lies. */
export const locationForm = z.object({
  location_name: line(80, 'A name is required'),
  practice_id: z._default(id, null),
  is_dispensing: z._default(z.boolean(), true),
});

/** A checked location. */
export type LocationFields = z.output<typeof locationForm>;

/** When an item is ordered anew for one location. */
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
      error: 'Above the minimum',
    }),
  );

/** A checked rule. */
export type ReorderRuleFields = z.output<typeof reorderRuleForm>;
