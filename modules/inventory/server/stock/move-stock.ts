import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publishAll } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { MOST_CENTS, type MovementKind } from '../../rules/index.ts';

/** A stock movement: positive in, negative out. */
export interface NewMovement {
  kind: MovementKind;
  itemId: string;
  lotId: string;
  locationId: string;
  quantity: number;
  /** Total cost, with the quantity's sign. */
  costCents: number;
  patientId?: string | null;
  dispensingId?: string | null;
  purchaseLineId?: string | null;
  countLineId?: string | null;
  relatedId?: string | null;
  invoiceNumber?: string;
  reason?: string;
  method?: string;
  witnessId?: string | null;
}

/** More was requested than is in stock. */
export const outOfStock = (): DomainError => domainError('OUT_OF_STOCK', 'Not enough in stock.', 'Out of stock');

/**
 * Writes movements and updates the sums; returns their ids in order. BAD_USER_INPUT for unrealistic values,
 * OUT_OF_STOCK if a lot would become negative, in which case nothing is written. Publishes `inventory.stock-changed`
 * for each item; the caller writes the audit entry.
 */
export async function moveStock(
  tx: Tx,
  ctx: RequestContext,
  movements: readonly NewMovement[],
): Promise<string[] | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  if (movements.length === 0) return [];
  if (movements.some(({ costCents }) => Math.abs(costCents) > MOST_CENTS))
    return invalid([
      { path: 'input.quantity', message: 'The value is more than $20,000,000.00. Check quantity and cost.' },
    ]);
  const shelves = Map.groupBy(movements, ({ lotId, locationId }) => `${lotId} ${locationId}`);
  // Shelves are locked in a fixed order to avoid deadlocks.
  for (const key of [...shelves.keys()].toSorted()) {
    const here = shelves.get(key)!;
    const { lotId, locationId, itemId } = here[0]!;
    const change = here.reduce((sum, { quantity }) => sum + quantity, 0);
    await sql`
      insert into inventory.stock (clinic_id, lot_id, location_id, item_id, quantity)
      values (${clinicId}, ${lotId}, ${locationId}, ${itemId}, 0) on conflict do nothing`.execute(tx);
    const { rows } = await sql`
      update inventory.stock set quantity = quantity + ${change} where clinic_id = ${clinicId} and lot_id = ${lotId}
        and location_id = ${locationId} and item_id = ${itemId} and quantity + ${change} >= 0 returning lot_id`.execute(
      tx,
    );
    if (rows.length === 0) return outOfStock();
  }
  const ids = movements.map(() => newId());
  await tx
    .insertInto('inventory.movement')
    .values(
      movements.map((movement, index) => ({
        clinic_id: clinicId,
        id: ids[index]!,
        kind: movement.kind,
        item_id: movement.itemId,
        lot_id: movement.lotId,
        location_id: movement.locationId,
        quantity: movement.quantity,
        cost_cents: movement.costCents,
        patient_id: movement.patientId ?? null,
        dispensing_id: movement.dispensingId ?? null,
        purchase_line_id: movement.purchaseLineId ?? null,
        count_line_id: movement.countLineId ?? null,
        related_id: movement.relatedId ?? null,
        invoice_number: movement.invoiceNumber ?? '',
        reason: movement.reason ?? '',
        method: movement.method ?? '',
        witness_id: movement.witnessId ?? null,
        created_by: actor.userId,
        created_time: now,
      })),
    )
    .execute();
  const items = [...new Set(movements.map(({ itemId }) => itemId))];
  await publishAll(
    tx,
    items.map((id) => ({ clinicId, topic: 'inventory.stock-changed', body: { id } })),
  );
  return ids;
}
