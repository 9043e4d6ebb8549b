import { sql } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { costOf } from '../../rules/index.ts';
import { earlierCall, keepCall } from '../stock/call-once.ts';
import { readTaken } from '../stock/lots.sql.ts';
import { moveStock, type NewMovement } from '../stock/move-stock.ts';
import { type Dispensing, readDispensings } from './dispensings.sql.ts';

/** A return by a patient, or the correction of a dispensing mistake. */
export interface ReturnInput {
  dispensingId: string;
  /** Defaults to the quantity that was not returned. */
  quantity?: number | null;
  reason: string;
  /** The product goes back into stock; otherwise it is discarded. */
  toStock: boolean;
  /** The lot to return to, one of those that it came from; null for all in turn, latest expiration first. */
  lotId?: string | null;
  key: string;
}

/**
 * Returns all or part of a dispensed quantity, in the caller's transaction: creates a negative row that references it,
 * and the movements. Returns that row; repeating the key returns the same one. RETURNED if less is left to return,
 * BAD_USER_INPUT without a reason or for a lot that it did not come from.
 */
export async function returnToStock(
  tx: Tx,
  ctx: RequestContext,
  input: ReturnInput,
): Promise<Dispensing | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const reason = input.reason.trim();
  if (reason === '' || reason.length > 300)
    return invalid([{ path: 'input.reason', message: 'Enter a reason of up to 300 characters' }]);
  const earlier = await earlierCall(tx, clinicId, input.key);
  if (earlier !== null) return (await readDispensings(tx, clinicId, earlier))[0]!;
  await sql`select 1 from inventory.dispensing where clinic_id = ${clinicId} and id = ${input.dispensingId} for update`.execute(
    tx,
  );
  const [given] = await readDispensings(tx, clinicId, [input.dispensingId]);
  if (given === undefined || given.quantity < 0) return notFound('dispensing');
  const quantity = input.quantity ?? given.standing;
  if (!Number.isInteger(quantity) || (quantity < 1 && given.standing > 0))
    return invalid([{ path: 'input.quantity', message: 'Enter a whole number of 1 or more' }]);
  if (quantity > given.standing || given.standing === 0)
    return domainError('RETURNED', `At most ${given.standing} can still be returned.`);

  const taken = await readTaken(tx, clinicId, given.id);
  const units = taken.reduce((sum, lot) => sum + lot.quantity, 0);
  const perOne = units / given.standing;
  const lots = taken.filter(({ lotId }) => input.lotId == null || lotId === input.lotId).toReversed();
  const shares: { lot: (typeof lots)[number]; quantity: number }[] = [];
  let missing = units === 0 ? 0 : Math.round(quantity * perOne);
  for (const lot of lots) {
    if (missing === 0) break;
    const share = Math.min(missing, lot.quantity);
    shares.push({ lot, quantity: share });
    missing -= share;
  }
  if (missing > 0)
    return invalid([{ path: 'input.lot_id', message: 'The quantity is more than was dispensed from this lot' }]);

  const id = newId();
  await tx
    .insertInto('inventory.dispensing')
    .values({
      clinic_id: clinicId,
      id,
      client_key: input.key,
      order_id: given.order_id,
      patient_id: given.patient_id,
      product_id: given.product_id,
      item_id: given.item_id,
      quantity: -quantity,
      is_prepaid: given.is_prepaid,
      note_id: given.note_id,
      charge_id: given.charge_id,
      reverses_id: given.id,
      reason,
      created_by: actor.userId,
      created_time: now,
    })
    .execute();
  const movements = shares.flatMap(({ lot, quantity: share }): NewMovement[] => {
    const where = { itemId: lot.itemId, lotId: lot.lotId, locationId: lot.locationId, dispensingId: id, reason };
    const back: NewMovement = {
      ...where,
      kind: 'undispense',
      quantity: share,
      costCents: costOf(share, lot),
      patientId: given.patient_id,
    };
    if (input.toStock) return [back];
    return [back, { ...where, kind: 'disposal', quantity: -share, costCents: costOf(-share, lot) }];
  });
  const moved = await moveStock(tx, ctx, movements);
  if (isDomainError(moved)) return moved;
  await keepCall(tx, clinicId, input.key, [id], now);
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'dispensing',
    objectId: id,
    patientId: given.patient_id,
    reason,
    changes: changedFields({}, { product: given.product_name, quantity: -quantity, returned_to_stock: input.toStock }),
  });
  await publish(tx, {
    clinicId,
    topic: 'inventory.dispensed',
    body: {
      id,
      patient_id: given.patient_id,
      note_id: given.note_id,
      charge_id: given.charge_id,
      order_id: given.order_id,
    },
  });
  return (await readDispensings(tx, clinicId, [id]))[0]!;
}
