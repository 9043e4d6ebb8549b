import { changedFields, recordChange } from '#audit/server';
import { readPatients, requireActivePatient } from '#patients/server';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { domainError, type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import type { RequestContext } from '#platform/request-context.ts';
import {
  type Allocation,
  costOf,
  eligibilityProblem,
  expiringIn,
  expiryWarning,
  lastTherapyDay,
  type PatientStock,
  PROGRAM_ELIGIBILITIES,
  type ProgramEligibility,
  therapyDays,
} from '../../rules/index.ts';
import type { StockedLot } from '../stock/lots.sql.ts';
import { moveStock } from '../stock/move-stock.ts';
import { earlierCall, keepCall } from '../stock/call-once.ts';
import { productOf } from '../products/products.sql.ts';
import { resolvePrescriber } from './prescribers.ts';
import { checkSafety, expiresDuring, daysProblem, quantityProblem } from './check-safety.ts';
import { chooseLots } from './choose-lots.ts';
import { type DispenseOrder, lockOrder } from './dispense-orders.sql.ts';
import { type Dispensing, readDispensings } from './dispensings.sql.ts';
import { readDispensedItem } from './item-quantities.sql.ts';
import type { DispensingSafety } from './read-safety.ts';

/** A product or item to dispense to a patient. */
export interface DispenseInput {
  patientId: string;
  /** A price list product, in its units, or an item alone, in the item's units. */
  productId?: string | null;
  itemId?: string | null;
  quantity: number;
  /** The order or prepaid item that it is drawn from. */
  orderId?: string | null;
  noteId?: string | null;
  chargeId?: string | null;
  /** Null for all dispensing locations of the practice. */
  locationId?: string | null;
  /** A lot chosen by hand; null for the earliest expiration. */
  lotId?: string | null;
  /** The stock to use: the clinic's including consignment, or a public program's. */
  stockOwner?: PatientStock;
  /** Why the patient is eligible; required for stock of a public program. */
  eligibility?: ProgramEligibility | null;
  directions?: string;
  /** Days supply, used to check the dose. */
  daysSupply?: number | null;
  /** The prescriber: defaults to the order's, or else to the caller if they can prescribe. */
  prescriberId?: string | null;
  /** Serial number of the scanned package. */
  serialNumber?: string;
  /** Override reason for a warning. */
  overrideReason?: string | null;
  /** The client key: repeating it returns the first result. */
  key: string;
}

/**
 * Dispenses to a patient, earliest expiration first and from as many lots as needed, in the caller's transaction. A
 * service is recorded without movements. OUT_OF_STOCK if not enough is available; EXPIRED or HELD for a chosen lot;
 * SAFETY_WARNING for an allergy or a severe finding without a reason; ORDER_DRAWN if less is left of the order;
 * BAD_USER_INPUT and NOT_FOUND for invalid input.
 */
export async function dispense(tx: Tx, ctx: RequestContext, input: DispenseInput): Promise<Dispensing | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  const today = dayIn(actor.timeZone, now);
  const { patientId, quantity } = input;
  const daysSupply = input.daysSupply ?? null;
  const wrong = quantityProblem(quantity, 'input.quantity') ?? daysProblem(daysSupply, 'input.days_supply');
  if (wrong !== null) return wrong;
  const serialNumber = input.serialNumber?.trim() ?? '';
  if (serialNumber.length > 20) return invalid([{ path: 'input.serial_number', message: 'At most 20 characters' }]);
  const earlier = await earlierCall(tx, clinicId, input.key);
  if (earlier !== null) return (await readDispensings(tx, clinicId, earlier))[0]!;
  const inactive = await requireActivePatient(tx, clinicId, patientId);
  if (inactive !== null) return inactive;

  const order = input.orderId == null ? null : await lockOpenOrder(tx, clinicId, input.orderId, input, today);
  if (isDomainError(order)) return order;
  const productId = order?.product_id ?? input.productId ?? null;
  if (order !== null && input.productId != null && input.productId !== order.product_id)
    return invalid([{ path: 'input.product_id', message: 'The order is for a different product' }]);
  const product = productId === null ? null : await productOf(tx, clinicId, productId, today);
  if (productId !== null && product === null) return notFound('product');
  if (product?.kind === 'package')
    return invalid([
      { path: 'input.product_id', message: 'Packages can’t be dispensed. Dispense the products in the package.' },
    ]);
  const itemId = product === null ? (input.itemId ?? null) : product.item_id;
  if (product === null && itemId === null) return invalid([{ path: 'input.product_id', message: 'Choose a product' }]);

  const prescriber = await resolvePrescriber(
    tx,
    actor,
    order?.prescriber_id == null ? (input.prescriberId ?? null) : null,
  );
  if (isDomainError(prescriber)) return prescriber;
  const directions = input.directions ?? order?.directions ?? '';
  const lastDay = lastTherapyDay(today, therapyDays(daysSupply, directions));
  const stockOwner = input.stockOwner ?? 'clinic';
  const choice = { ...input, directions, stockOwner, lastDay, today };
  const goods = itemId === null ? NO_GOODS : await chooseGoods(tx, ctx, itemId, product?.item_quantity ?? 1, choice);
  if (isDomainError(goods)) return goods;
  const { safety, expiring, taken } = goods;

  const id = newId();
  // A reason that was not required is not saved, because the record would show that a warning was overridden.
  const overrideReason =
    safety?.needsReason === true || expiring.length > 0 ? (input.overrideReason?.trim() ?? null) : null;
  const noteId = input.noteId ?? order?.note_id ?? null;
  const chargeId = input.chargeId ?? order?.charge_id ?? null;
  await tx
    .insertInto('inventory.dispensing')
    .values({
      clinic_id: clinicId,
      id,
      client_key: input.key,
      order_id: order?.id ?? null,
      patient_id: patientId,
      product_id: productId,
      item_id: itemId,
      quantity,
      is_prepaid: order?.is_prepaid ?? false,
      note_id: noteId,
      charge_id: chargeId,
      directions,
      prescriber_id: order?.prescriber_id ?? prescriber.id,
      override_reason: overrideReason,
      stock_owner: stockOwner,
      program_eligibility: stockOwner === 'public' ? (input.eligibility ?? null) : null,
      days_supply: daysSupply,
      serial_number: serialNumber,
      safety_outcome: safety?.outcome ?? null,
      safety_alerts: [...(safety?.alerts ?? []), ...expiring].map(({ title }) => title),
      created_by: actor.userId,
      created_time: now,
    })
    .execute();
  const moved = await moveStock(
    tx,
    ctx,
    taken.map(({ lot, share }) => ({
      kind: 'dispense',
      itemId: itemId!,
      lotId: lot.lotId,
      locationId: lot.locationId,
      quantity: -share.quantity,
      costCents: costOf(-share.quantity, lot),
      patientId,
      dispensingId: id,
    })),
  );
  if (isDomainError(moved)) return moved;
  await keepCall(tx, clinicId, input.key, [id], now);
  const [made] = await readDispensings(tx, clinicId, [id]);
  await logDispensing(tx, ctx, made!);
  return made!;
}

