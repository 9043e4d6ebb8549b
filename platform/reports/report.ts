import type { Queryable } from '../database.ts';
import type { DomainError } from '../domain-error.ts';
import type { RequestContext } from '../request-context.ts';

/** A value of a report; null if there is none, which is never the same as 0. */
export type ReportValue = string | number | null;

/**
 * A row of a report, by column id. It may also contain hidden values:
 * - `key` identifies the row among the others and is stable across periods (`2026-11`, a product's id): it is used to
 * find the row of the prior period, and passed to drill-downs and actions. Without it, the value of the first column is
 * the key;
 * - `path` is the link of the row's first column, e.g. `/patients/<id>`;
 * - `partial` is 1 if its period is not over, e.g. the current month: the chart draws it hatched.
 */
export type ReportRow = Record<string, ReportValue>;

/** A column of a report. */
export interface ReportColumn {
  id: string;
  title: string;
  /**
   * `day` YYYY-MM-DD; `month` YYYY-MM; `instant` an ISO instant, shown in the clinic's time zone; `cents` an integer;
   * `percent` out of 100 (12.5 is shown as 12.5 %); `minutes` and `days` are durations, in decimals. Everything except
   * text and times is right-aligned.
   */
  kind: 'text' | 'day' | 'month' | 'instant' | 'number' | 'cents' | 'percent' | 'minutes' | 'days';
  /** Summed in the table's footer. Never for a share, a median, or a count that includes one record in several rows. */
  total?: boolean;
  /**
   * A share: 100 times the sum of columns divided by the sum of others, calculated for every row and the footer; null
   * if the divisor is 0.
   */
  ratio?: { of: string | readonly string[]; over: string | readonly string[] };
  /** The counting rule, if the report's definition does not include it. */
  definition?: string;
  /**
   * A click on its number opens the underlying rows: their count is the number, or the sum of this column of the
   * drill-down.
   */
  drill?: 'rows' | { sum: string };
  /** Which direction is good: colors a change next to its sign. */
  better?: 'more' | 'less';
}

/** The input of a report: clinic days, both inclusive, and the values of its filters. */
export interface ReportInput {
  clinicId: string;
  from: string;
  to: string;
  /**
   * The same range as instants in the clinic's time zone: from the beginning of the first day up to, but excluding,
   * `end`.
   */
  start: Date;
  end: Date;
  timeZone: string;
  now: Date;
  /** By filter id; unset filters are missing. Contains only values from the filter's `options`. */
  filters: Readonly<Record<string, string>>;
  /** The id of the selected breakdown, by default the first; '' if the report has none. */
  breakdown: string;
}

/** A filter of a report; with no selection it filters nothing. */
export interface ReportFilter {
  id: string;
  title: string;
  options(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]>;
}

/** The drill-down: the rows behind one number. */
export interface ReportDrill {
  columns: readonly ReportColumn[];
  /**
   * `row` is the row of the table as `read` has just returned it (never from a browser), `column` the id of the column
   * whose number was clicked. Returns at most MOST_DRILL_ROWS + 1 rows. A row about a patient includes the hidden value
   * `patient_id`, from which access is logged.
   */
  read(db: Queryable, input: ReportInput, row: ReportRow, column: string): Promise<ReportRow[]>;
  /** Numbers in the footer open their rows too: then `row` may be `{}`, which means all rows. */
  foot?: true;
}

/** An action on a row of a drill-down, e.g. a nudge, shown as a button. */
export interface ReportAction {
  id: string;
  title: string;
  rule: string;
  /** Confirmation question; without it, the action runs immediately. */
  confirm?: string;
  /** Returns whether it is offered on this row; if omitted, on every row with a `key`. */
  offered?(row: ReportRow): boolean;
  /**
   * Runs it for the row with this key, which is unvalidated browser input: validate it here. Returns a message about
   * what was done.
   */
  run(ctx: RequestContext, key: string): Promise<string | DomainError>;
}

/** A statistics screen, declared by the module that owns its data. See docs/reports.md. */
export interface Report {
  /** The name of the screen in the specification: `productIncomeStats`. */
  id: string;
  title: string;
  /** The counting rules, shown to the reader. */
  definition: string;
  /** An access rule of the module, conventionally `<module>.statistics`. */
  rule: string;
  order: number;
  filters: readonly ReportFilter[];
  /**
   * Breakdowns of the same numbers, the first is the default: by provider, by weekday. `title` is then the heading of
   * the first column.
   */
  breakdowns?: readonly { id: string; title: string }[];
  columns: readonly ReportColumn[];
  /**
   * The columns that the chart above the rows draws (the reader may choose another), and the column with their names.
   */
  chart?: { x: string; y: string | readonly string[]; kind: 'line' | 'bar' };
  /** The unit of the range: `months` are whole months; days if omitted. */
  range?: 'days' | 'months';
  /** Its months are cached (`read-by-months.ts`) and read every night, so that users don't wait for years of data. */
  keepsMonths?: true;
  /** False if it shows the current state, so that there is no prior period. */
  comparable?: false;
  /** Returns all rows in display order; from one statement, or from its months (`read-by-months.ts`). */
  read(db: Queryable, input: ReportInput): Promise<ReportRow[]>;
  /** Returns the footer of columns that can't be summed, e.g. medians; without it they are empty. */
  foot?(db: Queryable, input: ReportInput): Promise<ReportRow>;
  /** The rows behind one row of the table. */
  drill?: ReportDrill;
  actions?: readonly ReportAction[];
}

/**
 * Columns that a module contributes to a report of another one, joined by row key: `monthlyTrend` has months
 * (`2026-11`) as rows, and every module with monthly numbers contributes columns. Keys that the report doesn't have are
 * ignored.
 */
export interface ReportColumns {
  /** The id of the report: `monthlyTrend`. */
  report: string;
  /** Their position among those of the other modules. */
  order: number;
  /** Shown only to users with this right, in addition to the report's own rule. */
  rule: string;
  keepsMonths?: true;
  columns: readonly ReportColumn[];
  /** Rows with a `key`, in any order; for a missing row, summed columns are 0 and all others null. */
  read(db: Queryable, input: ReportInput): Promise<ReportRow[]>;
  drill?: ReportDrill;
}

/** The maximum number of rows of a drill-down: if there are more, it says so and asks for a narrower range. */
export const MOST_DRILL_ROWS = 5_000;
