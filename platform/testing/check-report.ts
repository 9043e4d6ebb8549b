import type { Queryable } from '../database.ts';
import type { Report, ReportColumns, ReportInput, ReportRow } from '../reports/report.ts';

/**
 * Checks the invariants of every report: keys are unique, every value has a column or is a hidden one, and each number
 * with a drill-down equals the count or sum of its rows. Returns the rows; throws if an invariant is violated.
 */
export async function checkReport(
  report: Pick<Report | ReportColumns, 'columns' | 'read' | 'drill'>,
  db: Queryable,
  input: ReportInput,
): Promise<ReportRow[]> {
  const rows = await report.read(db, input);
  const keys = rows.map((row) => row['key'] ?? row[report.columns[0]!.id]);
  if (new Set(keys).size !== keys.length) throw new Error(`keys are not unique: ${keys.join(', ')}`);
  for (const column of report.columns) {
    if (column.drill === undefined || report.drill === undefined) continue;
    const foot = report.drill.foot === true ? [{ row: {}, number: sum(rows, column.id) }] : [];
    for (const { row, number } of [
      ...rows.map((one) => ({ row: one, number: Number(one[column.id] ?? 0) })),
      ...foot,
    ]) {
      const behind = await report.drill.read(db, input, row, column.id);
      const total =
        column.drill === 'rows' ? behind.length : sum(behind, typeof column.drill === 'object' ? column.drill.sum : '');
      if (total !== number)
        throw new Error(
          `${column.id} of ${String((row as ReportRow)['key'] ?? 'the foot')} is ${number}, its rows are ${total}`,
        );
    }
  }
  return rows;
}

function sum(rows: readonly ReportRow[], column: string): number {
  return rows.reduce((total, row) => total + Number(row[column] ?? 0), 0);
}
