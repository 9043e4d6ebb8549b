/** The fields of a column that these rules need. */
export interface CountedColumn {
  id: string;
  kind: string;
  total?: boolean;
  ratio?: { of: string | readonly string[]; over: string | readonly string[] };
}

/** A row by column id. */
export type CountedRow = Record<string, string | number | null>;

/** Adds ratio columns, computed from other columns; null if the denominator is zero. */
export function withRatios(columns: readonly CountedColumn[], rows: readonly CountedRow[]): CountedRow[] {
  const ratios = columns.filter(({ ratio }) => ratio !== undefined);
  if (ratios.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(ratios.map(({ id, ratio }) => [id, share(row, ratio!)])),
  }));
}

/** Computes the total row: sums of summable columns, ratios of these sums, and the report's own totals for the rest. */
export function footOf(
  columns: readonly CountedColumn[],
  rows: readonly CountedRow[],
  ownFoot: CountedRow = {},
): CountedRow {
  const foot: CountedRow = { ...ownFoot };
  for (const { id, total } of columns) if (total === true) foot[id] = sumOf(rows, id);
  return withRatios(columns, [foot])[0]!;
}

/** Returns the sum of a column; null if it has rows but none has a value. */
export function sumOf(rows: readonly CountedRow[], id: string): number | null {
  const values = rows.map((row) => row[id]).filter((value) => typeof value === 'number');
  if (values.length === 0 && rows.length > 0) return null;
  return values.reduce((sum, value) => sum + value, 0);
}

/**
 * Returns the change in percent of the previous value; `no baseline` if the previous value was zero, since no
 * percentage exists; null if there is no current value.
 */
export function changeSince(
  now: string | number | null | undefined,
  before: string | number | null | undefined,
): number | 'no baseline' | null {
  if (typeof now !== 'number') return null;
  if (typeof before !== 'number' || before === 0) return now === before ? null : 'no baseline';
  return ((now - before) / Math.abs(before)) * 100;
}

function share(row: CountedRow, { of, over }: NonNullable<CountedColumn['ratio']>): number | null {
  const part = together(row, of);
  const whole = together(row, over);
  return part === null || whole === null || whole === 0 ? null : (part / whole) * 100;
}

/** Returns the sum of some values of a row; null if it has none of them. */
function together(row: CountedRow, ids: string | readonly string[]): number | null {
  const values = (typeof ids === 'string' ? [ids] : ids)
    .map((id) => row[id])
    .filter((value) => typeof value === 'number');
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
