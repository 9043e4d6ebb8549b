import type { StatisticsColumnFieldsFragment, StatisticsTableQuery } from './setting.operations.gen.ts';

/** A report as returned by the server. */
export type ReportTable = StatisticsTableQuery['statisticsTable'];

/** A column of a report. */
export type ReportColumn = StatisticsColumnFieldsFragment;

/** A row by column id; it also has the hidden fields `key`, `path`, `partial` and `actions`. */
export type ReportRow = Readonly<Record<string, string | number | null | undefined>> & { actions?: never };

/** Returns the rows of a response, which are JSON in the API. */
export function rowsOf(rows: unknown): readonly ReportRow[] {
  return Array.isArray(rows) ? (rows as ReportRow[]) : [];
}

/** Returns the total row of a response. */
export function footRow(foot: unknown): ReportRow {
  return (foot ?? {}) as ReportRow;
}
