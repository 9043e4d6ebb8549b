import { modulesOf } from '#platform/modules-of.ts';
import type { Report, ReportColumn, ReportColumns, ReportDrill } from '#platform/reports/report.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A report with the columns that other modules add to it, limited to what the caller may see. */
export interface OfferedReport {
  report: Report;
  given: readonly ReportColumns[];
  columns: readonly ReportColumn[];
}

/** Returns the reports that the caller may read, in menu order. */
export function offeredReports({ app, actor }: RequestContext): Report[] {
  return modulesOf(app)
    .flatMap(({ reports = [] }) => reports)
    .filter(({ rule }) => actor.rules.has(rule) && !actor.scopes?.has(rule))
    .toSorted((one, other) => one.order - other.order);
}

/** Returns one of them, or null if it doesn't exist or the caller has no permission. */
export function offeredReport(ctx: RequestContext, id: string): OfferedReport | null {
  const report = offeredReports(ctx).find((one) => one.id === id);
  if (report === undefined) return null;
  const given = modulesOf(ctx.app)
    .flatMap(({ reportColumns = [] }) => reportColumns)
    .filter((one) => one.report === id && ctx.actor.rules.has(one.rule) && !ctx.actor.scopes?.has(one.rule))
    .toSorted((one, other) => one.order - other.order);
  return { report, given, columns: [...report.columns, ...given.flatMap(({ columns }) => columns)] };
}

/** Returns the rows behind a column: of the report, or of the module that added the column. */
export function drillOf({ report, given }: OfferedReport, column: string): ReportDrill | undefined {
  const giver = given.find(({ columns }) => columns.some(({ id }) => id === column));
  return giver === undefined ? report.drill : giver.drill;
}
