import { sql, type Updateable } from 'kysely';
import { changedFields, recordChange } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import {
  domainError,
  type DomainError,
  invalid,
  isDomainError,
  lockForSave,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { purchaseForm, type PurchaseFields } from '../../rules/index.ts';
import { lockLocation } from '../locations/save-location.ts';
import { callOnce } from '../stock/call-once.ts';
import { vendors } from '../vendors/vendors.sql.ts';
import { type ReorderChoice, readReorders } from './reorder-lines.ts';
import { findPurchases, lockPurchase, nextNumber, purchaseOf, type PurchaseOrder } from './orders.sql.ts';

type PurchaseChange = Updateable<DB['inventory.purchase_order']>;

const itemIds = clinicTable('inventory.item', ['id']);
const FEW = { skip: 0, take: 200 };

/** Creates a purchase order; repeating the key returns the same one. */
export async function createPurchase(
  ctx: RequestContext,
  clientKey: string,
  input: object,
): Promise<PurchaseOrder | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(purchaseForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const read = async (tx: Tx, [id]: readonly string[]): Promise<PurchaseOrder> =>
    (await purchaseOf(tx, clinicId, id!))!;
  return callOnce(ctx, clientKey, read, async (tx, key) => {
    const wrong = await checkRefs(tx, clinicId, checked.value);
    return wrong ?? [await insertPurchase(tx, ctx, key, checked.value)];
  });
}

/**
 * Creates one purchase order per preferred vendor and location of the selection. NO_VENDOR if an item has none, NOTHING
 * if nothing is needed.
 */
export async function createReorders(
  ctx: RequestContext,
  clientKey: string,
  chosen: readonly ReorderChoice[],
): Promise<PurchaseOrder[] | DomainError> {
  const { actor, now } = ctx;
  const { clinicId } = actor;
  if (chosen.length === 0 || chosen.length > 200)
    return invalid([{ path: 'lines', message: 'Choose from 1 to 200 items' }]);
  const read = async (tx: Tx, ids: readonly string[]): Promise<PurchaseOrder[]> =>
    (await findPurchases(tx, clinicId, { ids }, FEW)).orders;
  return callOnce(ctx, clientKey, read, async (tx, key) => {
    // Concurrent drafts are serialized, so that the second one sees the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`inventory/${clinicId}/reorders`}, 0))`.execute(tx);
    const reorders = await readReorders(tx, clinicId, chosen, dayIn(actor.timeZone, now));
    if (reorders === null) return notFound('item');
    const homeless = reorders.find(({ vendor_id }) => vendor_id === null);
    if (homeless !== undefined) return domainError('NO_VENDOR', `${homeless.item_name} has no preferred vendor.`);
    const ids: string[] = [];
    const open = reorders.filter(({ line }) => line.packs > 0);
    for (const [place, ofVendor] of Map.groupBy(open, (each) => `${each.vendor_id}/${each.location_id ?? ''}`)) {
      const { vendor_id, location_id } = ofVendor[0]!;
      const fields = { vendor_id: vendor_id!, location_id, comment: '', expected_on: null };
      const lines = ofVendor.map(({ line }) => line);
      ids.push(await insertPurchase(tx, ctx, `${key}/${place}`, { ...fields, lines }));
    }
    if (ids.length === 0)
      return domainError('NOTHING', 'All of these items are sufficiently in stock, on order or in a draft order.');
    return ids;
  });
}

/** Updates a draft purchase order. ORDERED if it was already ordered, STALE_VERSION if someone else changed it. */
export async function updatePurchase(
  ctx: RequestContext,
  id: string,
  version: number,
  input: object,
): Promise<PurchaseOrder | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(purchaseForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  return changing(ctx, id, version, async (tx, order) => {
    if (order.status !== 'Draft') return domainError('ORDERED', 'This purchase order has already been placed.');
    const wrong = await checkRefs(tx, clinicId, checked.value);
    if (wrong !== null) return wrong;
    const { lines, ...fields } = checked.value;
    await sql`delete from inventory.purchase_line where clinic_id = ${clinicId} and order_id = ${id}`.execute(tx);
    await insertLines(tx, clinicId, id, lines);
    return { ...fields };
  });
}

/** Marks a draft as ordered. */
export function placePurchase(ctx: RequestContext, id: string, version: number): Promise<PurchaseOrder | DomainError> {
  return changing(ctx, id, version, async (tx, order) => {
    if (order.status !== 'Draft') return domainError('ORDERED', 'This purchase order has already been placed.');
    const vendor = (await vendors.table.find(tx, ctx.actor, order.vendor_id))!;
    const due = dayIn(ctx.actor.timeZone, new Date(ctx.now.getTime() + vendor.lead_time_days * 86_400_000));
    const by = { ordered_time: ctx.now, ordered_by: ctx.actor.userId };
    return { status: 'Ordered', ...by, expected_on: order.expected_on ?? due };
  });
}

/** Cancels a purchase order of which nothing was received. RECEIVED otherwise. */
export function cancelPurchase(
  ctx: RequestContext,
  id: string,
  version: number,
  reason: string,
): Promise<PurchaseOrder | DomainError> {
  return changing(ctx, id, version, async (_tx, order) => {
    if (order.status !== 'Draft' && order.status !== 'Ordered')
      return domainError('RECEIVED', 'This order has been received in part or is already closed.');
    return reason.trim() === '' || reason.length > 300
      ? invalid([{ path: 'reason', message: 'Enter a reason of up to 300 characters' }])
      : { status: 'Cancelled', cancel_reason: reason.trim() };
  });
}

/** Closes a partly received order without its remaining quantities. NOT_RECEIVED for any other order. */
export function closePurchase(
  ctx: RequestContext,
  id: string,
  version: number,
  reason: string,
): Promise<PurchaseOrder | DomainError> {
  return changing(ctx, id, version, async (_tx, order) => {
    if (order.status !== 'PartlyReceived')
      return domainError('NOT_RECEIVED', 'Only partly received orders can be closed.');
    return reason.trim() === '' || reason.length > 300
      ? invalid([{ path: 'reason', message: 'Enter a reason of up to 300 characters' }])
      : { status: 'Received', cancel_reason: reason.trim() };
  });
}

async function changing(
  ctx: RequestContext,
  id: string,
  version: number,
  work: (tx: Tx, order: PurchaseOrder) => Promise<PurchaseChange | DomainError>,
): Promise<PurchaseOrder | DomainError> {
  const { clinicId } = ctx.actor;
  return ctx.app.database.transaction(async (tx) => {
    const order = lockForSave(await lockPurchase(tx, clinicId, id), version, 'purchase order');
    if (isDomainError(order)) return order;
    const change = await work(tx, order);
    if (isDomainError(change)) return change;
    await tx
      .updateTable('inventory.purchase_order')
      .set({ ...change, version: order.version + 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', id)
      .execute();
    const after = (await purchaseOf(tx, clinicId, id))!;
    await publishPurchase(tx, ctx, 'update', id, summary(order), summary(after));
    return after;
  });
}

async function insertPurchase(
  tx: Tx,
  ctx: RequestContext,
  key: string,
  { lines, ...fields }: PurchaseFields,
): Promise<string> {
  const { actor, now } = ctx;
  const id = newId();
  await tx
    .insertInto('inventory.purchase_order')
    .values({
      ...fields,
      clinic_id: actor.clinicId,
      id,
      client_key: key,
      order_number: await nextNumber(tx, actor.clinicId, 'purchase_order'),
      status: 'Draft',
      created_by: actor.userId,
      created_time: now,
    })
    .execute();
  await insertLines(tx, actor.clinicId, id, lines);
  await publishPurchase(tx, ctx, 'create', id, null, summary((await purchaseOf(tx, actor.clinicId, id))!));
  return id;
}

async function insertLines(tx: Tx, clinicId: string, orderId: string, lines: PurchaseFields['lines']): Promise<void> {
  await tx
    .insertInto('inventory.purchase_line')
    .values(
      lines.map((line, sort_index) => ({ ...line, clinic_id: clinicId, id: newId(), order_id: orderId, sort_index })),
    )
    .execute();
}

async function checkRefs(
  tx: Tx,
  clinicId: string,
  { vendor_id, location_id, lines }: PurchaseFields,
): Promise<DomainError | null> {
  const vendor = await vendors.table.find(tx, { clinicId }, vendor_id);
  if (vendor === null || vendor.deleted_time !== null)
    return invalid([{ path: 'input.vendor_id', message: 'This vendor does not exist.' }]);
  const ids = lines.map(({ item_id }) => item_id);
  const items = await itemIds
    .select(tx, { clinicId })
    .where('id', 'in', ids)
    .where('deleted_time', 'is', null)
    .execute();
  const known = new Set(items.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0) return invalid([{ path: `input.lines.${unknown}.item_id`, message: 'This item does not exist.' }]);
  const twice = lines.findIndex((line, index) =>
    lines.slice(0, index).some((each) => each.item_id === line.item_id && each.pack_name === line.pack_name),
  );
  if (twice >= 0)
    return invalid([{ path: `input.lines.${twice}.item_id`, message: 'This item and pack are already listed above' }]);
  const location = location_id === null ? null : await lockLocation(tx, clinicId, location_id);
  return location_id === null || (location !== null && location.deleted_time === null)
    ? null
    : invalid([{ path: 'input.location_id', message: 'This location does not exist.' }]);
}

/** Writes the audit entry and publishes the change of a purchase order. */
export async function publishPurchase(
  tx: Tx,
  ctx: RequestContext,
  action: 'create' | 'update',
  id: string,
  before: object | null,
  after: object,
): Promise<void> {
  const changes = changedFields({ ...before }, { ...after });
  await recordChange(tx, ctx, { action, objectType: 'purchase_order', objectId: id, changes });
  await publish(tx, { clinicId: ctx.actor.clinicId, topic: 'inventory.purchase-changed', body: { id } });
}

const summary = ({
  order_number,
  vendor_name,
  status,
  expected_on,
  location_name,
  comment,
  cancel_reason,
  lines,
}: PurchaseOrder): object => ({
  order_number,
  vendor_name,
  status,
  expected_on,
  location_name,
  comment,
  cancel_reason,
  lines: lines.map(({ packs, pack_name, item_name }) => `${packs} ${pack_name} ${item_name}`).join(', '),
});
