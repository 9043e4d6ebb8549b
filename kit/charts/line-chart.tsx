import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazy } from '../module/lazy.ts';
import { formatInstant } from '../formats/instant.ts';
import { type ChartPoint, type ChartSeries, drawnPoints, isOutside, type NormalRange } from './chart-points.ts';
import classes from './line-chart.module.css';

const DrawnLines = lazy(() => import('./drawn-lines.tsx').then((file) => ({ default: file.DrawnLines })));

interface LineChartProps {
  /** The subject of the chart, e.g. "Blood pressure". */
  label: string;
  unit?: string;
  series: readonly ChartSeries[];
  points: readonly ChartPoint[];
  /** Shaded behind the lines. */
  normal?: readonly NormalRange[];
  /** Height of the drawing in px. */
  height?: number;
  /** Formats an instant in the table; MM/DD/YYYY hh:mm:ss A by default. */
  formatAt?: (at: string) => string;
  /** False if the page shows its own table next to the chart. */
  table?: boolean;
}

/**
 * Values over time with the normal range shaded, and the same values in a table next to the drawing, for users of
 * screen readers and those who want the numbers. The drawing code is loaded when the first chart is shown.
 */
export function LineChart(props: LineChartProps) {
  const { label, unit, series, points, normal = [], height = 220, formatAt = formatInstant, table = true } = props;
  const drawn = drawnPoints(points, series);
  const newestFirst = points.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <figure className={classes.figure} aria-label={label}>
      <div style={{ height }} aria-hidden>
        <Suspense fallback={<Skeleton height={height} />}>
          <DrawnLines unit={unit} series={series} points={drawn} normal={normal} />
        </Suspense>
      </div>
      <figcaption className={classes.legend}>
        {series.map(({ id, name }, at) => (
          <span key={id} className={classes.key} data-series={at % 4}>
            {name}
          </span>
        ))}
        {normal.map((range) => (
          <span key={range.label} className={classes.key} data-normal>
            {range.label} {spanText(range)} {unit}
          </span>
        ))}
      </figcaption>
      {table && (
        <details className={classes.details}>
          <summary>Show as table</summary>
          {/* Scrollable content must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${label}, as a table`}>
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  {series.map(({ id, name }) => (
                    <th key={id} scope="col">
                      {name}
                      {unit !== undefined && ` (${unit})`}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {newestFirst.map(({ at, values }) => (
                  <tr key={at}>
                    <th scope="row">{formatAt(at)}</th>
                    {series.map(({ id }) => (
                      <td key={id}>{cellText(values[id], series.length === 1 ? normal[0] : undefined)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </figure>
  );
}

function cellText(value: number | null | undefined, range: NormalRange | undefined): string {
  if (value == null) return '–';
  return range !== undefined && isOutside(value, range) ? `${value} (outside)` : String(value);
}

function spanText({ low, high }: NormalRange): string {
  if (low == null) return `up to ${high}`;
  return high == null ? `from ${low}` : `${low} – ${high}`;
}
