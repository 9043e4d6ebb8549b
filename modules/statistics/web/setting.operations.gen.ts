// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { ApiDocument } from '#kit/api/api-document.ts';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StatisticsComparison =
  /** No comparison. */
  | 'none'
  /** The preceding period of equal length. */
  | 'previous'
  /** The same days of the previous year. */
  | 'year';

export type StatisticsFilterInput = {
  id: string;
  value: string;
};

export type StatisticsAsk = {
  from: string;
  to: string;
  filters?: Array<StatisticsFilterInput> | null | undefined;
  breakdown?: string | null | undefined;
  compare?: StatisticsComparison | null | undefined;
};

export type StatisticsViewInput = {
  report: string;
  title: string;
  query: string;
  is_mailed: boolean;
};

export type StatisticsReportsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatisticsReportsQuery = { statisticsReports: Array<{ id: string, title: string, definition: string, by_month: boolean, comparable: boolean, breakdowns: Array<{ id: string, title: string }> }> };

export type StatisticsColumnFieldsFragment = { id: string, title: string, kind: string, definition: string | null, opens: boolean, foot_opens: boolean, better: string | null };

export type StatisticsTableQueryVariables = Exact<{
  report: string;
  ask: StatisticsAsk;
}>;


export type StatisticsTableQuery = { statisticsTable: { breakdown: string | null, as_of: string | null, report: { id: string, title: string, definition: string, by_month: boolean, comparable: boolean, breakdowns: Array<{ id: string, title: string }> }, columns: Array<{ id: string, title: string, kind: string, definition: string | null, opens: boolean, foot_opens: boolean, better: string | null }>, filters: Array<{ id: string, title: string, options: Array<{ value: string, label: string }> }>, chart: { x: string, y: Array<string>, kind: string } | null, now: { from: string, to: string, rows: unknown, foot: unknown }, prior: { from: string, to: string, rows: unknown, foot: unknown } | null } };

export type StatisticsRowsQueryVariables = Exact<{
  report: string;
  ask: StatisticsAsk;
  row?: string | null | undefined;
  column: string;
}>;


export type StatisticsRowsQuery = { statisticsRows: { rows: unknown, total: number, total_kind: string, total_title: string | null, is_cut: boolean, as_of: string | null, columns: Array<{ id: string, title: string, kind: string, definition: string | null, opens: boolean, foot_opens: boolean, better: string | null }>, actions: Array<{ id: string, title: string, confirm: string | null }> } };

export type StatisticsViewFieldsFragment = { id: string, report: string, title: string, query: string, is_mailed: boolean, version: number };

export type StatisticsViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type StatisticsViewsQuery = { statisticsViews: Array<{ id: string, report: string, title: string, query: string, is_mailed: boolean, version: number }> };

export type CreateStatisticsViewMutationVariables = Exact<{
  input: StatisticsViewInput;
  client_key: string;
}>;


export type CreateStatisticsViewMutation = { createStatisticsView: { id: string, report: string, title: string, query: string, is_mailed: boolean, version: number } };

export type UpdateStatisticsViewMutationVariables = Exact<{
  id: string;
  version: number;
  input: StatisticsViewInput;
}>;


export type UpdateStatisticsViewMutation = { updateStatisticsView: { id: string, report: string, title: string, query: string, is_mailed: boolean, version: number } };

export type DeleteStatisticsViewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteStatisticsViewMutation = { deleteStatisticsView: boolean };

export type RunStatisticsActionMutationVariables = Exact<{
  report: string;
  action: string;
  key: string;
}>;


export type RunStatisticsActionMutation = { runStatisticsAction: string };


export const StatisticsReportsDocument: ApiDocument<StatisticsReportsQuery, StatisticsReportsQueryVariables> = {
  service: 'setting',
  name: 'StatisticsReports',
  query: "query StatisticsReports {\n  statisticsReports {\n    id\n    title\n    definition\n    by_month\n    comparable\n    breakdowns {\n      id\n      title\n    }\n  }\n}",
};

