// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Field } from '../../../platform/field.ts';

export type StatisticsComparison = 'none' | 'previous' | 'year';

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

export type StatisticsBreakdown = {
  id: string;
  title: string;
};

export type StatisticsReport = {
  id: string;
  title: string;
  definition: string;
  /** Months are taken whole; otherwise days. */
  by_month: boolean;
  /** Whether there is a period before to compare with. */
  comparable: boolean;
  breakdowns: Array<StatisticsBreakdown>;
};

export type StatisticsColumn = {
  id: string;
  title: string;
  /** text, day, month, instant, number, cents, percent, minutes or days. */
  kind: string;
  definition?: string | null;
  /** Whether a number opens the rows behind it, and whether that of the foot does. */
  opens: boolean;
  foot_opens: boolean;
  /** more, less or null: which way is good. */
  better?: string | null;
};

export type StatisticsOption = {
  value: string;
  label: string;
};

export type StatisticsFilter = {
  id: string;
  title: string;
  options: Array<StatisticsOption>;
};

export type StatisticsChart = {
  x: string;
  y: Array<string>;
  kind: string;
};

/** Rows are objects by column ids, each with `key`. */
export type StatisticsPeriod = {
  from: string;
  to: string;
  rows: unknown;
  foot: unknown;
};

export type StatisticsTable = {
  report: StatisticsReport;
  columns: Array<StatisticsColumn>;
  filters: Array<StatisticsFilter>;
  chart?: StatisticsChart | null;
  breakdown?: string | null;
  now: StatisticsPeriod;
  /** What it is compared with; its rows carry the keys of the rows of `now`. */
  prior?: StatisticsPeriod | null;
};

export type StatisticsAction = {
  id: string;
  title: string;
  confirm?: string | null;
};

export type StatisticsRows = {
  columns: Array<StatisticsColumn>;
  /** Objects by column ids, each with `key`, `path` where it leads somewhere, and `actions`, the ids of those offered on it. */
  rows: unknown;
  actions: Array<StatisticsAction>;
  /** How many rows, or the sum of the column that the number is made of: the number itself. */
  total: number;
  total_kind: string;
  total_title?: string | null;
  /** True where there are more rows than are answered: then they are the first ones, and `total` is theirs only. */
  is_cut: boolean;
};

export type StatisticsViewInput = {
  report: string;
  title: string;
  query: string;
  is_mailed: boolean;
};

export type StatisticsView = {
  id: string;
  report: string;
  title: string;
  query: string;
  is_mailed: boolean;
  version: number;
};

export type QueryResolvers = {
  statisticsReports?: Field<Array<StatisticsReport>>;
  statisticsTable?: Field<StatisticsTable, { report: string; ask: StatisticsAsk }>;
  statisticsRows?: Field<StatisticsRows, {
    report: string;
    ask: StatisticsAsk;
    row?: string | null | undefined;
    column: string;
  }>;
  statisticsViews?: Field<Array<StatisticsView>>;
};

export type MutationResolvers = {
  createStatisticsView?: Field<StatisticsView, { input: StatisticsViewInput; client_key: string }>;
  updateStatisticsView?: Field<StatisticsView, { id: string; version: number; input: StatisticsViewInput }>;
  deleteStatisticsView?: Field<boolean, { id: string }>;
  runStatisticsAction?: Field<string, { report: string; action: string; key: string }>;
};

export type Resolvers = {
  Query?: QueryResolvers;
  Mutation?: MutationResolvers;
};
