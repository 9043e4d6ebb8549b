import type { Report, ReportColumn } from '#platform/reports/report.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { Resolvers } from '../api/setting.gen.ts';
import { drillOf, type OfferedReport, offeredReports } from './reading/offered-reports.ts';
import { type DrillRows, readDrill } from './reading/read-drill.ts';
import { readTable, type ReportTable } from './reading/read-table.ts';
import { runAction } from './reading/run-action.ts';
import { createView, deleteView, updateView } from './views/save-view.ts';
import { readViews, type ViewRow } from './views/views.sql.ts';

/** A column of a report, or of the rows behind a number, which can't be opened further. */
type ShownColumn = ReportColumn & { offered: OfferedReport | null };

interface Rows {
  StatisticsColumn: ShownColumn;
  StatisticsReport: Report;
  StatisticsRows: DrillRows;
  StatisticsTable: ReportTable;
  StatisticsView: ViewRow;
}

const drillBehind = ({ id, drill, offered }: ShownColumn) =>
  offered === null || drill === undefined ? undefined : drillOf(offered, id);

const summedColumn = ({ column, drill }: DrillRows): ReportColumn | undefined => {
  const by = typeof column.drill === 'object' ? column.drill.sum : null;
  return drill.columns.find(({ id }) => id === by);
};

/** Returns the caller's permitted actions on the rows of a report. */
const actionsOf = ({ report }: DrillRows, { actor }: RequestContext) =>
  (report.actions ?? []).filter(({ rule }) => actor.rules.has(rule) && !actor.scopes?.has(rule));

/** Resolvers that statistics adds to the setting service. */
export const setting: Resolvers<Rows> = {
  Query: {
    statisticsReports: (_parent, _args, ctx) => offeredReports(ctx),
    statisticsTable: (_parent, { report, ask }, ctx) => readTable(ctx, report, ask),
    statisticsRows: (_parent, { report, ask, row, column }, ctx) =>
      readDrill(ctx, report, ask, { row: row ?? null, column }),
    statisticsViews: (_parent, _args, ctx) => readViews(db(ctx), ctx.actor.clinicId, ctx.actor.userId),
  },
  Mutation: {
    createStatisticsView: (_parent, { input, client_key }, ctx) => createView(ctx, input, client_key),
    updateStatisticsView: (_parent, { id, version, input }, ctx) => updateView(ctx, id, version, input),
    deleteStatisticsView: (_parent, { id }, ctx) => deleteView(ctx, id),
    runStatisticsAction: (_parent, { report, action, key }, ctx) => runAction(ctx, report, action, key),
  },
  StatisticsReport: {
    by_month: ({ range }) => range === 'months',
    comparable: ({ comparable }) => comparable !== false,
    breakdowns: ({ breakdowns = [] }) => [...breakdowns],
  },
  StatisticsColumn: {
    opens: (column) => drillBehind(column) !== undefined,
    foot_opens: (column) => drillBehind(column)?.foot === true,
  },
  StatisticsTable: {
    report: ({ offered }) => offered.report,
    columns: ({ offered }) => offered.columns.map((column) => ({ ...column, offered })),
    chart: ({ offered: { report } }) => {
      const { chart } = report;
      return chart === undefined ? null : { ...chart, y: typeof chart.y === 'string' ? [chart.y] : [...chart.y] };
    },
    breakdown: ({ breakdown }) => breakdown || null,
    as_of: ({ asOf }) => asOf,
  },
  StatisticsRows: {
    columns: ({ drill }) => drill.columns.map((column) => ({ ...column, offered: null })),
    rows: (found, _args, ctx) => {
      const actions = actionsOf(found, ctx);
      return found.rows.map((row) => ({
        ...row,
        actions: actions
          .filter(({ offered }) => row['key'] != null && (offered === undefined || offered(row)))
          .map(({ id }) => id),
      }));
    },
    actions: (found, _args, ctx) =>
      actionsOf(found, ctx).map(({ id, title, confirm = null }) => ({ id, title, confirm })),
    total_kind: (found) => summedColumn(found)?.kind ?? 'number',
    total_title: (found) => summedColumn(found)?.title ?? null,
    is_cut: ({ isCut }) => isCut,
    as_of: ({ asOf }) => asOf,
  },
  StatisticsView: { report: ({ report_id }) => report_id },
};
