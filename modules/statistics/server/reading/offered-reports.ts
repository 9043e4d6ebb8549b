import { modulesOf } from '#platform/modules-of.ts';
import type { Report, ReportColumn, ReportColumns, ReportDrill } from '#platform/reports/report.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** A report with the columns that other modules give to it, as far as the caller may see them. */
export interface OfferedReport {
  report: Report;
  given: readonly ReportColumns[];
  columns: readonly ReportColumn[];
}

/** The reports whose rule the caller holds, in the order of the menu. */
export function offeredReports({ app, actor }: RequestContext): Report[] {
  return modulesOf(app)
    .flatMap(({ reports = [] }) => reports)
    .filter(({ rule }) => actor.rules.has(rule) && !actor.scopes?.has(rule))
    .toSorted((one, other) => one.order - other.order);
}

/** One of them; null where there is none or the caller may not read it. */
export function offeredReport(ctx: RequestContext, id: string): OfferedReport | null {
  const report = offeredReports(ctx).find((one) => one.id === id);
  if (report === undefined) return null;
  const given = modulesOf(ctx.app)
    .flatMap(({ reportColumns = [] }) => reportColumns)
    .filter((one) => one.report === id && ctx.actor.rules.has(one.rule) && !ctx.actor.scopes?.has(one.rule))
    .toSorted((one, other) => one.order - other.order);
  return { report, given, columns: [...report.columns, ...given.flatMap(({ columns }) => columns)] };
}

/** The rows behind a column: of the report, or of the module that gave the column. */
export function drillOf({ report, given }: OfferedReport, column: string): ReportDrill | undefined {
  const giver = given.find(({ columns }) => columns.some(({ id }) => id === column));
  return giver === undefined ? report.drill : giver.drill;
}
