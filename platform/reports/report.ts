import type { Queryable } from '../database.ts';
import type { DomainError } from '../domain-error.ts';
import type { RequestContext } from '../request-context.ts';

/** One value of a report; null where there is none, which is never the same as 0. */
export type ReportValue = string | number | null;

/**
 * One row of a report, by the ids of its columns. Beside these it may hold, unseen:
 * `key`   what names the row among the others and stays the same from period to period (`2026-11`, a product's id): the row of the
 *         prior period is found by it, a drill and an action get it. Without one, the value of the first column is it;
 * `path`  where a click on the row's first column leads inside Salus, as `/patients/<id>`;
 * `partial` 1 where its time is not over, as this month: the chart draws it hatched.
 */
export type ReportRow = Record<string, ReportValue>;

/** A column of a report. */
export interface ReportColumn {
  id: string;
  title: string;
  /**
   * `day` YYYY-MM-DD; `month` YYYY-MM; `instant` an ISO instant, shown by the clinic's clock; `cents` an integer; `percent` of 100
   * (12.5 is shown as 12.5 %); `minutes` and `days` are lengths of time, in decimals. Everything but text and times stands on the right.
   */
  kind: 'text' | 'day' | 'month' | 'instant' | 'number' | 'cents' | 'percent' | 'minutes' | 'days';
  /** Summed at the foot of the table. Never a share, a median or what counts one thing in several rows. */
  total?: boolean;
  /** A share: 100 times the sum of columns over the sum of others, worked out for every row and for the foot; null where that sum is 0. */
  ratio?: { of: string | readonly string[]; over: string | readonly string[] };
  /** What is counted and what is not, where the report's definition does not say it. */
  definition?: string;
  /** A click on its number opens the rows behind it: their count is the number, or the sum of this column of the drill. */
  drill?: 'rows' | { sum: string };
  /** Which way is good: colours a change beside its sign. */
  better?: 'more' | 'less';
}

/** What a report is asked: clinic days, both included, and what its filters were set to. */
export interface ReportInput {
  clinicId: string;
  from: string;
  to: string;
  /** The same as instants by the clinic's clock: from the beginning of the first day up to, not with, `end`. */
  start: Date;
  end: Date;
  timeZone: string;
  now: Date;
  /** By the filters' ids; one that is not set is missing. Only values that the filter's `options` named come here. */
  filters: Readonly<Record<string, string>>;
  /** The id of the chosen breakdown, the first where none was chosen; '' where the report has none. */
  breakdown: string;
}

/** How the rows of a report can be filtered; nothing chosen is everything. */
export interface ReportFilter {
  id: string;
  title: string;
  options(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]>;
}

/** The rows behind one number. */
export interface ReportDrill {
  columns: readonly ReportColumn[];
  /**
   * `row` is the row of the table as `read` answered it just now (nothing that a browser sent), `column` the id of the column whose
   * number was clicked. At most MOST_DRILL_ROWS + 1 rows are answered. A row that is about a patient names `patient_id`, unseen:
   * who looked at whom is written into the log from it.
   */
  read(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]>;
  /** Numbers of the foot open their rows too: then `row` may be `{}`, which is all rows. */
  foot?: true;
}

/** Something to be done about a row of a drill, as a nudge: a button on it. */
export interface ReportAction {
  id: string;
  title: string;
  rule: string;
  /** Asked before it is done; without it, done at once. */
  confirm?: string;
  /** Whether it is offered on this row; on every one that has a `key` where left out. */
  offered?(row: ReportRow): boolean;
  /** Does it to the row of this key, which is whatever a browser sent: checked here. Answers in words what was done. */
  run(ctx: RequestContext, key: string): Promise<string | DomainError>;
}

/** One screen of statistics, declared by the module whose numbers it shows. See docs/reports.md. */
export interface Report {
  /** As the specification names its screen: `productIncomeStats`. */
  id: string;
  title: string;
  /** What is counted and what is not, as the reader sees it. */
  definition: string;
  /** A rule of the module's own, by custom `<module>.statistics`. */
  rule: string;
  order: number;
  filters: readonly ReportFilter[];
  /** Ways to break down the same numbers, the first by itself: by provider, by weekday. `title` is the heading of the first column then. */
  breakdowns?: readonly { id: string; title: string }[];
  columns: readonly ReportColumn[];
  /** The columns that the chart draws over the rows (the reader may choose another), and the one that names them. */
  chart?: { x: string; y: string | readonly string[]; kind: 'line' | 'bar' };
  /** What the range is made of: `months` are taken whole; days where left out. */
  range?: 'days' | 'months';
  /** Its months are kept (`read-by-months.ts`): read every night, so that nobody waits for years. */
  keepsMonths?: true;
  /** False where it says how things stand now, so that there is no period before. */
  comparable?: false;
  /** All rows in the order in which they are read; one statement, or put together from its months (`read-by-months.ts`). */
  read(db: Queryable, input: ReportInput): Promise<ReportRow[]>;
  /** The foot of columns that can't be summed, as medians; they are empty without it. */
  foot?(db: Queryable, input: ReportInput): Promise<ReportRow>;
  /** The rows behind one row of the table. */
  drill?: ReportDrill;
  actions?: readonly ReportAction[];
}

/**
 * Columns that a module gives to a report of another one, matched by the rows' keys: `monthlyTrend` has the months (`2026-11`) as
 * rows, and every module that has something to say about months gives its columns. Keys that the report doesn't have are left out.
 */
export interface ReportColumns {
  /** The id of the report: `monthlyTrend`. */
  report: string;
  /** Where they stand among those of the other modules. */
  order: number;
  /** Shown to those only who hold it, beside the report's own rule. */
  rule: string;
  keepsMonths?: true;
  columns: readonly ReportColumn[];
  /** Rows with a `key`, in any order; of a row that is missing what is summed is 0, all else null. */
  read(db: Queryable, input: ReportInput): Promise<ReportRow[]>;
  drill?: ReportDrill;
}

/** The most rows that a drill shows: where there are more, it says so and asks for a narrower range. */
export const MOST_DRILL_ROWS = 5_000;
