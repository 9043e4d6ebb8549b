import { isDomainError } from '#platform/domain-error.ts';
import type { Report, ReportColumn } from '#platform/reports/report.ts';
import type {
  Resolvers,
  StatisticsColumn,
  StatisticsReport,
  StatisticsRows,
  StatisticsTable,
  StatisticsView,
} from '../api/setting.gen.ts';
import { drillOf, offeredReports, type OfferedReport } from './reading/offered-reports.ts';
import { readDrill, type DrillRows } from './reading/read-drill.ts';
import { readTable, type ReportTable } from './reading/read-table.ts';
import { runAction } from './reading/run-action.ts';
import { createView, deleteView, updateView } from './views/save-view.ts';
import { readViews, type ViewRow } from './views/views.sql.ts';
import type { RequestContext } from '#platform/request-context.ts';

/** Resolvers of the service setting that statistics adds. */
export const setting: Resolvers = {
  Query: {
    statisticsReports: (_parent, _args, ctx) => offeredReports(ctx).map(shapeReport),
    statisticsTable: async (_parent, { report, ask }, ctx) => {
      const table = await readTable(ctx, report, ask);
      return isDomainError(table) ? table : shapeTable(table);
    },
    statisticsRows: async (_parent, { report, ask, row, column }, ctx) => {
      const found = await readDrill(ctx, report, ask, { row: row ?? null, column });
      return isDomainError(found) ? found : shapeRows(ctx, found);
    },
    statisticsViews: async (_parent, _args, { app, actor }) =>
      (await readViews(app.database.kysely, actor.clinicId, actor.userId)).map(shapeView),
  },
  Mutation: {
    createStatisticsView: async (_parent, { input, client_key }, ctx) =>
      shapedView(await createView(ctx, input, client_key)),
    updateStatisticsView: async (_parent, { id, version, input }, ctx) =>
      shapedView(await updateView(ctx, id, version, input)),
    deleteStatisticsView: (_parent, { id }, ctx) => deleteView(ctx, id),
    runStatisticsAction: (_parent, { report, action, key }, ctx) => runAction(ctx, report, action, key),
  },
};

function shapeReport({ id, title, definition, range, comparable, breakdowns = [] }: Report): StatisticsReport {
  return {
    id,
    title,
    definition,
    by_month: range === 'months',
    comparable: comparable !== false,
    breakdowns: [...breakdowns],
  };
}

function shapeColumn(column: ReportColumn, offered: OfferedReport | null): StatisticsColumn {
  const drill = offered === null || column.drill === undefined ? undefined : drillOf(offered, column.id);
  return {
    id: column.id,
    title: column.title,
    kind: column.kind,
    definition: column.definition ?? null,
    opens: drill !== undefined,
    foot_opens: drill?.foot === true,
    better: column.better ?? null,
  };
}

function shapeTable({ offered, filters, breakdown, now, prior }: ReportTable): StatisticsTable {
  const { report, columns } = offered;
  const { chart } = report;
  return {
    report: shapeReport(report),
    columns: columns.map((column) => shapeColumn(column, offered)),
    filters,
    chart: chart === undefined ? null : { ...chart, y: typeof chart.y === 'string' ? [chart.y] : [...chart.y] },
    breakdown: breakdown === '' ? null : breakdown,
    now,
    prior,
  };
}

function shapeRows(ctx: RequestContext, { report, column, drill, rows, total, isCut }: DrillRows): StatisticsRows {
  const actions = (report.actions ?? []).filter(
    ({ rule }) => ctx.actor.rules.has(rule) && !ctx.actor.scopes?.has(rule),
  );
  const by = typeof column.drill === 'object' ? column.drill.sum : null;
  const summed = drill.columns.find(({ id }) => id === by);
  return {
    columns: drill.columns.map((one) => shapeColumn(one, null)),
    rows: rows.map((row) => ({
      ...row,
      actions: actions
        .filter(({ offered }) => row['key'] != null && (offered === undefined || offered(row)))
        .map(({ id }) => id),
    })),
    actions: actions.map(({ id, title, confirm = null }) => ({ id, title, confirm })),
    total,
    total_kind: summed?.kind ?? 'number',
    total_title: summed?.title ?? null,
    is_cut: isCut,
  };
}

function shapeView({ report_id, ...view }: ViewRow): StatisticsView {
  return { ...view, report: report_id };
}

function shapedView(answer: Awaited<ReturnType<typeof createView>>) {
  return isDomainError(answer) ? answer : shapeView(answer);
}