async function logDispensing(tx: Tx, ctx: RequestContext, made: Dispensing): Promise<void> {
  const { id, patient_id, note_id, charge_id, order_id, quantity, override_reason: reason } = made;
  const warnings = reason === null ? {} : { warnings: made.safety_alerts.join(', ') };
  const eligibility =
    made.program_eligibility === null ? {} : { eligibility: PROGRAM_ELIGIBILITIES[made.program_eligibility] };
  const lots = made.lots.map(({ lot_number }) => lot_number).join(', ');
  await recordChange(tx, ctx, {
    action: 'create',
    objectType: 'dispensing',
    objectId: id,
    patientId: patient_id,
    reason,
    changes: changedFields({}, { product: made.product_name, quantity, lots, ...eligibility, ...warnings }),
  });
  const body = { id, patient_id, note_id, charge_id, order_id };
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'inventory.dispensed', body });
}

async function lockOpenOrder(
  tx: Tx,
  clinicId: string,
  id: string,
  { patientId, quantity }: DispenseInput,
  today: string,
): Promise<DispenseOrder | DomainError> {
  const order = await lockOrder(tx, clinicId, id);
  if (order === null || order.patient_id !== patientId) return notFound('order');
  if (order.cancelled_time !== null) return domainError('ORDER_CANCELLED', 'This order was canceled.');
  if (order.expires_on !== null && order.expires_on < today)
    return domainError('ORDER_EXPIRED', 'This prepaid order has expired.');
  return order.quantity - order.dispensed < quantity
    ? domainError('ORDER_DRAWN', `Only ${order.quantity - order.dispensed} left to dispense on this order.`)
    : order;
}

/** The lots to dispense from, with their warnings. */
interface ChosenLots {
  safety: DispensingSafety | null;
  expiring: { title: string; text: string }[];
  taken: { lot: StockedLot; share: Allocation }[];
}

const NO_GOODS: ChosenLots = { safety: null, expiring: [], taken: [] };

async function chooseGoods(
  tx: Tx,
  ctx: RequestContext,
  itemId: string,
  unitsOfOne: number,
  input: DispenseInput & { stockOwner: PatientStock; lastDay: string; today: string },
): Promise<ChosenLots | DomainError> {
  const { clinicId, practiceId } = ctx.actor;
  const { patientId, stockOwner: owner, lastDay, today } = input;
  const item = await readDispensedItem(tx, clinicId, itemId);
  if (item === null) return notFound('item');
  const units = input.quantity * unitsOfOne;
  const question = { patientId, item, units, daysSupply: input.daysSupply ?? null };
  const reason = input.overrideReason?.trim() ?? null;
  const safety = await checkSafety(tx, ctx, question, reason);
  if (isDomainError(safety)) return safety;
  const place = { locationId: input.locationId ?? null, practiceId, owner };
  const taken = await chooseLots(tx, clinicId, itemId, place, input.lotId ?? null, { units, today, lastDay });
  if (isDomainError(taken)) return taken;
  const ineligible = await checkEligibility(tx, clinicId, input, taken);
  if (ineligible !== null) return ineligible;
  const expiring = expiringIn(taken, lastDay).map((lot) => expiryWarning(lot.lotNumber, lot.expiresOn!, lastDay));
  return expiring.length > 0 && (reason ?? '') === '' ? expiresDuring(expiring) : { safety, expiring, taken };
}

// BAD_USER_INPUT if the patient may not receive the lots of a public program.
async function checkEligibility(
  tx: Tx,
  clinicId: string,
  { patientId, stockOwner, eligibility, today }: DispenseInput & { today: string },
  taken: ChosenLots['taken'],
): Promise<DomainError | null> {
  if (stockOwner !== 'public') return null;
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['date_of_birth'] });
  const programs = taken.map(({ lot }) => lot.programme);
  const problem = eligibilityProblem(eligibility ?? null, programs, {
    birthDate: patient?.date_of_birth ?? null,
    today,
  });
  return problem === null ? null : invalid([{ path: 'input.program_eligibility', message: problem }]);
}
