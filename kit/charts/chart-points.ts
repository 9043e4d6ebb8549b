/** One line of a chart. */
export interface ChartSeries {
  id: string;
  name: string;
}

/** The measurements of one instant. A series without a value at that time is omitted or null. */
export interface ChartPoint {
  /** An ISO instant. */
  at: string;
  values: Readonly<Record<string, number | null | undefined>>;
}

/** A range considered normal; one end may be open. */
export interface NormalRange {
  low?: number | null;
  high?: number | null;
  /** E.g. "Normal", "Systolic, normal". */
  label: string;
}

/** A point as drawn: its instant in ms, so that gaps in time are gaps in the chart. */
export interface DrawnPoint {
  time: number;
  [series: string]: number | null;
}

/** Returns the points in chronological order, each with a value or null for every series. */
export function drawnPoints(points: readonly ChartPoint[], series: readonly ChartSeries[]): DrawnPoint[] {
  return points
    .map(({ at, values }) => {
      const drawn: DrawnPoint = { time: Date.parse(at) };
      for (const { id } of series) drawn[id] = values[id] ?? null;
      return drawn;
    })
    .toSorted((one, other) => one.time - other.time);
}

/**
 * Returns the lowest and highest value of the axis: all points and the ends of the normal ranges, padded and rounded.
 */
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
  // The axis doesn't go below zero unless a value does.
  return [tidy(low >= 0 ? Math.max(0, bottom) : bottom), tidy(Math.ceil((high + air) / step) * step)];
}

/** Returns whether a value is outside of a range. */
export function isOutside(value: number, { low, high }: NormalRange): boolean {
  return (low != null && value < low) || (high != null && value > high);
}

// The step of the axis: tens for a range of 20 or more, then ones, then tenths.
function stepFor(span: number): number {
  return 10 ** Math.floor(Math.log10(span / 2));
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
