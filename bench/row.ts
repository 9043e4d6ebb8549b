/**
 * A line of the report: `ratio` and its `goal`, both in the unit given in `name`; reached if it is on the right side.
 */
export interface Row {
  name: string;
  ratio: number;
  goal: number;
  lowerIsBetter: boolean;
  /** A description of the measurement. */
  detail: string;
}

/** The latency of a load, in milliseconds. */
export interface Latency {
  p99: number;
  median: number;
}

/** Returns a row with the 99th percentile of a load on much data relative to little data. */
export function p99Row(name: string, goal: number, little: Latency, much: Latency): Row {
  return {
    name,
    ratio: much.p99 / little.p99,
    goal,
    lowerIsBetter: true,
    detail: `${much.p99.toFixed(1)} ms beside ${little.p99.toFixed(1)} ms; medians ${much.median.toFixed(1)} and ${little.median.toFixed(1)} ms`,
  };
}

/** Returns whether a row reaches its goal. */
export function isReached(row: Row): boolean {
  return row.lowerIsBetter ? row.ratio <= row.goal : row.ratio >= row.goal;
}

/** Formats the report for a terminal: a line for each row. */
export function reportOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const mark = isReached(row) ? 'reached    ' : 'NOT reached';
    return `${mark}  ${row.ratio.toFixed(2).padStart(8)}  (${row.lowerIsBetter ? '≤' : '≥'} ${row.goal})  ${row.name} — ${row.detail}`;
  });
  return lines.join('\n');
}
