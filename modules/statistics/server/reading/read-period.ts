import type { Queryable } from '#platform/database.ts';
import type { ReportInput, ReportRow } from '#platform/reports/report.ts';
import { type CountedRow, footOf, withRatios } from '../../rules/index.ts';
import type { OfferedReport } from './offered-reports.ts';

/** A report's rows for one period, with the total row. */
export interface Period {
  from: string;
  to: string;
  rows: CountedRow[];
  foot: CountedRow;
}

/** Reads a report and the columns of other modules, one statement each. */
export async function readPeriod(db: Queryable, offered: OfferedReport, input: ReportInput): Promise<Period> {
  const { report, given, columns } = offered;
  const [own, foot, ...others] = await Promise.all([
    report.read(db, input),
    report.foot?.(db, input) ?? {},
    ...given.map((one) => one.read(db, input)),
  ]);
  const keyed = own.map((row, at) => ({ ...row, key: keyOf(row, report.columns[0]?.id, at) }));
  const byKey = others.map((rows) => new Map(rows.map((row) => [row['key'], row])));
  // A missing sum is 0, e.g. a month without visits; other missing values are unknown.
  const none = Object.fromEntries(
    given.flatMap(({ columns: all }) => all.flatMap(({ id, total }) => (total === true ? [[id, 0]] : []))),
  );
  const joined = keyed.map(
    (row) => Object.assign({}, none, ...byKey.map((rows) => rows.get(row.key) ?? {}), row) as CountedRow,
  );
  const rows = withRatios(columns, joined);
  return { from: input.from, to: input.to, rows, foot: footOf(columns, rows, foot) };
}

/** Maps the rows of another period to the keys of this one: months by position, everything else by its own key. */
export function alignedTo(now: Period, prior: Period, byMonth: boolean): Period {
  if (!byMonth) return prior;
  const rows = now.rows.flatMap((row, at) => {
    const before = prior.rows[at];
    return before === undefined ? [] : [{ ...before, key: row['key'] ?? null }];
  });
  return { ...prior, rows };
}

function keyOf(row: ReportRow, first: string | undefined, at: number): string {
  return String(row['key'] ?? (first === undefined ? at : (row[first] ?? '')));
}
