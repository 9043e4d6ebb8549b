import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { isOnReplica } from '../connections/read-replica.ts';
import { columnsOf } from '../records/read-columns.ts';
import type { Queryable } from '../database.ts';
import { dayIn } from '../day-in.ts';
import { reportInput } from './report-input.ts';
import type { ReportInput, ReportRow } from './report.ts';

/** A report with additive numbers that is read month by month for long ranges. */
export interface MonthlyReading {
  /** Identifies the stored numbers among all of a clinic, with their breakdown: `productIncomeStats/provider`. */
  name: string;
  /** The columns to sum; for all others the latest month's value is used. */
  sums: readonly string[];
  /** Returns the rows of a range of days; rows with the same `key` in two ranges are merged. */
  read(db: Queryable, input: ReportInput): Promise<ReportRow[]>;
  /** Returns the months, YYYY-MM, with data written since then, each with the time of the last write. */
  changed(db: Queryable, input: ReportInput, since: Date): Promise<{ month: string; time: Date }[]>;
}

// Shorter ranges are read directly.
const FEWEST_MONTHS = 3;
// Rows carry the start time of their transaction. No transaction takes longer than this.
const LONGEST_WRITE_MS = 10 * 60_000;
const DAY_MS = 86_400_000;

/**
 * Reads a report over a long range from its months, in no particular order. Complete past months are cached and read
 * again only if something in them has changed since; the days before and after them are read directly. On the replica,
 * nothing is cached.
 */
export async function readByMonths(db: Queryable, reading: MonthlyReading, input: ReportInput): Promise<ReportRow[]> {
  const months = monthsOver(input);
  if (months.length < FEWEST_MONTHS) return reading.read(db, input);
  const storedMonths = await readStoredMonths(db, reading, input, months);
  const rows: ReportRow[][] = [];
  for (const month of months) rows.push(storedMonths.get(month) ?? (await readMonth(db, reading, input, month)));
  const [before, after] = await Promise.all([
    readDays(db, reading, input, [input.from, dayBefore(`${months[0]!}-01`)]),
    readDays(db, reading, input, [firstAfter(months.at(-1)!), input.to]),
  ]);
  return addUp(reading.sums, [before, ...rows, after]);
}

/** Returns the stored months that are still valid. */
async function readStoredMonths(
  db: Queryable,
  { name, changed }: MonthlyReading,
  input: ReportInput,
  months: readonly string[],
): Promise<Map<string, ReportRow[]>> {
  const { clinicId, now } = input;
  const key = keyOf(name, input);
  const { rows } = await columnsOf('platform.report_month', ['month', 'rows', 'made_time'])
    .select(sql`from platform.report_month
    where clinic_id = ${clinicId} and name = ${key} and month = any(${months}::text[])`)
    .execute(db);
  if (rows.length === 0) return new Map();
  const oldest = Math.min(...rows.map(({ made_time: made }) => made.getTime()));
  const written = await changed(db, input, new Date(oldest - LONGEST_WRITE_MS));
  const last = new Map(written.map(({ month, time }) => [month, time.getTime()]));
  const validRows = rows.filter(
    ({ month, made_time: made }) => (last.get(month) ?? 0) < made.getTime() - LONGEST_WRITE_MS,
  );
  // Checked up to now: the next check starts from here.
  if (oldest < now.getTime() - DAY_MS && !isOnReplica())
    await sql`update platform.report_month set made_time = ${now}
      where clinic_id = ${clinicId} and name = ${key} and made_time < ${now} and month = any(${validRows.map(({ month }) => month)}::text[])`.execute(
      db,
    );
  return new Map(validRows.map(({ month, rows: reportRows }) => [month, reportRows]));
}

async function readMonth(
  db: Queryable,
  reading: MonthlyReading,
  input: ReportInput,
  month: string,
): Promise<ReportRow[]> {
  const rows = await readDays(db, reading, input, [`${month}-01`, dayBefore(firstAfter(month))]);
  if (isOnReplica()) return rows;
  await sql`
    insert into platform.report_month (clinic_id, name, month, rows, made_time)
    values (${input.clinicId}, ${keyOf(reading.name, input)}, ${month}, ${JSON.stringify(rows)}::jsonb, ${input.now})
    on conflict (clinic_id, name, month) do update set rows = excluded.rows, made_time = excluded.made_time
    where report_month.made_time <= excluded.made_time`.execute(db);
  return rows;
}

/** Returns the complete past months of a range. */
function monthsOver({ from, to, timeZone, now }: ReportInput): string[] {
  const today = dayIn(timeZone, now);
  const months: string[] = [];
  let month = from.endsWith('-01') ? from.slice(0, 7) : firstAfter(from.slice(0, 7)).slice(0, 7);
  for (; ; month = firstAfter(month).slice(0, 7)) {
    const next = firstAfter(month);
    if (dayBefore(next) > to || next > today) return months;
    months.push(month);
  }
}

function addUp(sums: readonly string[], parts: readonly (readonly ReportRow[])[]): ReportRow[] {
  const byKey = new Map<unknown, ReportRow>();
  for (const row of parts.flat()) {
    const before = byKey.get(row['key']);
    const added: ReportRow = { ...row };
    for (const id of sums) added[id] = Number(before?.[id] ?? 0) + Number(row[id] ?? 0);
    byKey.set(row['key'], added);
  }
  return [...byKey.values()];
}

async function readDays(
  db: Queryable,
  { read }: MonthlyReading,
  input: ReportInput,
  [from, to]: readonly [from: string, to: string],
): Promise<ReportRow[]> {
  return from > to ? [] : read(db, reportInput({ ...input, from, to }));
}

const keyOf = (name: string, { timeZone }: ReportInput): string => `${name} ${timeZone}`;
const dayBefore = (day: string): string => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
const firstAfter = (month: string): string => Temporal.PlainDate.from(`${month}-01`).add({ months: 1 }).toString();
