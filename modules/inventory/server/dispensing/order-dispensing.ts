import { changedFields, recordChange } from '#audit/server';
import { requireActivePatient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import {
  domainError,
  type DomainError,
  invalid,
  lockForSave,
  isDomainError,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { earlierCall, keepCall } from '../stock/call-once.ts';
import { type Product, productOf } from '../products/products.sql.ts';
import { resolvePrescriber } from './prescribers.ts';
import { type DispenseOrder, lockOrder, readOrders } from './dispense-orders.sql.ts';

/** A product ordered on a note, or charged, to be dispensed later. */
export interface OrderInput {
  patientId: string;
  productId: string;
  quantity: number;
  noteId?: string | null;
  chargeId?: string | null;
  directions?: string;
  /** The prescriber; defaults to the caller if they can prescribe. */
  prescriberId?: string | null;
  /** Prepaid and dispensed over time; package items always are. */
  isPrepaid?: boolean;
  key: string;
}

/**
 * Orders a product for a patient, in the caller's transaction; for a package each of its items, prepaid. Returns the
 * orders; repeating the key returns the same ones. NOT_FOUND for the patient or product, BAD_USER_INPUT for an invalid
 * quantity or an empty package.
 */
export async function orderDispensing(
  tx: Tx,
  ctx: RequestContext,
  input: OrderInput,
): Promise<DispenseOrder[] | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const today = dayIn(actor.timeZone, now);
  if (!Number.isInteger(input.quantity) || input.quantity < 1 || input.quantity > 10_000)
    return invalid([{ path: 'input.quantity', message: 'Enter a whole number from 1 to 10,000' }]);
  const earlier = await earlierCall(tx, clinicId, input.key);
  if (earlier !== null) return readOrders(tx, clinicId, earlier);
  const inactive = await requireActivePatient(tx, clinicId, input.patientId);
  if (inactive !== null) return inactive;
  const product = await productOf(tx, clinicId, input.productId, today);
  if (product === null || product.deleted_time !== null) return notFound('product');
  const prescriber = await resolvePrescriber(tx, actor, input.prescriberId ?? null);
  if (isDomainError(prescriber)) return prescriber;
  const parts = partsOf(product, input.quantity);
  if (parts.length === 0) return invalid([{ path: 'input.product_id', message: 'This package is empty' }]);
  const expires = product.valid_days === null ? null : plusDays(today, product.valid_days);
  const ids: string[] = [];
  for (const part of parts) {
    const id = newId();
    ids.push(id);
    await tx
      .insertInto('inventory.dispense_order')
      .values({
        clinic_id: clinicId,
        id,
        client_key: `${input.key}/${part.productId}`,
        patient_id: input.patientId,
        product_id: part.productId,
        quantity: part.quantity,
        note_id: input.noteId ?? null,
        charge_id: input.chargeId ?? null,
        package_id: product.kind === 'package' ? product.id : null,
        is_prepaid: product.kind === 'package' || (input.isPrepaid ?? false),
        directions: input.directions ?? '',
        expires_on: expires,
        prescriber_id: prescriber.id,
        created_by: actor.userId,
        created_time: now,
      })
      .execute();
  }
  await keepCall(tx, clinicId, input.key, ids, now);
  await recordAndPublish(tx, ctx, 'create', ids[0]!, input, {
    product: product.product_name,
    quantity: input.quantity,
  });
  return readOrders(tx, clinicId, ids);
}

/**
 * Cancels the undispensed rest of an order, in the caller's transaction. STALE_VERSION if a `version` is given and
 * someone else changed it; DONE if nothing is left to cancel.
 */
export async function cancelOrder(
  tx: Tx,
  ctx: RequestContext,
  { id, version, reason }: { id: string; version: number | null; reason: string },
): Promise<DispenseOrder | DomainError> {
  const { clinicId, userId } = ctx.actor;
  const words = reason.trim();
  if (words === '' || words.length > 300)
    return invalid([{ path: 'reason', message: 'Enter a reason of up to 300 characters' }]);
  const found = await lockOrder(tx, clinicId, id);
  const order = lockForSave(found, version ?? found?.version ?? 0, 'order');
  if (isDomainError(order)) return order;
  if (order.cancelled_time !== null) return order;
  if (order.dispensed >= order.quantity) return domainError('DONE', 'This order has been fully dispensed.');
  await tx
    .updateTable('inventory.dispense_order')
    .set({ cancelled_time: ctx.now, cancelled_by: userId, cancel_reason: words, version: order.version + 1 })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .execute();
  await recordAndPublish(
    tx,
    ctx,
    'delete',
    id,
    { patientId: order.patient_id, noteId: order.note_id, chargeId: order.charge_id },
    { cancelled: order.quantity - order.dispensed },
    words,
  );
  return (await readOrders(tx, clinicId, [id]))[0]!;
}

function partsOf(product: Product, quantity: number): { productId: string; quantity: number }[] {
  if (product.kind !== 'package') return [{ productId: product.id, quantity }];
  return product.parts.map((part) => ({ productId: part.product_id, quantity: part.quantity * quantity }));
}

function plusDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

async function recordAndPublish(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'delete',
  id: string,
  of: { patientId: string; noteId?: string | null; chargeId?: string | null },
  fields: object,
  reason: string | null = null,
): Promise<void> {
  await recordChange(tx, ctx, {
    action,
    objectType: 'dispense_order',
    objectId: id,
    patientId: of.patientId,
    reason,
    changes: changedFields({}, { ...fields }),
  });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'inventory.order-changed',
    body: { id, patient_id: of.patientId, note_id: of.noteId ?? null, charge_id: of.chargeId ?? null },
  });
}
