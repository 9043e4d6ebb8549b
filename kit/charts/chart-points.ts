/** One line of a chart. */
export interface ChartSeries {
  id: string;
  name: string;
}

/** What was measured at one instant; a series that has no value then is left out or null. */
export interface ChartPoint {
  /** An ISO instant. */
  at: string;
  values: Readonly<Record<string, number | null | undefined>>;
}

/** A span that is held for normal; one end may be open. */
export interface NormalRange {
  low?: number | null;
  high?: number | null;
  /** "Normal", "Systolic, normal". */
  label: string;
}

/** A point as it is drawn: its instant in ms, so that gaps in time are gaps in the chart. */
export interface DrawnPoint {
  time: number;
  [series: string]: number | null;
}

/** The points in the order of time, each with a value or null for every series. */
export function drawnPoints(points: readonly ChartPoint[], series: readonly ChartSeries[]): DrawnPoint[] {
  return points
    .map(({ at, values }) => {
      const drawn: DrawnPoint = { time: Date.parse(at) };
      for (const { id } of series) drawn[id] = values[id] ?? null;
      return drawn;
    })
    .toSorted((one, other) => one.time - other.time);
}

/** Lowest and highest value of the axis: all points and the ends of the normal ranges, with some air, on round numbers. */
export function valueSpan(
  points: readonly DrawnPoint[],
  series: readonly ChartSeries[],
  ranges: readonly NormalRange[],
): readonly [number, number] {
  const values = [
    ...points.flatMap((point) => series.map(({ id }) => point[id])),
    ...ranges.flatMap(({ low, high }) => [low, high]),
  ].filter((value) => typeof value === 'number');
  if (values.length === 0) return [0, 1];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const air = high === low ? Math.max(1, Math.abs(high) * 0.1) : (high - low) * 0.1;
  const step = stepFor(high - low + 2 * air);
  const bottom = Math.floor((low - air) / step) * step;
  // What can't be negative isn't drawn as if it could.
  return [tidy(low >= 0 ? Math.max(0, bottom) : bottom), tidy(Math.ceil((high + air) / step) * step)];
}

/** Whether a value lies outside of a range. */
export function isOutside(value: number, { low, high }: NormalRange): boolean {
  return (low != null && value < low) || (high != null && value > high);
}

// What the axis counts in: tens for a span of 20 and more, ones, tenths.
function stepFor(span: number): number {
  return 10 ** Math.floor(Math.log10(span / 2));
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
