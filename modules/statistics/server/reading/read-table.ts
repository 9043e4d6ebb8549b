import { recordAccess } from '#audit/server';
import { type DomainError, isDomainError, notFound } from '#platform/domain-error.ts';
import { inReplicaTurn } from '#platform/reports/report-turn.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { offeredReport, type OfferedReport } from './offered-reports.ts';
import { type ReportQuery, readAsk, type ShownFilter } from './read-ask.ts';
import { alignedTo, type Period, readPeriod } from './read-period.ts';

/** A report for the page. */
export interface ReportTable {
  offered: OfferedReport;
  filters: ShownFilter[];
  breakdown: string;
  now: Period;
  prior: Period | null;
  /** The time that the data is of; null for now. */
  asOf: Date | null;
}

/**
 * Reads a report with its comparison. Plain numbers are not patient data; access to rows about patients is written to
 * the audit log.
 */
export async function readTable(ctx: RequestContext, id: string, ask: ReportQuery): Promise<ReportTable | DomainError> {
  const db = ctx.app.database.kysely;
  const offered = offeredReport(ctx, id);
  if (offered === null) return notFound('report');
  const checked = await readAsk(ctx, db, offered.report, ask);
  if (isDomainError(checked)) return checked;
  const { found, asOf } = await inReplicaTurn(ctx.actor, ctx.app.database, () =>
    Promise.all([
      readPeriod(db, offered, checked.now),
      checked.prior === null ? null : readPeriod(db, offered, checked.prior),
    ]),
  );
  const [now, prior] = found;
  await recordPatients(ctx, id, [...now.rows, ...(prior?.rows ?? [])]);
  return {
    offered,
    filters: checked.filters,
    breakdown: checked.now.breakdown,
    now,
    prior: prior === null ? null : alignedTo(now, prior, offered.report.range === 'months'),
    asOf,
  };
}

/** Logs that the caller saw report rows about patients: one entry for the list, as everywhere. */
export async function recordPatients(
  ctx: RequestContext,
  report: string,
  rows: readonly Record<string, unknown>[],
  action: 'read' | 'export' = 'read',
): Promise<void> {
  const patients = new Set(rows.flatMap((row) => (typeof row['patient_id'] === 'string' ? [row['patient_id']] : [])));
  if (patients.size === 0 && action === 'read') return;
  const [one] = patients;
  const words = patients.size === 1 ? '1 patient' : `${patients.size} patients`;
  await recordAccess(ctx, {
    action,
    objectType: 'report',
    patientId: patients.size === 1 ? one! : null,
    reason: `${report}: ${rows.length} rows, ${words}`,
  });
}
