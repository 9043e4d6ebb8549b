// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

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

export type StatisticsReport<Rows = object> = {
  id: string;
  title: string;
  definition: string;
  /** Months are taken whole; otherwise days. */
  by_month: boolean;
  /** Whether there is a period before to compare with. */
  comparable: boolean;
  breakdowns: Array<Answer<Rows, 'StatisticsBreakdown', StatisticsBreakdown>>;
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

export type StatisticsFilter<Rows = object> = {
  id: string;
  title: string;
  options: Array<Answer<Rows, 'StatisticsOption', StatisticsOption>>;
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

export type StatisticsTable<Rows = object> = {
  report: Answer<Rows, 'StatisticsReport', StatisticsReport<Rows>>;
  columns: Array<Answer<Rows, 'StatisticsColumn', StatisticsColumn>>;
  filters: Array<Answer<Rows, 'StatisticsFilter', StatisticsFilter<Rows>>>;
  chart?: Answer<Rows, 'StatisticsChart', StatisticsChart> | null;
  breakdown?: string | null;
  now: Answer<Rows, 'StatisticsPeriod', StatisticsPeriod>;
  /** What it is compared with; its rows carry the keys of the rows of `now`. */
  prior?: Answer<Rows, 'StatisticsPeriod', StatisticsPeriod> | null;
};

export type StatisticsAction = {
  id: string;
  title: string;
  confirm?: string | null;
};

export type StatisticsRows<Rows = object> = {
  columns: Array<Answer<Rows, 'StatisticsColumn', StatisticsColumn>>;
  /** Objects by column ids, each with `key`, `path` where it leads somewhere, and `actions`, the ids of those offered on it. */
  rows: unknown;
  actions: Array<Answer<Rows, 'StatisticsAction', StatisticsAction>>;
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

export type QueryResolvers<Rows = object> = {
  statisticsReports?: Field<Array<Answer<Rows, 'StatisticsReport', StatisticsReport<Rows>>>>;
  statisticsTable?: Field<Answer<Rows, 'StatisticsTable', StatisticsTable<Rows>>, {
    report: string;
    ask: StatisticsAsk;
  }>;
  statisticsRows?: Field<Answer<Rows, 'StatisticsRows', StatisticsRows<Rows>>, {
    report: string;
    ask: StatisticsAsk;
    row?: string | null | undefined;
    column: string;
  }>;
  statisticsViews?: Field<Array<Answer<Rows, 'StatisticsView', StatisticsView>>>;
};

export type MutationResolvers<Rows = object> = {
  createStatisticsView?: Field<Answer<Rows, 'StatisticsView', StatisticsView>, {
    input: StatisticsViewInput;
    client_key: string;
  }>;
  updateStatisticsView?: Field<Answer<Rows, 'StatisticsView', StatisticsView>, {
    id: string;
    version: number;
    input: StatisticsViewInput;
  }>;
  deleteStatisticsView?: Field<boolean, { id: string }>;
  runStatisticsAction?: Field<string, { report: string; action: string; key: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    StatisticsBreakdown: StatisticsBreakdown;
    StatisticsReport: StatisticsReport<Rows>;
    StatisticsColumn: StatisticsColumn;
    StatisticsOption: StatisticsOption;
    StatisticsFilter: StatisticsFilter<Rows>;
    StatisticsChart: StatisticsChart;
    StatisticsPeriod: StatisticsPeriod;
    StatisticsTable: StatisticsTable<Rows>;
    StatisticsAction: StatisticsAction;
    StatisticsRows: StatisticsRows<Rows>;
    StatisticsView: StatisticsView;
  }
>;
