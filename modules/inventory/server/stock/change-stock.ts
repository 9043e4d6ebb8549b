import { changedFields, recordChange } from '#audit/server';
import { holdersOf } from '#practice/server';
import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { adjustmentForm, costOf, disposalForm, leavingForm, openingForm, transferForm } from '../../rules/index.ts';
import { lockItem } from '../items/items.sql.ts';
import { lockLocation } from '../locations/save-location.ts';
import { callOnce } from './call-once.ts';
import { moveStock, type NewMovement } from './move-stock.ts';
import { putLot } from './put-lot.ts';

const lots = clinicTable('inventory.lot', ['item_id', 'expires_on', 'held_reason', 'cost_cents', 'cost_units']);

/** Adds stock that didn't come from a purchase order; returns the movement's id. */
export function addOpeningStock(ctx: RequestContext, key: string, input: object): Promise<string[] | DomainError> {
  const checked = checkInput(openingForm, given(input), 'input');
  return once(ctx, key, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { item_id, location_id, quantity, reason, cost_cents, ...goods } = checked.value;
    const { clinicId } = ctx.actor;
    const item = await lockItem(tx, clinicId, item_id);
    if (item === null || item.deleted_time !== null)
      return invalid([{ path: 'input.item_id', message: 'This item does not exist.' }]);
    if (!(await isOpen(tx, clinicId, location_id)))
      return invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
    const total = cost_cents ?? costOf(quantity, item);
    const lot = { ...goods, vendorId: item.preferred_vendor_id, costCents: total, costUnits: quantity };
    const lotId = await putLot(tx, clinicId, item, lot, ctx.now, 'input');
    if (isDomainError(lotId)) return lotId;
    return [{ kind: 'initial', itemId: item_id, lotId, locationId: location_id, quantity, costCents: total, reason }];
  });
}

/** Corrects a stock quantity, up or down; returns the movement's id. */
export function adjustStock(ctx: RequestContext, key: string, input: object): Promise<string[] | DomainError> {
  const checked = checkInput(adjustmentForm, given(input), 'input');
  return once(ctx, key, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { lot_id, location_id, quantity, reason } = checked.value;
    const lot = await readLot(tx, ctx.actor.clinicId, lot_id, location_id);
    if (isDomainError(lot)) return lot;
    const costCents = costOf(quantity, lot);
    return [
      { kind: 'adjustment', itemId: lot.item_id, lotId: lot_id, locationId: location_id, quantity, costCents, reason },
    ];
  });
}

/**
 * Takes stock for the clinic's own use, or returns it to its vendor; expired and held lots can't be used. Returns the
 * movement's id.
 */
export function takeStock(
  ctx: RequestContext,
  key: string,
  kind: 'use' | 'vendor_return',
  input: object,
): Promise<string[] | DomainError> {
  const checked = checkInput(leavingForm, given(input), 'input');
  return once(ctx, key, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { lot_id, location_id, quantity, reason } = checked.value;
    const lot = await readLot(tx, ctx.actor.clinicId, lot_id, location_id);
    if (isDomainError(lot)) return lot;
    if (kind === 'use' && lot.held_reason !== null)
      return domainError('HELD', `This lot is on hold: ${lot.held_reason}.`);
    if (kind === 'use' && lot.expires_on !== null && lot.expires_on < dayIn(ctx.actor.timeZone, ctx.now))
      return domainError('EXPIRED', 'This lot has expired.');
    const costCents = costOf(-quantity, lot);
    return [
      { kind, itemId: lot.item_id, lotId: lot_id, locationId: location_id, quantity: -quantity, costCents, reason },
    ];
  });
}

/** Transfers stock to another location; returns the ids of both movements. */
export function transferStock(ctx: RequestContext, key: string, input: object): Promise<string[] | DomainError> {
  const checked = checkInput(transferForm, given(input), 'input');
  return once(ctx, key, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { lot_id, location_id, to_location_id, quantity, reason } = checked.value;
    const lot = await readLot(tx, ctx.actor.clinicId, lot_id, location_id);
    if (isDomainError(lot)) return lot;
    if (!(await isOpen(tx, ctx.actor.clinicId, to_location_id)))
      return invalid([{ path: 'input.to_location_id', message: 'This location does not exist.' }]);
    const both = { itemId: lot.item_id, lotId: lot_id, reason };
    return [
      {
        ...both,
        kind: 'transfer_out',
        locationId: location_id,
        quantity: -quantity,
        costCents: costOf(-quantity, lot),
      },
      { ...both, kind: 'transfer_in', locationId: to_location_id, quantity, costCents: costOf(quantity, lot) },
    ];
  });
}

/**
 * Disposes of stock with a witness, another member with permission to move stock or to dispense; returns the movement's
 * id.
 */
export function disposeStock(ctx: RequestContext, key: string, input: object): Promise<string[] | DomainError> {
  const checked = checkInput(disposalForm, given(input), 'input');
  return once(ctx, key, async (tx) => {
    if (isDomainError(checked)) return checked;
    const { actor } = ctx;
    const { lot_id, location_id, quantity, reason, method, witness_id } = checked.value;
    if (witness_id === actor.userId)
      return invalid([{ path: 'input.witness_id', message: 'Choose another member as the witness' }]);
    const holders = await holdersOf(tx, actor.clinicId, 'inventory.view');
    if (!holders.includes(witness_id))
      return invalid([{ path: 'input.witness_id', message: 'This member can’t be the witness' }]);
    const lot = await readLot(tx, actor.clinicId, lot_id, location_id);
    if (isDomainError(lot)) return lot;
    const where = { itemId: lot.item_id, lotId: lot_id, locationId: location_id };
    const costCents = costOf(-quantity, lot);
    return [{ ...where, kind: 'disposal', quantity: -quantity, costCents, reason, method, witnessId: witness_id }];
  });
}

type LotRow = RowOfTable<typeof lots>;

async function readLot(tx: Tx, clinicId: string, lotId: string, locationId: string): Promise<LotRow | DomainError> {
  const lot = await lots.select(tx, { clinicId }).where('id', '=', lotId).forShare().executeTakeFirst();
  if (lot === undefined) return invalid([{ path: 'input.lot_id', message: 'This lot does not exist.' }]);
  const location = await lockLocation(tx, clinicId, locationId);
  return location === null ? invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]) : lot;
}

async function isOpen(tx: Tx, clinicId: string, id: string): Promise<boolean> {
  const location = await lockLocation(tx, clinicId, id);
  return location !== null && location.deleted_time === null;
}

/** Runs a stock change once per key, with its audit entry; returns the movement ids. */
function once(
  ctx: RequestContext,
  clientKey: string,
  work: (tx: Tx) => Promise<NewMovement[] | DomainError>,
): Promise<string[] | DomainError> {
  return callOnce(
    ctx,
    clientKey,
    async (_tx, ids) => ids,
    async (tx) => {
      const movements = await work(tx);
      if (isDomainError(movements)) return movements;
      const ids = await moveStock(tx, ctx, movements);
      if (isDomainError(ids)) return ids;
      const [first] = movements;
      await recordChange(tx, ctx, {
        action: 'create',
        objectType: 'stock_movement',
        objectId: ids[0]!,
        reason: first!.reason || null,
        changes: changedFields({}, { kind: first!.kind, item_id: first!.itemId, quantity: first!.quantity }),
      });
      return ids;
    },
  );
}
