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
  /** Only whole months; otherwise days. */
  by_month: boolean;
  /** True if there is a previous period to compare with. */
  comparable: boolean;
  breakdowns: Array<Answer<Rows, 'StatisticsBreakdown', StatisticsBreakdown>>;
};

export type StatisticsColumn = {
  id: string;
  title: string;
  /** text, day, month, instant, number, cents, percent, minutes or days. */
  kind: string;
  definition?: string | null;
  /** True if a number opens the rows behind it; same for the total row. */
  opens: boolean;
  foot_opens: boolean;
  /** more, less or null: the direction that is good. */
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

/** Rows are objects by column id, each with `key`. */
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
  /** The comparison period; its rows have the keys of the rows of `now`. */
  prior?: Answer<Rows, 'StatisticsPeriod', StatisticsPeriod> | null;
  /** The time that the data is of, if it was read from a replica; null for now. */
  as_of?: Date | string | null;
};

export type StatisticsAction = {
  id: string;
  title: string;
  confirm?: string | null;
};

export type StatisticsRows<Rows = object> = {
  columns: Array<Answer<Rows, 'StatisticsColumn', StatisticsColumn>>;
  /** Objects by column id, each with `key`, `path` if it is a link, and `actions`, the ids of its actions. */
  rows: unknown;
  actions: Array<Answer<Rows, 'StatisticsAction', StatisticsAction>>;
  /** Number of rows, or the sum of the number's column: the number itself. */
  total: number;
  total_kind: string;
  total_title?: string | null;
  /** True if there are more rows than returned: then they are the first ones, and `total` only covers them. */
  is_cut: boolean;
  /** As in `StatisticsTable`. */
  as_of?: Date | string | null;
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
