/** One line of the report: `ratio` beside its `goal`, both in the unit that `name` tells; reached where it is on the right side. */
export interface Row {
  name: string;
  ratio: number;
  goal: number;
  lowerIsBetter: boolean;
  /** What was measured, in words. */
  detail: string;
}

/** Whether a row reaches its goal. */
export function isReached(row: Row): boolean {
  return row.lowerIsBetter ? row.ratio <= row.goal : row.ratio >= row.goal;
}

/** The report for a terminal: a line for each row. */
export function reportOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const mark = isReached(row) ? 'reached    ' : 'NOT reached';
    return `${mark}  ${row.ratio.toFixed(2).padStart(8)}  (${row.lowerIsBetter ? '≤' : '≥'} ${row.goal})  ${row.name} — ${row.detail}`;
  });
  return lines.join('\n');
}
