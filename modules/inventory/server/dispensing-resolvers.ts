import { recordAccess } from '#audit/server';
import type { SafetyOutcome } from '#drugs/rules';
import { checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { ConsumeRecord, DispenseOrder as ShownOrder, Resolvers } from '../api/accounting.gen.ts';
import { previewSafety } from './dispensing/check-safety.ts';
import { dispense } from './dispensing/dispense.ts';
import { type DispenseOrder, findOrders } from './dispensing/dispense-orders.sql.ts';
import { type Dispensing, dispensingsOfNote, dispensingsOfPatient } from './dispensing/dispensings.sql.ts';
import { readItemQuantities } from './dispensing/item-quantities.sql.ts';
import { readPrescribers } from './dispensing/prescribers.ts';
import { cancelOrder, orderDispensing } from './dispensing/order-dispensing.ts';
import { previewDispensing } from './dispensing/preview-dispensing.ts';
import { returnToStock } from './dispensing/return-to-stock.ts';
import { callKey } from './stock/call-once.ts';

const MOST = 200;

/** Resolvers of the service accounting that inventory adds: what patients are handed out. */
export const dispensingResolvers: Resolvers = {
  Query: {
    getItemToDispenseQuantityWithTotalCount: async (_parent, { patient_id, skip, take }, ctx) => {
      const page = { skip: skip ?? 0, take: take ?? 50 };
      const wrong = checkPage(page.take, page.skip, MOST);
      if (wrong !== null) return wrong;
      await noteReading(ctx, 'dispense_order', patient_id);
      const { count, rows } = await readItemQuantities(db(ctx), ctx.actor.clinicId, patient_id, today(ctx), page);
      return { total_count: count, items: rows };
    },
    getConsumeRecordByPatientId: async (_parent, { patient_id, is_prepaid_service, skip, take }, ctx) => {
      const page = { skip: skip ?? 0, take: take ?? 50 };
      const wrong = checkPage(page.take, page.skip, MOST);
      if (wrong !== null) return wrong;
      await noteReading(ctx, 'dispensing', patient_id);
      const { count, rows } = await dispensingsOfPatient(
        db(ctx),
        ctx.actor.clinicId,
        patient_id,
        is_prepaid_service ?? null,
        page,
      );
      return { total_count: count, records: rows.map(shapeRecord) };
    },
    undispensed: async (_parent, { patient_id, note_id, skip, take }, ctx) => {
      const page = { skip: skip ?? 0, take: take ?? 50 };
      const wrong = checkPage(page.take, page.skip, MOST);
      if (wrong !== null) return wrong;
      const { count, orders } = await findOrders(
        db(ctx),
        ctx.actor.clinicId,
        { patientId: patient_id ?? null, noteId: note_id ?? null, openOn: today(ctx) },
        page,
      );
      for (const id of new Set(orders.map((order) => order.patient_id))) await noteReading(ctx, 'dispense_order', id);
      return { total_count: count, orders: orders.map(shapeOrder) };
    },
    note_dispensing: async (_parent, { note_id }, ctx) => {
      const { clinicId } = ctx.actor;
      const [{ orders }, records] = await Promise.all([
        findOrders(db(ctx), clinicId, { noteId: note_id }, { skip: 0, take: MOST }),
        dispensingsOfNote(db(ctx), clinicId, note_id),
      ]);
      const [patientId] = [...orders, ...records].map((row) => row.patient_id);
      if (patientId !== undefined) await noteReading(ctx, 'dispensing', patientId);
      return { orders: orders.map(shapeOrder), records: records.map(shapeRecord) };
    },
    dispense_preview: (
      _parent,
      { product_id, item_id, quantity, location_id, lot_id, stock_owner, days_supply, directions },
      ctx,
    ) =>
      previewDispensing(ctx, {
        productId: product_id ?? null,
        itemId: item_id ?? null,
        quantity,
        locationId: location_id ?? null,
        lotId: lot_id ?? null,
        owner: stock_owner ?? 'clinic',
        daysSupply: days_supply ?? null,
        directions: directions ?? '',
      }),
    dispense_prescribers: (_parent, _args, ctx) => readPrescribers(db(ctx), ctx.actor.clinicId),
    dispense_safety: async (_parent, { patient_id, product_id, item_id, quantity, days_supply }, ctx) => {
      const safety = await previewSafety(ctx, {
        patientId: patient_id,
        productId: product_id ?? null,
        itemId: item_id ?? null,
        quantity,
        daysSupply: days_supply ?? null,
      });
      if (isDomainError(safety)) return safety;
      await recordAccess(ctx, { action: 'read', objectType: 'patient', objectId: patient_id, patientId: patient_id });
      const { needsReason: needs_reason, publicStock: public_stock, outcome, ...rest } = safety;
      return { ...rest, needs_reason, public_stock, outcome: checkWord(outcome) };
    },
  },
  Mutation: {
    dispense: (_parent, { client_key, input }, ctx) =>
      keyed(ctx, client_key, (key) =>
        ctx.app.database.transaction((tx) =>
          dispense(tx, ctx, {
            patientId: input.patient_id,
            productId: input.product_id ?? null,
            itemId: input.item_id ?? null,
            quantity: input.quantity,
            orderId: input.order_id ?? null,
            noteId: input.note_id ?? null,
            locationId: input.location_id ?? null,
            lotId: input.lot_id ?? null,
            ...(input.directions == null ? {} : { directions: input.directions }),
            overrideReason: input.override_reason ?? null,
            stockOwner: input.stock_owner ?? 'clinic',
            daysSupply: input.days_supply ?? null,
            prescriberId: input.prescriber_id ?? null,
            serialNumber: input.serial_number ?? '',
            key,
          }),
        ),
      ).then(shapedRecord),
    returnDispensing: (_parent, { client_key, input }, ctx) =>
      keyed(ctx, client_key, (key) =>
        ctx.app.database.transaction((tx) =>
          returnToStock(tx, ctx, {
            dispensingId: input.dispensing_id,
            quantity: input.quantity ?? null,
            reason: input.reason,
            toStock: input.to_stock,
            lotId: input.lot_id ?? null,
            key,
          }),
        ),
      ).then(shapedRecord),
    orderDispensing: async (_parent, { client_key, input }, ctx) => {
      const orders = await keyed(ctx, client_key, (key) =>
        ctx.app.database.transaction((tx) =>
          orderDispensing(tx, ctx, {
            patientId: input.patient_id,
            productId: input.product_id,
            quantity: input.quantity,
            noteId: input.note_id ?? null,
            directions: input.directions ?? '',
            isPrepaid: input.is_prepaid ?? false,
            prescriberId: input.prescriber_id ?? null,
            key,
          }),
        ),
      );
      return isDomainError(orders) ? orders : orders.map(shapeOrder);
    },
    cancelDispenseOrder: async (_parent, { id, version, reason }, ctx) => {
      const order = await ctx.app.database.transaction((tx) => cancelOrder(tx, ctx, { id, version, reason }));
      return isDomainError(order) ? order : shapeOrder(order);
    },
  },
};

const db = ({ app }: RequestContext) => app.database.kysely;
const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

const noteReading = (ctx: RequestContext, objectType: string, patientId: string): Promise<void> =>
  recordAccess(ctx, { action: 'read', objectType, objectId: null, patientId });

async function keyed<T>(
  ctx: RequestContext,
  clientKey: string,
  work: (key: string) => Promise<T | DomainError>,
): Promise<T | DomainError> {
  const key = callKey(ctx, clientKey);
  return isDomainError(key) ? key : work(key);
}

const shapedRecord = (record: Dispensing | DomainError): ConsumeRecord | DomainError =>
  isDomainError(record) ? record : shapeRecord(record);

// A word of the contract has no hyphen.
const checkWord = (outcome: SafetyOutcome) => (outcome === 'could-not-check' ? 'could_not_check' : outcome);

function shapeRecord({
  product_name,
  created_time,
  created_by_name,
  is_prepaid,
  safety_outcome,
  ...record
}: Dispensing): ConsumeRecord {
  return {
    ...record,
    safety_outcome: safety_outcome === null ? null : checkWord(safety_outcome),
    item_name: product_name,
    create_time: created_time,
    user_name: created_by_name,
    is_prepaid_service: is_prepaid,
  };
}

function shapeOrder({ created_time, ...order }: DispenseOrder): ShownOrder {
  return { ...order, create_time: created_time };
}
