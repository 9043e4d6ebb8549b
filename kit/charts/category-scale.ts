/** One line, or the columns of one colour, of a chart over categories. */
export interface CategorySeries {
  id: string;
  name: string;
  /** One for each category; null where there is none. */
  values: readonly (number | null)[];
}

/** Round values for an axis that begins at 0 (or below, where a value is) and holds all of them: three to six of them. */
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
