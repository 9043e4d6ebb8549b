import { sql } from 'kysely';
import { dispense, dispensingsOfCharge, orderDispensing, productOf } from '#inventory/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ChargeRow } from './charges.sql.ts';

/**
 * Takes a product out of the stock for a charge that is being posted, and answers how much of it was handed out. What is not to be handed
 * out now, or is not there, is noted as to be handed out; a package is noted part by part, paid for ahead.
 */
export async function takeFromStock(tx: Tx, ctx: RequestContext, charge: ChargeRow): Promise<number | DomainError> {
  if (charge.product_id === null) return 0;
  const { actor, now } = ctx;
  const product = await productOf(tx, actor.clinicId, charge.product_id, dayIn(actor.timeZone, now));
  if (product === null) return notFound('product');
  const of = { patientId: charge.patient_id, productId: product.id, noteId: charge.encounter_id, chargeId: charge.id };
  // Of what was handed out before it was charged, nothing is taken once more.
  const before = (await dispensingsOfCharge(tx, actor.clinicId, charge.id)).reduce(
    (sum, { standing }) => sum + standing,
    0,
  );
  const now_ = product.kind === 'package' ? 0 : Math.min(charge.dispensed_quantity, charge.quantity) - before;
  let handedOut = before;
  if (now_ > 0) {
    // What is short, or what something speaks against, leaves the charge as it is: it is on the list of what is still to be handed
    // out, and whoever hands it out reads the warning.
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
