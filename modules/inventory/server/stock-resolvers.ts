import { readPage, recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/inventory.gen.ts';
import { readAlerts } from './alerts/alerts.sql.ts';
import {
  addCountLine,
  cancelCount,
  completeCount,
  recordCountLine,
  startCount,
  submitCount,
  turnCount,
  uploadCountSheet,
} from './counts/count-stock.ts';
import { type CountLine, countOf, findCounts, type StockCount } from './counts/counts.sql.ts';
import { itemOf } from './items/items.sql.ts';
import { findPurchases, purchaseOf, type PurchaseOrder } from './purchasing/orders.sql.ts';
import { findReorders, type Reorder } from './purchasing/reorder-lines.ts';
import { receivePurchase } from './purchasing/receive-purchase.ts';
import {
  cancelPurchase,
  closePurchase,
  createPurchase,
  createReorders,
  placePurchase,
  updatePurchase,
} from './purchasing/save-purchase.ts';
import { closeRecall, recallLots, recordRecallContact } from './recalls/recall-lots.ts';
import { readRecallPatients, readRecalls, type Recall } from './recalls/recalls.sql.ts';
import { readProgramMonths } from './settlements/program-months.ts';
import { reopenVendorMonth, settleVendorMonth } from './settlements/settle-vendor-month.ts';
import { readVendorMonths } from './settlements/vendor-months.ts';
import { addOpeningStock, adjustStock, disposeStock, takeStock, transferStock } from './stock/change-stock.ts';
import { readScanned } from './stock/read-scanned.ts';
import { readWitnesses } from './stock/read-witnesses.ts';
import {
  findItemDispensings,
  findMovements,
  type ItemDispensingRow,
  type LotOnShelf,
  type MovementRow,
  readShelves,
} from './stock/read-stock.ts';

interface Rows {
  CountLine: CountLine;
  ItemDispensing: ItemDispensingRow;
  Movement: MovementRow;
  PurchaseOrder: PurchaseOrder;
  Recall: Recall & { lots: LotOnShelf[] };
  ReorderLine: Reorder;
  StockCount: StockCount;
}

/** Resolvers of the inventory service: stock, purchase orders, counts, recalls. */
export const stockResolvers: Resolvers<Rows> = {
  Query: {
    item_lots: async (_parent, { item_id, include_empty }, ctx) =>
      (await itemOf(db(ctx), ctx.actor.clinicId, item_id, today(ctx))) === null
        ? notFound('item')
        : readShelves(
            db(ctx),
            ctx.actor.clinicId,
            { itemId: item_id },
            { includeEmpty: include_empty ?? false, today: today(ctx) },
          ),
    movements: (_parent, { where, ...page }, ctx) =>
      readPage(ctx, null, page, (rows) =>
        findMovements(
          db(ctx),
          ctx.actor.clinicId,
          {
            itemId: where.item_id ?? null,
            lotId: where.lot_id ?? null,
            vendorId: where.vendor_id ?? null,
            kinds: where.kinds ?? null,
            from: where.from ?? null,
            to: where.to ?? null,
            timeZone: ctx.actor.timeZone,
          },
          rows,
        ),
      ),
    item_dispensings: (_parent, { item_id, ...page }, ctx) =>
      readPage(ctx, null, page, async (rows) => {
        const found = await findItemDispensings(db(ctx), ctx.actor.clinicId, item_id, rows);
        for (const patientId of new Set(found.records.map(({ patient_id }) => patient_id)))
          await recordAccess(ctx, { action: 'read', objectType: 'dispensing', objectId: item_id, patientId });
        return found;
      }),
    to_reorder: (_parent, _args, ctx) => findReorders(db(ctx), ctx.actor.clinicId, today(ctx)),
    scanned: (_parent, { code }, ctx) => readScanned(ctx, code),
    purchase_orders: (_parent, { statuses, vendor_id, item_id, ...page }, ctx) =>
      readPage(ctx, null, page, (rows) =>
        findPurchases(
          db(ctx),
          ctx.actor.clinicId,
          { statuses: statuses ?? null, vendorId: vendor_id ?? null, itemId: item_id ?? null },
          rows,
        ),
      ),
    purchase_order: async (_parent, { id }, ctx) =>
      (await purchaseOf(db(ctx), ctx.actor.clinicId, id)) ?? notFound('purchase order'),
    stock_counts: (_parent, page, ctx) =>
      readPage(ctx, null, page, (rows) => findCounts(db(ctx), ctx.actor.clinicId, {}, rows)),
    stock_count: async (_parent, { id }, ctx) => (await countOf(db(ctx), ctx.actor.clinicId, id)) ?? notFound('count'),
    recalls: async (_parent, _args, ctx) => withLots(ctx, await readRecalls(db(ctx), ctx.actor.clinicId)),
    recall_patients: async (_parent, { recall_id }, ctx) => {
      if ((await readRecalls(db(ctx), ctx.actor.clinicId, recall_id)).length === 0) return notFound('recall');
      const patients = await readRecallPatients(db(ctx), ctx.actor.clinicId, recall_id);
      for (const { patient_id: patientId } of patients)
        await recordAccess(ctx, { action: 'read', objectType: 'recall', objectId: recall_id, patientId });
      return patients;
    },
    vendor_months: (_parent, { vendor_id }, ctx) =>
      readVendorMonths(db(ctx), ctx.actor, ctx.now, { vendorId: vendor_id ?? null }),
    program_months: (_parent, _args, ctx) => readProgramMonths(db(ctx), ctx.actor),
    stock_alerts: (_parent, _args, ctx) => readAlerts(db(ctx), ctx.actor.clinicId, { today: today(ctx) }),
    stock_witnesses: (_parent, _args, ctx) => readWitnesses(db(ctx), ctx.actor),
  },
  Mutation: {
    addOpeningStock: (_parent, { client_key, input }, ctx) => addOpeningStock(ctx, client_key, input),
    adjustStock: (_parent, { client_key, input }, ctx) => adjustStock(ctx, client_key, input),
    transferStock: (_parent, { client_key, input }, ctx) => transferStock(ctx, client_key, input),
    disposeStock: (_parent, { client_key, input }, ctx) => disposeStock(ctx, client_key, input),
    useStock: (_parent, { client_key, input }, ctx) => takeStock(ctx, client_key, 'use', input),
    returnToVendor: (_parent, { client_key, input }, ctx) => takeStock(ctx, client_key, 'vendor_return', input),
    createPurchaseOrder: (_parent, { client_key, input }, ctx) => createPurchase(ctx, client_key, input),
    createReorders: (_parent, { client_key, lines }, ctx) =>
      createReorders(
        ctx,
        client_key,
        lines.map(({ item_id, location_id }) => ({ item_id, location_id: location_id ?? null })),
      ),
    updatePurchaseOrder: (_parent, { id, version, input }, ctx) => updatePurchase(ctx, id, version, input),
    placePurchaseOrder: (_parent, { id, version }, ctx) => placePurchase(ctx, id, version),
    cancelPurchaseOrder: (_parent, { id, version, reason }, ctx) => cancelPurchase(ctx, id, version, reason),
    closePurchaseOrder: (_parent, { id, version, reason }, ctx) => closePurchase(ctx, id, version, reason),
    receivePurchaseOrder: (_parent, { client_key, id, input }, ctx) => receivePurchase(ctx, client_key, id, input),
    startCount: (_parent, { client_key, input }, ctx) => startCount(ctx, client_key, input),
    recordCountLine: (_parent, { id, version, counted, counted_time, reason }, ctx) =>
      recordCountLine(ctx, { id, version, counted, countedTime: counted_time ?? null, reason: reason ?? '' }),
    addCountLine: (_parent, { count_id, item_id, lot_number, expires_on, counted }, ctx) =>
      addCountLine(ctx, {
        countId: count_id,
        itemId: item_id,
        lotNumber: lot_number,
        expiresOn: expires_on ?? null,
        counted,
      }),
    uploadCountSheet: (_parent, { count_id, csv }, ctx) => uploadCountSheet(ctx, count_id, csv),
    submitCount: (_parent, { id, version }, ctx) => submitCount(ctx, id, version),
    completeCount: (_parent, { id, version }, ctx) => completeCount(ctx, id, version),
    returnCount: (_parent, { id, version, reason }, ctx) => turnCount(ctx, id, version, 'Returned', reason),
    rejectCount: (_parent, { id, version, reason }, ctx) => turnCount(ctx, id, version, 'Rejected', reason),
    cancelCount: (_parent, { id, version }, ctx) => cancelCount(ctx, id, version),
    recallLots: async (_parent, { client_key, input }, ctx) =>
      withOwnLots(ctx, await recallLots(ctx, client_key, input)),
    recordRecallContact: (_parent, { recall_id, patient_id, way, comment }, ctx) =>
      recordRecallContact(ctx, { recallId: recall_id, patientId: patient_id, way, comment: comment ?? '' }),
    closeRecall: async (_parent, { id, version, disposition }, ctx) =>
      withOwnLots(ctx, await closeRecall(ctx, id, version, disposition)),
    settleVendorMonth: (_parent, { vendor_id, month, used_cents, input }, ctx) =>
      settleVendorMonth(ctx, { vendorId: vendor_id, month }, used_cents, input),
    reopenVendorMonth: (_parent, { vendor_id, month, reason }, ctx) =>
      reopenVendorMonth(ctx, { vendorId: vendor_id, month }, reason),
  },
  CountLine: {
    snapshot: (line) => (line.is_hidden ? null : line.snapshot),
    expected: (line) => (line.is_hidden ? null : line.expected),
    variance: (line) => (line.is_hidden ? null : line.variance),
    variance_cents: (line) => (line.is_hidden ? null : line.variance_cents),
  },
  Movement: { create_time: ({ created_time }) => created_time },
  PurchaseOrder: { create_time: ({ created_time }) => created_time },
  Recall: { create_time: ({ created_time }) => created_time },
  ReorderLine: {
    reorder_level: ({ reorder_level }) => reorder_level!,
    pack_name: ({ line }) => line.pack_name,
    pack_factor: ({ line }) => line.pack_factor,
    packs: ({ line }) => line.packs,
    pack_cost_cents: ({ line }) => line.pack_cost_cents,
  },
  StockCount: {
    create_time: ({ created_time }) => created_time,
    variance_cents: (count) => (isBlind(count) ? null : count.variance_cents),
    needs_approval: (count) => !isBlind(count) && count.needs_approval,
  },
};

const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

async function withLots(ctx: RequestContext, recalls: readonly Recall[]): Promise<Rows['Recall'][]> {
  const of = { recallIds: recalls.map(({ id }) => id) };
  const lots = await readShelves(db(ctx), ctx.actor.clinicId, of, { includeEmpty: true, today: today(ctx) });
  return recalls.map((recall) => ({ ...recall, lots: lots.filter(({ recall_id }) => recall_id === recall.id) }));
}

async function withOwnLots(ctx: RequestContext, recall: Recall | DomainError): Promise<Rows['Recall'] | DomainError> {
  return isDomainError(recall) ? recall : (await withLots(ctx, [recall]))[0]!;
}

// A blind count shows expected quantities only after it was submitted.
const isBlind = ({ is_blind, status }: StockCount): boolean => is_blind && (status === 'New' || status === 'Returned');
