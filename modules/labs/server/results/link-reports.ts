import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, invalid, isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { notify } from '#notifications/server';
import { cleanLine } from '#values/clean-text.ts';
import { readPatients } from '#patients/server';
import { readTests } from '../orders/orders.sql.ts';
import { settleOrder } from '../orders/settle-order.ts';
import { joinChain } from './join-chain.ts';
import { notifyOfResult, readersOf, responsibleFor } from './notify-readers.ts';
import { lockReport, type ReportRow } from './reports.sql.ts';
import { settleChain } from './settle-chain.ts';

/**
 * Matches results, with all their versions, to a patient, and to an order if known. A result that is already matched is
 * rejected: it has to be unlinked first.
 */
export function linkReports(
  ctx: RequestContext,
  ids: readonly string[],
  { patientId, testOrderId, reason }: { patientId: string; testOrderId: string | null; reason: string | null },
): Promise<string[] | DomainError> {
  const { actor, app } = ctx;
  const { clinicId } = actor;
  const why = reasonOf(reason, false);
  return app.database.transaction(async (tx) => {
    if (isDomainError(why)) return why;
    if (ids.length === 0 || ids.length > 50)
      return invalid([{ path: 'result_ids', message: 'Choose from 1 to 50 results.' }]);
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return invalid([{ path: 'patient_id', message: 'This patient does not exist.' }]);
    const [order] = testOrderId === null ? [] : await readTests(tx, clinicId, [testOrderId]);
    if (testOrderId !== null && order?.patient_id !== patientId)
      return invalid([{ path: 'test_order_id', message: 'This order belongs to another patient.' }]);
    const linked: string[] = [];
    for (const id of [...new Set(ids)].sort()) {
      const report = await lockReport(tx, clinicId, id);
      if (report === null) return notFound('result');
      if (report.patient_id !== null) {
        if (report.patient_id !== patientId || report.test_order_id !== testOrderId) return isLinked();
        linked.push(id);
        continue;
      }
      const ownerId = order?.owner_id ?? actor.userId;
      await sql`update labs.report set patient_id = ${patientId}, test_order_id = ${testOrderId}, owner_id = ${ownerId}, match_problem = null,
        dismissed_time = null, dismissed_reason = null, version = version + 1 where clinic_id = ${clinicId} and chain_id = ${report.chain_id}`.execute(
        tx,
      );
      await recordMatch(tx, ctx, report, { patientId, testOrderId, reason: why || 'Matched manually' });
      // A correction that waited here belongs to the result that it corrects.
      const chainId = await joinChain(tx, clinicId, report);
      const settled = await settleChain(tx, clinicId, chainId);
      if (order !== undefined) await settleOrder(tx, clinicId, order.id, ctx.now);
      const result = { id: settled.currentId, chainId, patientId, ownerId, name: report.test_name };
      await notifyOfResult(tx, clinicId, result, { ...settled, isChanged: true });
      linked.push(id);
    }
    return linked;
  });
}

/**
 * Unlinks a result from a patient, with a reason: it has to be matched again, including its later versions, and
 * everyone who opened it is notified.
 */
export function unlinkReport(ctx: RequestContext, id: string, reason: string): Promise<string | DomainError> {
  const { actor, app, now } = ctx;
  const { clinicId } = actor;
  const why = reasonOf(reason, true);
  return app.database.transaction(async (tx) => {
    if (isDomainError(why)) return why;
    const report = await lockReport(tx, clinicId, id);
    if (report === null) return notFound('result');
    if (report.patient_id === null) return domainError('NOT_LINKED', 'This result is not matched to a patient.');
    await sql`update labs.report set patient_id = null, test_order_id = null, reviewed_time = null, reviewed_by = null,
      match_problem = ${`Unmatched from a patient: ${why}`}, version = version + 1 where clinic_id = ${clinicId} and chain_id = ${report.chain_id}`.execute(
      tx,
    );
    await recordMatch(tx, ctx, report, { patientId: null, testOrderId: null, reason: why });
    // The order is waiting for its own result again.
    if (report.test_order_id !== null) await settleOrder(tx, clinicId, report.test_order_id, now);
    const readers = await readersOf(tx, clinicId, report.chain_id);
    const responsible = await responsibleFor(tx, clinicId, report.owner_id);
    await notify(tx, {
      clinicId,
      userIds: [...readers, ...responsible],
      source: 'Tasks',
      type: 'Lab result was another patient’s',
      description: `${report.test_name} was unmatched from ${report.patient_name ?? 'a patient'}: ${why}`.slice(0, 300),
      passId: id,
      path: `/patients/${report.patient_id}`,
    });
    return id;
  });
}

/** Dismisses a result that belongs to no patient of the clinic, with a reason; it stays on record. */
export function dismissReport(ctx: RequestContext, id: string, reason: string): Promise<string | DomainError> {
  const { actor, app, now } = ctx;
  const why = reasonOf(reason, true);
  return app.database.transaction(async (tx) => {
    if (isDomainError(why)) return why;
    const report = await lockReport(tx, actor.clinicId, id);
    if (report === null) return notFound('result');
    if (report.patient_id !== null) return isLinked();
    await sql`update labs.report set dismissed_time = coalesce(dismissed_time, ${now}), dismissed_reason = coalesce(dismissed_reason, ${why}),
      version = version + 1 where clinic_id = ${actor.clinicId} and chain_id = ${report.chain_id}`.execute(tx);
    await recordMatch(tx, ctx, report, { patientId: null, testOrderId: null, reason: `Set aside: ${why}` });
    return id;
  });
}

async function recordMatch(
  tx: Tx,
  ctx: RequestContext,
  report: ReportRow,
  { patientId, testOrderId, reason }: { patientId: string | null; testOrderId: string | null; reason: string },
): Promise<void> {
  const { clinicId, userId } = ctx.actor;
  await tx
    .insertInto('labs.match')
    .values({
      clinic_id: clinicId,
      id: newId(),
      chain_id: report.chain_id,
      patient_id: patientId,
      test_order_id: testOrderId,
      user_id: userId,
      reason,
      match_time: ctx.now,
    })
    .execute();
  await recordChange(tx, ctx, {
    action: 'update',
    objectType: 'lab_result',
    objectId: report.id,
    patientId: patientId ?? report.patient_id,
    changes: { patient_id: { before: report.patient_id, after: patientId } },
    reason,
  });
  for (const of of new Set([report.patient_id, patientId]))
    await publish(tx, {
      clinicId,
      topic: 'labs.result-changed',
      body: {
        id: report.id,
        chain_id: report.chain_id,
        patient_id: of,
        test_order_id: testOrderId ?? report.test_order_id,
      },
    });
}

const isLinked = (): DomainError =>
  domainError('ALREADY_LINKED', 'This result is already matched to a patient. Unmatch it first.');

function reasonOf(reason: string | null, required: boolean): string | DomainError {
  const clean = cleanLine((reason ?? '').replaceAll(/[\t\r\n]+/g, ' '), 'The reason', 300);
  if ('problem' in clean) return invalid([{ path: 'reason', message: clean.problem }]);
  return required && clean.text === '' ? invalid([{ path: 'reason', message: 'Reason is required' }]) : clean.text;
}
