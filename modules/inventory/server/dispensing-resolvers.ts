import { readLogged, readPage, recordAccess } from '#audit/server';
import type { SafetyOutcome } from '#drugs/rules';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/accounting.gen.ts';
import { type PreviewedSafety, previewSafety } from './dispensing/check-safety.ts';
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

interface Rows {
  ConsumeRecord: Dispensing;
  DispenseOrder: DispenseOrder;
  DispenseSafety: PreviewedSafety;
}

/** Resolvers that inventory adds to the accounting service: dispensing to patients. */
export const dispensingResolvers: Resolvers<Rows> = {
  Query: {
    getItemToDispenseQuantityWithTotalCount: (_parent, { patient_id: patientId, ...page }, ctx) =>
      readPage(ctx, { objectType: 'dispense_order', patientId }, page, async (rows) => {
        const found = await readItemQuantities(db(ctx), ctx.actor.clinicId, patientId, today(ctx), rows);
        return { total_count: found.count, items: found.rows };
      }),
    getConsumeRecordByPatientId: (_parent, { patient_id: patientId, is_prepaid_service, ...page }, ctx) =>
      readPage(ctx, { objectType: 'dispensing', patientId }, page, async (rows) => {
        const isPrepaid = is_prepaid_service ?? null;
        const found = await dispensingsOfPatient(db(ctx), ctx.actor.clinicId, patientId, isPrepaid, rows);
        return { total_count: found.count, records: found.rows };
      }),
    undispensed: (_parent, { patient_id, note_id, ...page }, ctx) =>
      readPage(ctx, null, page, async (rows) => {
        const search = { patientId: patient_id ?? null, noteId: note_id ?? null, openOn: today(ctx) };
        const { count, orders } = await findOrders(db(ctx), ctx.actor.clinicId, search, rows);
        for (const patientId of new Set(orders.map((order) => order.patient_id)))
          await recordAccess(ctx, { action: 'read', objectType: 'dispense_order', patientId });
        return { total_count: count, orders };
      }),
    note_dispensing: async (_parent, { note_id }, ctx) => {
      const { clinicId } = ctx.actor;
      const [{ orders }, records] = await Promise.all([
        findOrders(db(ctx), clinicId, { noteId: note_id }, { skip: 0, take: MOST }),
        dispensingsOfNote(db(ctx), clinicId, note_id),
      ]);
      const [patientId] = [...orders, ...records].map((row) => row.patient_id);
      if (patientId !== undefined) await recordAccess(ctx, { action: 'read', objectType: 'dispensing', patientId });
      return { orders, records };
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
    dispense_safety: (_parent, { patient_id: patientId, product_id, item_id, quantity, days_supply }, ctx) =>
      readLogged(ctx, { objectType: 'patient', objectId: patientId, patientId }, () =>
        previewSafety(ctx, {
          patientId,
          productId: product_id ?? null,
          itemId: item_id ?? null,
          quantity,
          daysSupply: days_supply ?? null,
        }),
      ),
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
            eligibility: input.program_eligibility ?? null,
            daysSupply: input.days_supply ?? null,
            prescriberId: input.prescriber_id ?? null,
            serialNumber: input.serial_number ?? '',
            key,
          }),
        ),
      ),
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
      ),
    orderDispensing: (_parent, { client_key, input }, ctx) =>
      keyed(ctx, client_key, (key) =>
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
      ),
    cancelDispenseOrder: (_parent, { id, version, reason }, ctx) =>
      ctx.app.database.transaction((tx) => cancelOrder(tx, ctx, { id, version, reason })),
  },
  ConsumeRecord: {
    item_name: ({ product_name }) => product_name,
    create_time: ({ created_time }) => created_time,
    user_name: ({ created_by_name }) => created_by_name,
    is_prepaid_service: ({ is_prepaid }) => is_prepaid,
    safety_outcome: ({ safety_outcome }) => safety_outcome && enumValue(safety_outcome),
  },
  DispenseOrder: { create_time: ({ created_time }) => created_time },
  DispenseSafety: {
    outcome: ({ outcome }) => enumValue(outcome),
    needs_reason: ({ needsReason }) => needsReason,
    public_stock: ({ publicStock }) => publicStock,
    last_eligibility: ({ lastEligibility }) => lastEligibility,
  },
};

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

async function keyed<T>(
  ctx: RequestContext,
  clientKey: string,
  work: (key: string) => Promise<T | DomainError>,
): Promise<T | DomainError> {
  const key = callKey(ctx, clientKey);
  return isDomainError(key) ? key : work(key);
}

// GraphQL enum values can't contain a hyphen.
const enumValue = (outcome: SafetyOutcome) => (outcome === 'could-not-check' ? 'could_not_check' : outcome);