export const StatisticsTableDocument: ApiDocument<StatisticsTableQuery, StatisticsTableQueryVariables> = {
  service: 'setting',
  name: 'StatisticsTable',
  query: "query StatisticsTable($report: String!, $ask: StatisticsAsk!) {\n  statisticsTable(report: $report, ask: $ask) {\n    report {\n      id\n      title\n      definition\n      by_month\n      comparable\n      breakdowns {\n        id\n        title\n      }\n    }\n    columns {\n      ...StatisticsColumnFields\n    }\n    filters {\n      id\n      title\n      options {\n        value\n        label\n      }\n    }\n    chart {\n      x\n      y\n      kind\n    }\n    breakdown\n    now {\n      from\n      to\n      rows\n      foot\n    }\n    prior {\n      from\n      to\n      rows\n      foot\n    }\n    as_of\n  }\n}\nfragment StatisticsColumnFields on StatisticsColumn {\n  id\n  title\n  kind\n  definition\n  opens\n  foot_opens\n  better\n}",
};

export const StatisticsRowsDocument: ApiDocument<StatisticsRowsQuery, StatisticsRowsQueryVariables> = {
  service: 'setting',
  name: 'StatisticsRows',
  query: "query StatisticsRows($report: String!, $ask: StatisticsAsk!, $row: String, $column: String!) {\n  statisticsRows(report: $report, ask: $ask, row: $row, column: $column) {\n    columns {\n      ...StatisticsColumnFields\n    }\n    rows\n    actions {\n      id\n      title\n      confirm\n    }\n    total\n    total_kind\n    total_title\n    is_cut\n    as_of\n  }\n}\nfragment StatisticsColumnFields on StatisticsColumn {\n  id\n  title\n  kind\n  definition\n  opens\n  foot_opens\n  better\n}",
};

export const StatisticsViewsDocument: ApiDocument<StatisticsViewsQuery, StatisticsViewsQueryVariables> = {
  service: 'setting',
  name: 'StatisticsViews',
  query: "query StatisticsViews {\n  statisticsViews {\n    ...StatisticsViewFields\n  }\n}\nfragment StatisticsViewFields on StatisticsView {\n  id\n  report\n  title\n  query\n  is_mailed\n  version\n}",
};

export const CreateStatisticsViewDocument: ApiDocument<CreateStatisticsViewMutation, CreateStatisticsViewMutationVariables> = {
  service: 'setting',
  name: 'CreateStatisticsView',
  query: "mutation CreateStatisticsView($input: StatisticsViewInput!, $client_key: String!) {\n  createStatisticsView(input: $input, client_key: $client_key) {\n    ...StatisticsViewFields\n  }\n}\nfragment StatisticsViewFields on StatisticsView {\n  id\n  report\n  title\n  query\n  is_mailed\n  version\n}",
};

export const UpdateStatisticsViewDocument: ApiDocument<UpdateStatisticsViewMutation, UpdateStatisticsViewMutationVariables> = {
  service: 'setting',
  name: 'UpdateStatisticsView',
  query: "mutation UpdateStatisticsView($id: ID!, $version: Int!, $input: StatisticsViewInput!) {\n  updateStatisticsView(id: $id, version: $version, input: $input) {\n    ...StatisticsViewFields\n  }\n}\nfragment StatisticsViewFields on StatisticsView {\n  id\n  report\n  title\n  query\n  is_mailed\n  version\n}",
};

export const DeleteStatisticsViewDocument: ApiDocument<DeleteStatisticsViewMutation, DeleteStatisticsViewMutationVariables> = {
  service: 'setting',
  name: 'DeleteStatisticsView',
  query: "mutation DeleteStatisticsView($id: ID!) {\n  deleteStatisticsView(id: $id)\n}",
};

export const RunStatisticsActionDocument: ApiDocument<RunStatisticsActionMutation, RunStatisticsActionMutationVariables> = {
  service: 'setting',
  name: 'RunStatisticsAction',
  query: "mutation RunStatisticsAction($report: String!, $action: String!, $key: String!) {\n  runStatisticsAction(report: $report, action: $action, key: $key)\n}",
};
