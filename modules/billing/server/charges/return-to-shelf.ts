import { cancelOrder, dispensingsOfCharge, findOrders, returnToStock } from '#inventory/server';
import type { Tx } from '#platform/database.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ChargeRow } from './charges.sql.ts';

/**
 * Reverses the dispensing of a charge: with `toStock` the dispensed quantity goes back into stock, and what is still to
 * be dispensed is canceled.
 */
export async function returnToShelf(
  tx: Tx,
  ctx: RequestContext,
  charge: ChargeRow,
  { reason, toStock }: { reason: string; toStock: boolean },
): Promise<DomainError | null> {
  if (charge.product_id === null) return null;
  const { clinicId } = ctx.actor;
  if (toStock)
    for (const { id, standing } of await dispensingsOfCharge(tx, clinicId, charge.id)) {
      if (standing <= 0) continue;
      const returned = await returnToStock(tx, ctx, {
        dispensingId: id,
        reason,
        toStock: true,
        key: `charge-back/${id}`,
      });
      if (isDomainError(returned)) return returned;
    }
  const { orders } = await findOrders(tx, clinicId, { chargeId: charge.id }, { skip: 0, take: 100 });
  for (const { id, cancelled_time, quantity, dispensed } of orders) {
    if (cancelled_time !== null || dispensed >= quantity) continue;
    const cancelled = await cancelOrder(tx, ctx, { id, version: null, reason });
    if (isDomainError(cancelled)) return cancelled;
  }
  return null;
}
