import { recordAccess } from '#audit/server';
import { isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { MutationResolvers, OrderAnswerInput, QueryResolvers } from '../api/lab.gen.ts';
import { changeOrderFields } from './change-order-fields.ts';
import { createOrder } from './orders/create-order.ts';
import { deleteTestOrder, moveTestOrder, updateOrder } from './orders/change-order.ts';
import { checkGroup } from './orders/check-group.ts';
import { mixPreview } from './orders/mix-preview.ts';
import { findGroups, findTests, readGroups, readTestsOf } from './orders/orders.sql.ts';
import { pageOf } from './page-of.ts';
import { readReportsOfTests } from './results/reports.sql.ts';
import { withValues } from './results/result-views.ts';
import { sendOrders } from './sending/send-orders.ts';
import type { OrderWithTests, Rows } from './rows.ts';

const DAY_MS = 86_400_000;

/** Queries of orders. */
export const orderQueries: QueryResolvers<Rows> = {
  orderGroups: async (_parent, { pagination, search }, ctx) => {
    const page = pageOf(pagination);
    if (isDomainError(page)) return page;
    const where = {
      patientId: search?.patientId ?? null,
      noteId: search?.noteId ?? null,
      status: search?.status ?? null,
    };
    const { count, ids } = await findGroups(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'lab_order', patientId: where.patientId });
    return { count, orderGroups: await shownGroups(ctx, ids) };
  },
  testOrders: async (_parent, { pagination, search }, ctx) => {
    const page = pageOf(pagination);
    if (isDomainError(page)) return page;
    const { daysOld } = search ?? {};
    const where = {
      patientId: search?.patientId ?? null,
      open: search?.open ?? null,
      providerId: search?.providerId ?? null,
      labId: search?.labId ?? null,
      status: search?.status ?? null,
      before: daysOld == null ? null : new Date(ctx.now.getTime() - Math.min(Math.max(daysOld, 0), 36_500) * DAY_MS),
    };
    const { count, tests } = await findTests(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'lab_order', patientId: where.patientId });
    return { count, testOrders: tests };
  },
  mixPreview: async (_parent, { input }, ctx) => {
    const { note_id, product_ids, set_ids } = input;
    const mix = await mixPreview(ctx, {
      noteId: note_id ?? null,
      productIds: product_ids ?? [],
      setIds: set_ids ?? [],
    });
    if (isDomainError(mix)) return mix;
    return {
      duplicates: mix.duplicates,
      groups: mix.groups.map(({ lab_id, lab_name, has_account, tests }) => ({
        lab_id,
        labName: lab_name,
        has_account,
        is_fasting: tests.some(({ is_fasting }) => is_fasting),
        specimens: [...new Set(tests.map(({ specimen }) => specimen).filter(Boolean))],
        price: tests.reduce((sum, { price }) => sum + (price ?? 0), 0),
        tests: tests.map(({ id, test_name, specimen, questions }) => ({
          id,
          testName: test_name,
          specimen,
          questions,
        })),
      })),
    };
  },
  labChartNote: async (_parent, { id }, ctx) => {
    const { actor, app } = ctx;
    const note = await app.database.kysely
      .selectFrom('labs.order_note as n')
      .innerJoin('labs.order_patient as p', (join) =>
        join.onRef('p.clinic_id', '=', 'n.clinic_id').onRef('p.id', '=', 'n.patient_id'),
      )
      .select(['n.id', 'n.patient_id', 'n.service_date', 'n.signed_time', 'p.first_name', 'p.last_name'])
      .where('n.clinic_id', '=', actor.clinicId)
      .where('n.id', '=', id)
      .where('n.deleted_time', 'is', null)
      .executeTakeFirst();
    if (note === undefined) return notFound('chart note');
    await recordAccess(ctx, { action: 'read', objectType: 'chart_note', objectId: id, patientId: note.patient_id });
    return {
      id,
      patient_id: note.patient_id,
      patient_name: `${note.first_name} ${note.last_name}`,
      service_date: note.service_date,
      is_signed: note.signed_time !== null,
    };
  },
  checkOrderGroup: async (_parent, { id }, { app, actor, now }) => {
    const db = app.database.kysely;
    const [group] = await readGroups(db, actor.clinicId, [id]);
    if (group === undefined) return notFound('order');
    const tests = await readTestsOf(db, actor.clinicId, [id]);
    return (await checkGroup(db, actor.clinicId, { group, tests }, now)).problems;
  },
};

/** Mutations of orders. */
export const orderMutations: MutationResolvers<Rows> = {
  createOrderGroup: async (_parent, { input }, ctx) => {
    const { client_key, patient_id, note_id, provider_id, tests, ...fields } = input;
    const ids = await createOrder(ctx, {
      client_key,
      patient_id,
      note_id: note_id ?? null,
      provider_id: provider_id ?? null,
      tests: tests.map((test) => ({
        product_id: test.product_id,
        diagnoses: test.diagnoses ?? [],
        answers: answersOf(test.answers),
      })),
      fields: changeOrderFields(fields),
    });
    return isDomainError(ids) ? ids : shownGroups(ctx, ids);
  },
  updateOrderGroup: async (_parent, { id, version, input }, ctx) => {
    const { tests, ...fields } = input;
    const changed = await updateOrder(ctx, id, version, {
      fields: changeOrderFields(fields),
      tests: (tests ?? []).map((test) => ({
        id: test.id,
        ...(test.diagnoses == null ? {} : { diagnoses: test.diagnoses }),
        ...(test.answers == null ? {} : { answers: answersOf(test.answers) }),
      })),
    });
    return isDomainError(changed) ? changed : oneGroup(ctx, changed);
  },
  updateTestOrderStatus: (_parent, { id, status, reason }, ctx) => moveTestOrder(ctx, id, status, reason ?? null),
  deleteTestOrder: (_parent, { id }, ctx) => deleteTestOrder(ctx, id),
  sendTestOrders: (_parent, { input, scope }, ctx) => sendOrders(ctx, input.order_group_ids, scope ?? null),
};

function answersOf(answers: readonly OrderAnswerInput[] | null | undefined): Record<string, string> {
  return Object.fromEntries((answers ?? []).slice(0, 50).map(({ code, answer }) => [code, answer]));
}

async function oneGroup(ctx: RequestContext, id: string): Promise<OrderWithTests | DomainError> {
  const [group] = await shownGroups(ctx, [id]);
  return group ?? notFound('order');
}

async function shownGroups(ctx: RequestContext, ids: readonly string[]): Promise<OrderWithTests[]> {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const [groups, tests] = await Promise.all([
    readGroups(db, actor.clinicId, ids),
    readTestsOf(db, actor.clinicId, ids),
  ]);
  const reports = await withValues(
    db,
    actor.clinicId,
    await readReportsOfTests(
      db,
      actor.clinicId,
      tests.map(({ id }) => id),
    ),
  );
  const place = new Map(ids.map((id, index) => [id, index]));
  const shown = await Promise.all(
    groups.map(async (group) => {
      const own = tests.filter(({ group_id }) => group_id === group.id);
      const ownIds = new Set(own.map(({ id }) => id));
      // Only Medicare patients have to be notified beforehand.
      const needsAbn =
        group.bill_to === 'Medicare' && (await checkGroup(db, actor.clinicId, { group, tests: own }, now)).needsAbn;
      const results = reports.filter(({ test_order_id: id }) => id !== null && ownIds.has(id));
      return { ...group, tests: own, reports: results, needs_abn: needsAbn };
    }),
  );
  return shown.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
}
