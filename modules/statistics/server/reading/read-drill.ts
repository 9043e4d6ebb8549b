import { type DomainError, invalid, isDomainError, notFound } from '#platform/domain-error.ts';
import {
  MOST_DRILL_ROWS,
  type Report,
  type ReportColumn,
  type ReportDrill,
  type ReportRow,
} from '#platform/reports/report.ts';
import { inReplicaTurn } from '#platform/reports/report-turn.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { sumOf } from '../../rules/index.ts';
import { drillOf, offeredReport, type OfferedReport } from './offered-reports.ts';
import { type ReportQuery, readAsk } from './read-ask.ts';
import { readPeriod } from './read-period.ts';
import { recordPatients } from './read-table.ts';

/** The rows behind one number. */
export interface DrillRows {
  report: Report;
  /** The number's column. */
  column: ReportColumn;
  drill: ReportDrill;
  rows: ReportRow[];
  total: number;
  isCut: boolean;
  /** The time that the data is of; null for now. */
  asOf: Date | null;
}

/** Reads the rows behind a number. Its row is read again: only its key comes from the caller. */
export async function readDrill(
  ctx: RequestContext,
  id: string,
  ask: ReportQuery,
  at: { row: string | null; column: string },
  action: 'read' | 'export' = 'read',
): Promise<DrillRows | DomainError> {
  const db = ctx.app.database.kysely;
  const offered = offeredReport(ctx, id);
  if (offered === null) return notFound('report');
  const column = offered.columns.find((one) => one.id === at.column);
  const drill = drillOf(offered, at.column);
  if (column?.drill === undefined || drill === undefined || (at.row === null && drill.foot !== true))
    return invalid([{ path: 'column', message: 'This number has no rows to show.' }]);
  const checked = await readAsk(ctx, db, offered.report, { ...ask, compare: 'none' });
  if (isDomainError(checked)) return checked;
  const { found: all, asOf } = await inReplicaTurn(ctx.actor, ctx.app.database, async () => {
    const row = at.row === null ? {} : await findRow(ctx, offered, checked.now, at.row);
    return row === null ? null : drill.read(db, checked.now, row, at.column);
  });
  if (all === null) return notFound('row');
  const rows = all.slice(0, MOST_DRILL_ROWS);
  await recordPatients(ctx, id, rows, action);
  const total = column.drill === 'rows' ? rows.length : (sumOf(rows, column.drill.sum) ?? 0);
  return { report: offered.report, column, drill, rows, total, isCut: all.length > rows.length, asOf };
}

async function findRow(
  ctx: RequestContext,
  offered: OfferedReport,
  input: Parameters<typeof readPeriod>[2],
  key: string,
): Promise<ReportRow | null> {
  const { rows } = await readPeriod(ctx.app.database.kysely, offered, input);
  return rows.find((row) => row['key'] === key) ?? null;
}
