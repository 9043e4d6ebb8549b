import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type {
  Recall as ShownRecall,
  Resolvers,
  StockCount as ShownCount,
  CountLine as ShownLine,
} from '../api/inventory.gen.ts';
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
import { type CountLine, countOf, findCounts, readCountOfLine, type StockCount } from './counts/counts.sql.ts';
import { itemOf } from './items/items.sql.ts';
import { findPurchases, purchaseOf } from './purchasing/orders.sql.ts';
import { findReorders } from './purchasing/reorder-lines.ts';
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
import { addOpeningStock, adjustStock, disposeStock, takeStock, transferStock } from './stock/change-stock.ts';
import { readScanned } from './stock/read-scanned.ts';
import { readWitnesses } from './stock/read-witnesses.ts';
import { findItemDispensings, findMovements, readShelves } from './stock/read-stock.ts';

const MOST = 200;

/** Resolvers of the service inventory: what lies where, purchase orders, counts, recalls. */
export const stockResolvers: Resolvers = {
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
    movements: (_parent, { where, skip, take }, ctx) =>
      page(take, skip, (rows) =>
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
    item_dispensings: (_parent, { item_id, skip, take }, ctx) =>
      page(take, skip, async (rows) => {
        const found = await findItemDispensings(db(ctx), ctx.actor.clinicId, item_id, rows);
        for (const patientId of new Set(found.records.map(({ patient_id }) => patient_id)))
          await recordAccess(ctx, { action: 'read', objectType: 'dispensing', objectId: item_id, patientId });
        return found;
      }),
    to_reorder: async (_parent, _args, ctx) =>
      (await findReorders(db(ctx), ctx.actor.clinicId, today(ctx))).map(({ line, ...reorder }) => ({
        ...line,
        ...reorder,
        reorder_level: reorder.reorder_level!,
      })),
    scanned: (_parent, { code }, ctx) => readScanned(ctx, code),
    purchase_orders: (_parent, { statuses, vendor_id, item_id, skip, take }, ctx) =>
      page(take, skip, (rows) =>
        findPurchases(
          db(ctx),
          ctx.actor.clinicId,
          { statuses: statuses ?? null, vendorId: vendor_id ?? null, itemId: item_id ?? null },
          rows,
        ),
      ),
    purchase_order: async (_parent, { id }, ctx) =>
      (await purchaseOf(db(ctx), ctx.actor.clinicId, id)) ?? notFound('purchase order'),
    stock_counts: (_parent, { skip, take }, ctx) =>
      page(take, skip, async (rows) => {
        const { count, counts } = await findCounts(db(ctx), ctx.actor.clinicId, {}, rows);
        return { count, counts: counts.map(shapeCount) };
      }),
    stock_count: async (_parent, { id }, ctx) =>
      shapedCount((await countOf(db(ctx), ctx.actor.clinicId, id)) ?? notFound('count')),
    recalls: async (_parent, _args, ctx) =>
      Promise.all((await readRecalls(db(ctx), ctx.actor.clinicId)).map((recall) => shapeRecall(ctx, recall))),
    recall_patients: async (_parent, { recall_id }, ctx) => {
      if ((await readRecalls(db(ctx), ctx.actor.clinicId, recall_id)).length === 0) return notFound('recall');
      const patients = await readRecallPatients(db(ctx), ctx.actor.clinicId, recall_id);
      for (const { patient_id: patientId } of patients)
        await recordAccess(ctx, { action: 'read', objectType: 'recall', objectId: recall_id, patientId });
      return patients;
    },
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
    startCount: async (_parent, { client_key, input }, ctx) => shapedCount(await startCount(ctx, client_key, input)),
    recordCountLine: async (_parent, { id, version, counted, counted_time, reason }, ctx) =>
      shapedLine(
        ctx,
        await recordCountLine(ctx, { id, version, counted, countedTime: counted_time ?? null, reason: reason ?? '' }),
      ),
    addCountLine: async (_parent, { count_id, item_id, lot_number, expires_on, counted }, ctx) =>
      shapedLine(
        ctx,
        await addCountLine(ctx, {
          countId: count_id,
          itemId: item_id,
          lotNumber: lot_number,
          expiresOn: expires_on ?? null,
          counted,
        }),
      ),
    uploadCountSheet: (_parent, { count_id, csv }, ctx) => uploadCountSheet(ctx, count_id, csv),
    submitCount: async (_parent, { id, version }, ctx) => shapedCount(await submitCount(ctx, id, version)),
    completeCount: async (_parent, { id, version }, ctx) => shapedCount(await completeCount(ctx, id, version)),
    returnCount: async (_parent, { id, version, reason }, ctx) =>
      shapedCount(await turnCount(ctx, id, version, 'Returned', reason)),
    rejectCount: async (_parent, { id, version, reason }, ctx) =>
      shapedCount(await turnCount(ctx, id, version, 'Rejected', reason)),
    cancelCount: async (_parent, { id, version }, ctx) => shapedCount(await cancelCount(ctx, id, version)),
    recallLots: async (_parent, { client_key, input }, ctx) => {
      const recall = await recallLots(ctx, client_key, input);
      return isDomainError(recall) ? recall : shapeRecall(ctx, recall);
    },
    recordRecallContact: (_parent, { recall_id, patient_id, way, comment }, ctx) =>
      recordRecallContact(ctx, { recallId: recall_id, patientId: patient_id, way, comment: comment ?? '' }),
    closeRecall: async (_parent, { id, version, disposition }, ctx) => {
      const recall = await closeRecall(ctx, id, version, disposition);
      return isDomainError(recall) ? recall : shapeRecall(ctx, recall);
    },
  },
};

const db = ({ app }: RequestContext) => app.database.kysely;
const today = ({ actor, now }: RequestContext): string => dayIn(actor.timeZone, now);

async function page<T>(
  take: number | null | undefined,
  skip: number | null | undefined,
  read: (rows: { skip: number; take: number }) => Promise<T>,
): Promise<T | DomainError> {
  const rows = { skip: skip ?? 0, take: take ?? 50 };
  return checkPage(rows.take, rows.skip, MOST) ?? read(rows);
}

async function shapeRecall(ctx: RequestContext, recall: Recall): Promise<ShownRecall> {
  const lots = await readShelves(
    db(ctx),
    ctx.actor.clinicId,
    { itemId: null, recallId: recall.id },
    { includeEmpty: true, today: today(ctx) },
  );
  return { ...recall, lots };
}

const shapedCount = (count: StockCount | DomainError): ShownCount | DomainError =>
  isDomainError(count) ? count : shapeCount(count);

// Whoever counts blind learns what is expected only once the count was handed in.
const isBlind = ({ is_blind, status }: Pick<StockCount, 'is_blind' | 'status'>): boolean =>
  is_blind && (status === 'New' || status === 'Returned');

function shapeCount(count: StockCount): ShownCount {
  const blind = isBlind(count);
  return {
    ...count,
    variance_cents: blind ? null : count.variance_cents,
    needs_approval: !blind && count.needs_approval,
    lines: count.lines.map((line) => shapeLine(line, blind)),
  };
}

function shapeLine(line: CountLine, blind: boolean): ShownLine {
  return blind ? { ...line, snapshot: null, expected: null, variance: null, variance_cents: null } : line;
}

async function shapedLine(ctx: RequestContext, line: CountLine | DomainError): Promise<ShownLine | DomainError> {
  if (isDomainError(line)) return line;
  return shapeLine(line, isBlind(await readCountOfLine(db(ctx), ctx.actor.clinicId, line.id)));
}
