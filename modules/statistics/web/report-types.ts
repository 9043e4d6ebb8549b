import type { StatisticsColumnFieldsFragment, StatisticsTableQuery } from './setting.operations.gen.ts';

/** A report as the server answers it. */
export type ReportTable = StatisticsTableQuery['statisticsTable'];

/** A column of it. */
export type ReportColumn = StatisticsColumnFieldsFragment;

/** A row by the ids of its columns; unseen it has `key`, `path`, `partial` and `actions`. */
export type ReportRow = Readonly<Record<string, string | number | null | undefined>> & { actions?: never };

/** The rows of an answer, which are JSON to the contract. */
export function rowsOf(rows: unknown): readonly ReportRow[] {
  return Array.isArray(rows) ? (rows as ReportRow[]) : [];
}

/** The foot of an answer. */
export function footRow(foot: unknown): ReportRow {
  return (foot ?? {}) as ReportRow;
}
