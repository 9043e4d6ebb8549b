import {
  completeCount,
  createPurchase,
  dispense,
  placePurchase,
  receivePurchase,
  recordCountLine,
  saveItem,
  startCount,
  submitCount,
} from '#inventory/server';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { seededRandom } from '../people/random.ts';

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30;
// The current month has purchases and counts of its own.
const LAST_MONTH = 2;
const PACK = { name: 'box', factor: 10, cents: 1450 };

interface PastStock {
  /** A request of the nurse, or of the administrator who approves counts, days ago. */
  nurse: (daysAgo: number) => RequestContext;
  admin: (daysAgo: number) => RequestContext;
  timeZone: string;
  vendorId: string;
  locationId: string;
  /** Patients who had been with the clinic a year ago. */
  patientIds: readonly string[];
}

/**
 * Writes the past year of a supply: bought every month, given to patients, and counted every quarter; each by the
 * command of the product.
 */
export async function writePastStock(past: PastStock): Promise<void> {
  const { nurse, admin, locationId, patientIds } = past;
  const random = seededRandom(2207);
  const item = {
    item_name: 'Elastic bandage, 3 inch',
    kind: 'general',
    category: 'Supplies',
    sku: 'BND3',
    manufacturer: 'Northeast',
    unit: 'roll',
    packs: [{ name: PACK.name, factor: PACK.factor }],
    cost_cents: PACK.cents,
    cost_units: PACK.factor,
    preferred_vendor_id: past.vendorId,
    reorder_level: 5,
    target_level: 20,
    has_expiration: true,
  };
  const itemId = given(await saveItem(admin(13 * MONTH_DAYS), item, null)).id;
  for (let month = 12; month >= LAST_MONTH; month -= 1) {
    const day = month * MONTH_DAYS;
    await receive(past, itemId, month);
    for (const after of [4, 9, 13, 18, 24]) {
      const ctx = nurse(day - after);
      const input = { patientId: random.pick(patientIds), itemId, quantity: 1 + random.below(2), locationId };
      given(await ctx.app.database.transaction((tx) => dispense(tx, ctx, { ...input, key: newId() })));
    }
    if (month % 3 === 0) await count(past, itemId, day - 26, month === 6);
  }
}

async function receive({ nurse, timeZone, vendorId, locationId }: PastStock, itemId: string, month: number) {
  const day = month * MONTH_DAYS;
  const line = { item_id: itemId, pack_name: PACK.name, pack_factor: PACK.factor, packs: 1 };
  const lines = [{ ...line, pack_cost_cents: PACK.cents }];
  const draft = given(await createPurchase(nurse(day + 4), newId(), { vendor_id: vendorId, lines }));
  const placed = given(await placePurchase(nurse(day + 4), draft.id, draft.version));
  const ctx = nurse(day);
  given(
    await receivePurchase(ctx, newId(), placed.id, {
      location_id: locationId,
      invoice_number: `NE-${54_000 + 12 - month}`,
      lines: placed.lines.map(({ id, ordered_units: units }) => ({
        line_id: id,
        units,
        lot_number: `EB-${100 + 12 - month}`,
        expires_on: dayIn(timeZone, new Date(ctx.now.getTime() + 900 * DAY_MS)),
      })),
    }),
  );
}

/** Counts the item; once, a roll is missing. The administrator approves. */
async function count({ nurse, admin, locationId }: PastStock, itemId: string, daysAgo: number, isShort: boolean) {
  const ctx = nurse(daysAgo);
  const input = { location_id: locationId, is_blind: false, comment: 'Quarterly count', item_ids: [itemId] };
  const begun = given(await startCount(ctx, newId(), input));
  for (const [place, { id, version, snapshot }] of begun.lines.entries()) {
    const missing = isShort && place === 0 ? 1 : 0;
    const reason = missing === 0 ? '' : 'Used in the emergency bag';
    given(await recordCountLine(ctx, { id, version, counted: snapshot - missing, countedTime: null, reason }));
  }
  const submitted = given(await submitCount(ctx, begun.id, begun.version));
  given(await completeCount(admin(daysAgo), submitted.id, submitted.version));
}

function given<T>(answer: T | DomainError): T {
  if (isDomainError(answer)) throw new Error(`${answer.code} ${answer.message}`);
  return answer;
}
