import * as z from 'zod/mini';
import { money } from '#values/money.ts';
import { line, lineOrEmpty, paragraphs, paragraphsOrEmpty } from '#values/line.ts';
import { day } from '#values/day.ts';
import { MOST_CENTS } from './cost.ts';
import { type LotOwner, lotOwners } from './stock-words.ts';

const MOST_UNITS = 1_000_000;
const units = z
  .int({ error: () => 'Enter a whole number' })
  .check(z.gte(1, 'Enter 1 or more'), z.lte(MOST_UNITS, 'Enter 1,000,000 or less'));
const cents = z.nullable(money(10_000_000_00));
const dayOrNull = z._default(z.nullable(day()), null);
const id = (missing: string) => z.string({ error: () => missing }).check(z.minLength(1, missing));

const owner = z._default(
  z.enum(lotOwners, { error: () => 'Choose the clinic, a public program or a vendor as the owner' }),
  'clinic',
);
const goods = {
  lot_number: lineOrEmpty(40),
  expires_on: dayOrNull,
  manufacturer: lineOrEmpty(100),
  cost_cents: z._default(cents, null),
  owner,
  programme: lineOrEmpty(40),
};
const hasProgramme = ({ owner: whose, programme }: { owner: LotOwner; programme: string }): boolean =>
  whose !== 'public' || programme !== '';
const programmeMissing = { path: ['programme'], error: 'Enter the program, e.g. VFC' };

/** The form of stock that didn't come from a purchase order. */
export const openingForm = z
  .object({
    item_id: id('Choose an item'),
    location_id: id('Choose a location'),
    quantity: units,
    reason: paragraphsOrEmpty(300),
    ...goods,
  })
  .check(z.refine(hasProgramme, programmeMissing));

/** The form of a correction: up or down, never zero. */
export const adjustmentForm = z.object({
  lot_id: id('Choose a lot'),
  location_id: id('Choose a location'),
  quantity: z.int({ error: () => 'Enter a whole number' }).check(
    z.refine((value) => value !== 0, 'Not 0'),
    z.gte(-1_000_000, 'This number is too small'),
    z.lte(1_000_000, 'This number is too large'),
  ),
  reason: paragraphs(300, 'Reason is required'),
});

/** The form of stock used by the clinic, or returned to its vendor. */
export const leavingForm = z.object({
  lot_id: id('Choose a lot'),
  location_id: id('Choose a location'),
  quantity: units,
  reason: paragraphs(300, 'Reason is required'),
});

/** The form of a transfer between locations. */
export const transferForm = z
  .object({
    lot_id: id('Choose a lot'),
    location_id: id('Choose a location'),
    to_location_id: id('Choose the destination'),
    quantity: units,
    reason: paragraphsOrEmpty(300),
  })
  .check(
    z.refine(({ location_id, to_location_id }) => location_id !== to_location_id, {
      path: ['to_location_id'],
      error: 'Choose a different location',
    }),
  );

/** The form of a disposal, with its method and witness. */
export const disposalForm = z.object({
  lot_id: id('Choose a lot'),
  location_id: id('Choose a location'),
  quantity: units,
  reason: paragraphs(300, 'Reason is required'),
  method: line(60, 'Method is required'),
  witness_id: id('Witness is required'),
});

/** The form of a received delivery. */
export const receiptForm = z.object({
  location_id: id('Choose a location'),
  invoice_number: lineOrEmpty(60),
  lines: z
    .array(z.object({ line_id: z.string(), units, ...goods }).check(z.refine(hasProgramme, programmeMissing)))
    .check(z.minLength(1, 'Enter at least one received item'), z.maxLength(200, 'Enter at most 200 lines')),
});

/** The form of a purchase order. */
export const purchaseForm = z.object({
  vendor_id: id('Choose a vendor'),
  comment: paragraphsOrEmpty(1000),
  expected_on: dayOrNull,
  location_id: z._default(z.nullable(z.string()), null),
  lines: z
    .array(
      z
        .object({
          item_id: id('Choose an item'),
          pack_name: line(30, 'Pack size is required'),
          pack_factor: units,
          packs: units,
          pack_cost_cents: money(1_000_000_00),
        })
        .check(
          z.refine(({ packs, pack_factor }) => packs * pack_factor <= MOST_UNITS, {
            path: ['packs'],
            error: 'Order at most 1,000,000 units',
          }),
        ),
    )
    .check(
      z.minLength(1, 'Add an item'),
      z.maxLength(200, 'Enter at most 200 lines'),
      z.refine(
        (lines) => lines.reduce((sum, { packs, pack_cost_cents }) => sum + packs * pack_cost_cents, 0) <= MOST_CENTS,
        'The order total is more than $20,000,000.00. Check quantities and prices.',
      ),
    ),
});

/** The form of a new count. */
export const countForm = z.object({
  location_id: id('Choose a location'),
  is_blind: z.boolean(),
  comment: paragraphsOrEmpty(500),
  item_ids: z._default(z.nullable(z.array(z.string()).check(z.maxLength(1000, 'Choose at most 1,000 items'))), null),
});

/** The form of a recall. */
export const recallForm = z.object({
  lot_ids: z.array(z.string()).check(z.minLength(1, 'Choose a lot'), z.maxLength(100, 'Choose at most 100 lots')),
  reason: paragraphs(300, 'Reason is required'),
  reference: lineOrEmpty(60),
});

/** Disposal methods. */
export const disposalMethods = [
  'Sewer-safe denaturing kit',
  'Reverse distributor',
  'Incineration',
  'Sharps or medical waste',
  'Trash',
] as const;

/** The validated fields of a purchase order. */
export type PurchaseFields = z.output<typeof purchaseForm>;
/** The validated fields of a delivery. */
export type ReceiptFields = z.output<typeof receiptForm>;
