/** One line, or the columns of one color, of a category chart. */
export interface CategorySeries {
  id: string;
  name: string;
  /** One value per category; null if there is none. */
  values: readonly (number | null)[];
}

/**
 * Returns three to six round tick values for an axis that includes all values and starts at 0, or lower if a value is
 * negative.
 */
export function niceTicks(values: readonly number[]): number[] {
  const high = Math.max(0, ...values);
  const low = Math.min(0, ...values);
  const span = high - low === 0 ? 1 : high - low;
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const ticks: number[] = [];
  for (let tick = Math.floor(low / step); tick <= Math.ceil((high || 1) / step); tick += 1)
    ticks.push(Number((tick * step).toPrecision(12)));
  return ticks;
}
