import { useId, useState } from 'react';
import { usePhone } from '../page/use-phone.ts';
import classes from './category-chart.module.css';
import { type CategorySeries, niceTicks } from './category-scale.ts';

interface CategoryChartProps {
  /** The subject of the chart, e.g. "Visits by month". */
  label: string;
  /** The names along the bottom, or of the bars. */
  categories: readonly string[];
  /** One value for each category. Several series are drawn next to each other. */
  series: readonly CategorySeries[];
  /** `line` for values over time, `column` for a few ordered categories, `bar` (horizontal) for names. */
  kind: 'line' | 'column' | 'bar';
  /** Formats a value for display. */
  format: (value: number) => string;
  /** Categories whose period has not ended yet, drawn hatched. */
  partial?: readonly boolean[];
}

// Drawn at its actual width, so the text keeps its size.
const WIDE = { width: 720, names: 8 };
const NARROW = { width: 340, names: 4 };
const HEIGHT = 240;
const LEFT = 56;
const BOTTOM = 24;
const TOP = 12;
const MOST_BARS = 15;
const WIDEST_COLUMN = 64;

/**
 * A chart of numbers by category or over time, drawn without a library. For users of screen readers the page shows a
 * table next to it; series also differ by dashes and patterns, not by color alone.
 */
export function CategoryChart(props: CategoryChartProps) {
  const { label, categories, series, kind } = props;
  const shown = kind === 'bar' ? Math.min(categories.length, MOST_BARS) : categories.length;
  return (
    <figure className={classes.figure} aria-label={label}>
      {kind === 'bar' ? <Bars {...props} shown={shown} /> : <Drawing {...props} />}
      <figcaption className={classes.legend}>
        {series.map(({ id, name }, at) => (
          <span key={id} className={classes.key} data-series={at % 4}>
            {name}
          </span>
        ))}
        {shown < categories.length && <span>{`First ${shown} of ${categories.length}; the table shows all`}</span>}
      </figcaption>
    </figure>
  );
}

function Bars({ categories, series, format, shown }: CategoryChartProps & { shown: number }) {
  const largest = Math.max(
    1,
    ...series.flatMap(({ values }) => values.slice(0, shown).map((value) => Math.abs(value ?? 0))),
  );
  return (
    <div className={classes.bars} aria-hidden>
      {categories.slice(0, shown).map((name, at) => (
        <div key={`${at} ${name}`} className={classes.barRow}>
          <span className={classes.barName} title={name}>
            {name}
          </span>
          <span className={classes.barTrack}>
            {series.map(({ id, values }, nth) => (
              <span key={id} className={classes.barLine}>
                <span
                  className={classes.bar}
                  data-series={nth % 4}
                  style={{ width: `${(Math.abs(values[at] ?? 0) / largest) * 100}%` }}
                />
                <span className={classes.barValue}>{values[at] == null ? '–' : format(values[at])}</span>
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

function Drawing({ categories, series, kind, format, partial = [] }: CategoryChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const { width: wide, names } = usePhone() ? NARROW : WIDE;
  const hatch = useId();
  const ticks = niceTicks(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const step = (wide - LEFT - 8) / Math.max(1, categories.length);
  const x = (index: number): number => LEFT + step * (index + 0.5);
  const y = (value: number): number => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - low) / (high - low));
  const every = Math.ceil(categories.length / names);
  const pick = (event: React.PointerEvent<SVGSVGElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const inside = ((event.clientX - box.left) / box.width) * wide - LEFT;
    setAt(Math.max(0, Math.min(categories.length - 1, Math.floor(inside / step))));
  };
  return (
    <div aria-hidden>
      <svg
        viewBox={`0 0 ${wide} ${HEIGHT}`}
        className={classes.drawing}
        onPointerMove={pick}
        onPointerDown={pick}
        onPointerLeave={() => setAt(null)}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="6" className={classes.hatch} />
          </pattern>
        </defs>
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={wide - 8} y1={y(tick)} y2={y(tick)} className={classes.line} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className={classes.tick}>
              {format(tick)}
            </text>
          </g>
        ))}
        {categories.map((name, index) => (
          <g key={`${index} ${name}`}>
            {partial[index] === true && (
              <rect
                x={x(index) - step / 2}
                y={TOP}
                width={step}
                height={HEIGHT - TOP - BOTTOM}
                fill={`url(#${hatch})`}
              />
            )}
            {index % every === 0 && (
              <text x={x(index)} y={HEIGHT - 6} textAnchor="middle" className={classes.tick}>
                {name}
              </text>
            )}
          </g>
        ))}
        {at !== null && <line x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} className={classes.cursor} />}
        {series.map(({ id, values }, nth) =>
          kind === 'line' ? (
            <g key={id} className={classes.series} data-series={nth % 4}>
              <polyline
                points={values.flatMap((value, index) => (value === null ? [] : [`${x(index)},${y(value)}`])).join(' ')}
              />
              {values.map((value, index) =>
                value === null ? null : <circle key={index} cx={x(index)} cy={y(value)} r={3} />,
              )}
            </g>
          ) : (
            <g key={id} className={classes.columns} data-series={nth % 4}>
              {values.map((value, index) => {
                if (value === null) return null;
                const width = Math.min((step * 0.7) / series.length, WIDEST_COLUMN);
                const [top, foot] = [y(Math.max(value, 0)), y(Math.min(value, 0))];
                const left = x(index) - (width * series.length) / 2 + width * nth;
                return <rect key={index} x={left} y={top} width={width} height={Math.max(1, foot - top)} />;
              })}
            </g>
          ),
        )}
      </svg>
      <p className={classes.reading}>
        {at === null || categories[at] === undefined
          ? ' '
          : `${categories[at]}: ${series
              .map(({ name, values }) => `${name} ${values[at] == null ? '–' : format(values[at])}`)
              .join(' · ')}${partial[at] === true ? ' (so far)' : ''}`}
      </p>
    </div>
  );
}
