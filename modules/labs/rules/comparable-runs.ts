/** A value of a flowsheet series. */
export interface SeriesValue {
  at: string;
  value: number | null;
  units: string;
  method: string;
}

/**
 * Splits the values wherever the unit or the method changes, since values across a change can't be compared. Oldest
 * first.
 */
export function comparableRuns<Value extends SeriesValue>(values: readonly Value[]): Value[][] {
  const runs: Value[][] = [];
  const ordered = values.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  for (const value of ordered) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && last.units === value.units && last.method === value.method) runs.at(-1)!.push(value);
    else runs.push([value]);
  }
  return runs;
}
