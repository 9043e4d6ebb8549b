import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { readPlanned } from './read-planned.ts';
import type { ReportRow, ReportValue } from './report.ts';

/** Returns the rows of a report's statement. The result is validated: a value that a cell can't show is an error. */
export async function reportRows(db: Queryable, statement: RawBuilder<unknown>): Promise<ReportRow[]> {
  const { rows } = await statement.execute(db);
  return checked(rows);
}

/** Same as `reportRows`, for a statement with a custom plan; see `readPlanned`. */
export async function plannedReportRows(db: Queryable, statement: RawBuilder<unknown>): Promise<ReportRow[]> {
  return checked(await readPlanned(db, statement));
}

/** Returns the choices of a report's filter, sorted by label unless another order is given. */
export async function reportOptions(
  db: Queryable,
  value: RawBuilder<unknown>,
  label: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`2, 1`,
): Promise<{ value: string; label: string }[]> {
  const { rows } = await sql<{ value: string; label: string }>`
    select (${value})::text as value, (${label})::text as label ${from} order by ${order}`.execute(db);
  return rows;
}

/** Returns the months, YYYY-MM, with written rows, each with the latest write time. */
export async function changedMonths(
  db: Queryable,
  month: RawBuilder<unknown>,
  written: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
): Promise<{ month: string; time: Date }[]> {
  const { rows } = await sql<{ month: string; time: Date }>`
    select ${month} as month, max(${written}) as time ${from} group by 1`.execute(db);
  return rows;
}

function checked(rows: readonly unknown[]): ReportRow[] {
  return rows.map((row) => {
    const values = Object.entries(row as object);
    const wrong = values.find(([, value]) => !isValue(value));
    if (wrong !== undefined) throw new TypeError(`A report can’t show its column ${wrong[0]}`);
    return Object.fromEntries<ReportValue>(values);
  });
}

const isValue = (value: unknown): value is ReportValue =>
  value === null || typeof value === 'string' || typeof value === 'number';
