import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { lazy } from '#kit/module/lazy.ts';
import { LazyArea } from '#kit/feedback/lazy-area.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { type ReportRow, type ReportTable, rowsOf } from './report-types.ts';
import classes from './statistics.module.css';
import { isNumeric, valueText } from './value-text.ts';

const CategoryChart = lazy(() =>
  import('#kit/charts/category-chart.tsx').then((file) => ({ default: file.CategoryChart })),
);

const MOST_BARS = 12;

interface ReportChartProps {
  table: ReportTable;
  /** The column chosen by the user; null for the report's default. */
  measure: string | null;
  onMeasure: (measure: string | null) => void;
}

/** A chart of one column over the rows, with the previous period behind it; nothing if the report has no chart. */
export function ReportChart({ table, measure, onMeasure }: ReportChartProps) {
  const { chart, columns } = table;
  const rows = rowsOf(table.now.rows);
  const drawable = columns.filter(({ kind }) => isNumeric(kind));
  if (chart === null || drawable.length === 0 || rows.length === 0) return null;
  const own = chart.y.filter((id) => drawable.some((column) => column.id === id));
  const chosen = drawable.find(({ id }) => id === measure);
  const drawn =
    chosen !== undefined
      ? [chosen]
      : drawable.filter(({ id }) => (own.length > 0 ? own : [drawable[0]!.id]).includes(id));
  const kindOfValue = drawn[0]!.kind;
  const x = columns.find(({ id }) => id === chart.x) ?? columns[0]!;
  const before = new Map(rowsOf(table.prior?.rows).map((row) => [row['key'], row]));
  const number = (row: ReportRow | undefined, id: string): number | null => {
    const value = row?.[id];
    return typeof value === 'number' ? value : null;
  };
  const byTime = x.kind === 'month' || x.kind === 'day';
  const kind = byTime ? (rows.length > 2 ? 'line' : 'column') : chart.kind === 'line' ? 'column' : 'bar';
  const hasValue = (row: ReportRow): boolean =>
    drawn.some(({ id }) => (number(row, id) ?? 0) !== 0 || (number(before.get(row['key']), id) ?? 0) !== 0);
  // With many bars only the longest are drawn; the table has all.
  const shown =
    kind === 'bar'
      ? rows
          .filter(hasValue)
          .toSorted((one, other) => (number(other, drawn[0]!.id) ?? 0) - (number(one, drawn[0]!.id) ?? 0))
          .slice(0, MOST_BARS)
      : rows;
  const series = drawn.flatMap(({ id, title }) => [
    { id, name: title, values: shown.map((row) => number(row, id)) },
    ...(table.prior === null
      ? []
      : [
          {
            id: `${id} before`,
            name: `${title}, previous period`,
            values: shown.map((row) => number(before.get(row['key']), id)),
          },
        ]),
  ]);
  const titles = drawn.map(({ title }) => title).join(', ');
  return (
    <Panel
      title={`${titles} by ${x.title.toLowerCase()}`}
      actions={
        <Select
          aria-label="Chart values"
          size="xs"
          allowDeselect={false}
          value={drawn[0]!.id}
          data={drawable.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={(id) => onMeasure(id === own[0] ? null : id)}
          data-no-print
        />
      }
    >
      {shown.length === 0 ? (
        <p className={classes.quiet}>All values are 0 in this range.</p>
      ) : (
        <LazyArea rows={5}>
          <CategoryChart
            label={`${titles} by ${x.title.toLowerCase()}; the numbers are in the table below`}
            categories={shown.map((row) => valueText(x.kind, row[x.id]))}
            series={series}
            kind={kind}
            format={(value) => valueText(kindOfValue, value)}
            partial={shown.map((row) => row['partial'] === 1)}
          />
        </LazyArea>
      )}
    </Panel>
  );
}
