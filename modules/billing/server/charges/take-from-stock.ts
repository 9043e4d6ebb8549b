import { sql } from 'kysely';
import { dispense, dispensingsOfCharge, orderDispensing, productOf } from '#inventory/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ChargeRow } from './charges.sql.ts';

/**
 * Deducts a product from stock for a charge that is being posted, and returns the dispensed quantity. What can't be
 * dispensed now is recorded as to be dispensed; a package is recorded item by item as prepaid.
 */
export async function takeFromStock(tx: Tx, ctx: RequestContext, charge: ChargeRow): Promise<number | DomainError> {
  if (charge.product_id === null) return 0;
  const { actor, now } = ctx;
  const product = await productOf(tx, actor.clinicId, charge.product_id, dayIn(actor.timeZone, now));
  if (product === null) return notFound('product');
  const of = { patientId: charge.patient_id, productId: product.id, noteId: charge.encounter_id, chargeId: charge.id };
  // A quantity that was dispensed before the charge is not deducted again.
  const before = (await dispensingsOfCharge(tx, actor.clinicId, charge.id)).reduce(
    (sum, { standing }) => sum + standing,
    0,
  );
  const now_ = product.kind === 'package' ? 0 : Math.min(charge.dispensed_quantity, charge.quantity) - before;
  let handedOut = before;
  if (now_ > 0) {
    // A shortage or a warning doesn't block the charge: the product is listed as to be dispensed, and the dispensing
    // member sees the warning.
    await sql`savepoint handing_out`.execute(tx);
    const done = await dispense(tx, ctx, { ...of, quantity: now_, key: `charge/${charge.id}` });
    if (!isDomainError(done)) handedOut += now_;
    else if (done.code === 'OUT_OF_STOCK' || done.code === 'SAFETY_WARNING')
      await sql`rollback to savepoint handing_out`.execute(tx);
    else return done;
  }
  const rest = charge.quantity - handedOut;
  if (rest > 0) {
    const ordered = await orderDispensing(tx, ctx, {
      ...of,
      quantity: rest,
      isPrepaid: charge.is_prepaid_service,
      key: `charge/${charge.id}/rest`,
    });
    if (isDomainError(ordered)) return ordered;
  }
  return handedOut;
}
