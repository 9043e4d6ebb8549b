import {
  CartesianGrid,
  Line,
  LineChart as RechartsLines,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatDay } from '../formats/day.ts';
import { dayOf, formatInstant } from '../formats/instant.ts';
import { type ChartSeries, type DrawnPoint, type NormalRange, valueSpan } from './chart-points.ts';
import classes from './line-chart.module.css';

interface DrawnLinesProps {
  unit: string | undefined;
  series: readonly ChartSeries[];
  points: DrawnPoint[];
  normal: readonly NormalRange[];
}

const COLOURS = ['--series-0', '--series-1', '--series-2', '--series-3'];
const DASHES = ['0', '6 3', '2 3', '8 3 2 3'];
const TICK = { fill: 'var(--mantine-color-dimmed)', fontSize: 11 };

/** The drawing of a LineChart. Only this file uses Recharts. Lines also differ by their dashes, not by color alone. */
export function DrawnLines({ unit, series, points, normal }: DrawnLinesProps) {
  const span = valueSpan(points, series, normal);
  const iso = (time: number): string => new Date(time).toISOString();
  return (
    <ResponsiveContainer width="100%" height="100%">
      <RechartsLines
        data={points}
        margin={{ top: 8, right: 28, bottom: 0, left: 0 }}
        accessibilityLayer={false}
        className={classes.drawing}
      >
        <CartesianGrid stroke="var(--salus-line)" vertical={false} />
        {normal.map(({ label, low, high }) => (
          <ReferenceArea
            key={label}
            y1={low ?? span[0]}
            y2={high ?? span[1]}
            fill="var(--mantine-color-green-5)"
            fillOpacity={0.12}
            strokeOpacity={0}
          />
        ))}
        <XAxis
          dataKey="time"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={(time: number) => formatDay(dayOf(iso(time)))}
          tick={TICK}
          stroke="var(--salus-line-strong)"
          minTickGap={32}
          padding={{ left: 12, right: 12 }}
        />
        <YAxis domain={[...span]} tick={TICK} stroke="var(--salus-line-strong)" width={44} />
        <Tooltip
          isAnimationActive={false}
          labelFormatter={(time) => (typeof time === 'number' ? formatInstant(iso(time)) : '')}
          formatter={(value) => `${String(value)}${unit === undefined ? '' : ` ${unit}`}`}
          wrapperClassName={classes.tip}
        />
        {series.map(({ id, name }, at) => (
          <Line
            key={id}
            dataKey={id}
            name={name}
            type="linear"
            connectNulls
            isAnimationActive={false}
            stroke={`var(${COLOURS[at % 4]})`}
            strokeDasharray={DASHES[at % 4]}
            strokeWidth={2}
            dot={{ r: 3, strokeDasharray: '0', fill: `var(${COLOURS[at % 4]})` }}
          />
        ))}
      </RechartsLines>
    </ResponsiveContainer>
  );
}
