import { checkInput } from '#platform/check-input.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { receiptForm } from '../../rules/index.ts';
import { lockItem } from '../items/items.sql.ts';
import { lockLocation } from '../locations/save-location.ts';
import { callOnce } from '../stock/call-once.ts';
import { moveStock, type NewMovement } from '../stock/move-stock.ts';
import { putLot } from '../stock/put-lot.ts';
import { lockPurchase, purchaseOf, type PurchaseOrder } from './orders.sql.ts';
import { publishPurchase } from './save-purchase.ts';

/**
 * Receives all or part of a delivery: each line with its lot, expiration date and cost. NOT_ORDERED if the order is not
 * open; BAD_USER_INPUT for more than was ordered, a missing lot, or an expired one.
 */
export async function receivePurchase(
  ctx: RequestContext,
  clientKey: string,
  id: string,
  input: { lines: readonly object[]; location_id: string; invoice_number?: string | null },
): Promise<PurchaseOrder | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const checked = checkInput(receiptForm, { ...given(input), lines: input.lines.map(given) }, 'input');
  if (isDomainError(checked)) return checked;
  const today = dayIn(actor.timeZone, now);
  const { location_id, invoice_number, lines } = checked.value;
  const read = async (tx: Tx): Promise<PurchaseOrder | DomainError> =>
    (await purchaseOf(tx, clinicId, id)) ?? notFound('purchase order');
  return callOnce(ctx, clientKey, read, async (tx) => {
    const order = await lockPurchase(tx, clinicId, id);
    if (order === null) return notFound('purchase order');
    if (order.status !== 'Ordered' && order.status !== 'PartlyReceived')
      return domainError('NOT_ORDERED', 'Only placed orders that are not complete can be received.');
    const location = await lockLocation(tx, clinicId, location_id);
    if (location === null || location.deleted_time !== null)
      return invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
    const left = new Map(order.lines.map((line) => [line.id, line.ordered_units - line.received_units]));
    const movements: NewMovement[] = [];
    for (const [index, { line_id, units, cost_cents, ...goods }] of lines.entries()) {
      const path = `input.lines.${index}`;
      const line = order.lines.find((each) => each.id === line_id);
      if (line === undefined) return invalid([{ path: `${path}.line_id`, message: 'This line does not exist.' }]);
      left.set(line_id, left.get(line_id)! - units);
      if (left.get(line_id)! < 0)
        return invalid([
          { path: `${path}.units`, message: 'More than was ordered. Change the order, or add the rest as stock.' },
        ]);
      if (goods.expires_on !== null && goods.expires_on < today)
        return invalid([{ path: `${path}.expires_on`, message: 'This lot has already expired' }]);
      const item = (await lockItem(tx, clinicId, line.item_id))!;
      const costCents = cost_cents ?? Math.round((units * line.pack_cost_cents) / line.pack_factor);
      const lot = { ...goods, vendorId: order.vendor_id, costCents, costUnits: units };
      const lotId = await putLot(tx, clinicId, item, lot, now, path);
      if (isDomainError(lotId)) return lotId;
      movements.push({
        kind: 'purchase',
        itemId: line.item_id,
        lotId,
        locationId: location_id,
        quantity: units,
        costCents,
        purchaseLineId: line_id,
        invoiceNumber: invoice_number,
      });
    }
    const moved = await moveStock(tx, ctx, movements);
    if (isDomainError(moved)) return moved;
    const status = [...left.values()].every((units) => units === 0) ? 'Received' : 'PartlyReceived';
    await tx
      .updateTable('inventory.purchase_order')
      .set({ status, version: order.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    const units = lines.reduce((sum, line) => sum + line.units, 0);
    await publishPurchase(
      tx,
      ctx,
      'update',
      id,
      { status: order.status },
      { status, received_units: units, invoice_number },
    );
    return moved;
  });
}
