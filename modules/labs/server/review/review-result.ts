import { sql } from 'kysely';
import { recordChange } from '#audit/server';
import { codeOf, type Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { domainError, invalid, isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Disposition } from '../../rules/index.ts';
import { recordOrder } from '../orders/record-order.ts';
import { readTests, setTestStatus } from '../orders/orders.sql.ts';
import { lockReport, readReports, type ReportRow } from '../results/reports.sql.ts';

const NOTHING: Record<string, { before: unknown; after: unknown }> = {};
const LONGEST_COMMENT = 2000;
const YEAR_MS = 366 * 86_400_000;

/**
 * Reviews a result with its disposition. STALE_VERSION if a newer version arrived since it was opened, so that results
 * can't be reviewed unseen.
 */
export function reviewResult(
  ctx: RequestContext,
  id: string,
  { version, disposition, comment }: { version: number; disposition: Disposition; comment: string },
): Promise<ReportRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, id, async (tx, report) => {
    if (comment.length > LONGEST_COMMENT)
      return invalid([{ path: 'comment', message: `At most ${LONGEST_COMMENT} characters` }]);
    if (!report.is_current || report.version !== version) return newerVersion();
    if (report.reviewed_time !== null)
      return domainError(
        'ALREADY_REVIEWED',
        `${report.reviewed_by_name ?? 'Another member'} already reviewed this result.`,
      );
    if (report.patient_id === null) return domainError('NOT_LINKED', 'This result is not matched to a patient.');
    if (report.status === 'received') return domainError('NO_RESULT', 'The laboratory has not sent a value yet.');
    await tx
      .insertInto('labs.review')
      .values({
        clinic_id: actor.clinicId,
        id: newId(),
        report_id: id,
        user_id: actor.userId,
        disposition,
        comment: comment.trim(),
        review_time: now,
      })
      .execute();
    await sql`update labs.report set reviewed_time = ${now}, reviewed_by = ${actor.userId}, version = version + 1
      where clinic_id = ${actor.clinicId} and id = ${id}`.execute(tx);
    await closeOrder(tx, ctx, report);
    return { reviewed: { before: null, after: disposition } };
  });
}

/** A test counts as reviewed with the last of its results. */
async function closeOrder(tx: Tx, ctx: RequestContext, { test_order_id: testId }: ReportRow): Promise<void> {
  const { clinicId } = ctx.actor;
  if (testId === null) return;
  const [order] = await readTests(tx, clinicId, [testId]);
  if (order?.status !== 'Final') return;
  const { rows } = await sql`
    select 1 from labs.report where clinic_id = ${clinicId} and test_order_id = ${testId} and is_current and reviewed_time is null limit 1`.execute(
    tx,
  );
  if (rows.length > 0) return;
  await setTestStatus(tx, clinicId, [testId], 'Reviewed', ctx.now);
  await recordOrder(
    tx,
    ctx,
    'update',
    { id: order.group_id, patient_id: order.patient_id, note_id: null },
    {
      [order.test_name]: { before: 'Final', after: 'Reviewed' },
    },
  );
}

/** Reassigns a result to another member. */
export async function assignResult(ctx: RequestContext, id: string, ownerId: string): Promise<ReportRow | DomainError> {
  const { clinicId } = ctx.actor;
  try {
    return await changing(ctx, id, async (tx, report) => {
      if (report.owner_id === ownerId) return NOTHING;
      const active = await tx
        .selectFrom('labs.order_member')
        .select('user_id')
        .where('clinic_id', '=', clinicId)
        .where('user_id', '=', ownerId)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (active === undefined) return invalid([{ path: 'owner_id', message: 'This member does not exist.' }]);
      await sql`update labs.report set owner_id = ${ownerId}, version = version + 1
        where clinic_id = ${clinicId} and chain_id = ${report.chain_id}`.execute(tx);
      return { owner_id: { before: report.owner_id, after: ownerId } };
    });
  } catch (error) {
    if (codeOf(error) === '23503') return invalid([{ path: 'owner_id', message: 'This member does not exist.' }]);
    throw error;
  }
}

/** Withholds a result from the patient portal until then, with a reason; null releases it. At most a year. */
export function lockResult(
  ctx: RequestContext,
  id: string,
  until: Date | null,
  reason: string,
): Promise<ReportRow | DomainError> {
  const { actor, now } = ctx;
  return changing(ctx, id, async (tx, report) => {
    const why = reason.trim().slice(0, 300);
    if (until !== null && why === '') return invalid([{ path: 'reason', message: 'Reason is required' }]);
    if (until !== null && (until.getTime() <= now.getTime() || until.getTime() > now.getTime() + YEAR_MS))
      return invalid([{ path: 'until', message: 'Enter a future time within one year' }]);
    await sql`update labs.report set held_until = ${until}, hold_reason = ${until === null ? null : why}, version = version + 1
      where clinic_id = ${actor.clinicId} and chain_id = ${report.chain_id}`.execute(tx);
    return { held_until: { before: report.held_until, after: until } };
  });
}

async function changing(
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, report: ReportRow) => Promise<Record<string, { before: unknown; after: unknown }> | DomainError>,
): Promise<ReportRow | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx) => {
    const report = await lockReport(tx, actor.clinicId, id);
    if (report === null) return notFound('result');
    const changes = await work(tx, report);
    if (isDomainError(changes)) return changes;
    if (Object.keys(changes).length > 0) await recordResult(tx, ctx, report, changes);
    const [row] = await readReports(tx, actor.clinicId, [id]);
    return row!;
  });
}

async function recordResult(
  tx: Tx,
  ctx: RequestContext,
  report: ReportRow,
  changes: Record<string, { before: unknown; after: unknown }>,
): Promise<void> {
  const { id, chain_id, patient_id: patientId, test_order_id } = report;
  await recordChange(tx, ctx, { action: 'update', objectType: 'lab_result', objectId: id, patientId, changes });
  await publish(tx, {
    clinicId: ctx.actor.clinicId,
    topic: 'labs.result-changed',
    body: { id, chain_id, patient_id: patientId, test_order_id },
  });
}

const newerVersion = (): DomainError =>
  domainError('STALE_VERSION', 'This result changed since you opened it. Review it again.', 'Changed by someone else');
