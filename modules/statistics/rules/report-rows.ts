/** What these rules need of a column. */
export interface CountedColumn {
  id: string;
  kind: string;
  total?: boolean;
  ratio?: { of: string | readonly string[]; over: string | readonly string[] };
}

/** A row by the ids of its columns. */
export type CountedRow = Record<string, string | number | null>;

/** The rows with the shares that are worked out from other columns; null where there is nothing to share. */
export function withRatios(columns: readonly CountedColumn[], rows: readonly CountedRow[]): CountedRow[] {
  const ratios = columns.filter(({ ratio }) => ratio !== undefined);
  if (ratios.length === 0) return [...rows];
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(ratios.map(({ id, ratio }) => [id, share(row, ratio!)])),
  }));
}

/** The foot of a table: sums of what can be summed, shares of these sums, and for the rest what the report itself says. */
export function footOf(
  columns: readonly CountedColumn[],
  rows: readonly CountedRow[],
  ownFoot: CountedRow = {},
): CountedRow {
  const foot: CountedRow = { ...ownFoot };
  for (const { id, total } of columns) if (total === true) foot[id] = sumOf(rows, id);
  return withRatios(columns, [foot])[0]!;
}

/** The sum of a column; null where it has rows but none of them a value. */
export function sumOf(rows: readonly CountedRow[], id: string): number | null {
  const values = rows.map((row) => row[id]).filter((value) => typeof value === 'number');
  if (values.length === 0 && rows.length > 0) return null;
  return values.reduce((sum, value) => sum + value, 0);
}

/**
 * How much more or less it is than before, in percent of before; `no baseline` where there was nothing before, because no percentage
 * says how much more than nothing something is; null where there is no number now.
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

/** The sum of some values of a row; null where it has none of them. */
function together(row: CountedRow, ids: string | readonly string[]): number | null {
  const values = (typeof ids === 'string' ? [ids] : ids)
    .map((id) => row[id])
    .filter((value) => typeof value === 'number');
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}
