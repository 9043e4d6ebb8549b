import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { splitPath } from '#kit/navigation/query.ts';
import type { OpenedNumber } from './drill-dialog.tsx';
import { footRow, type ReportColumn, type ReportRow, type ReportTable, rowsOf } from './report-types.ts';
import classes from './statistics.module.css';
import { changeText, isNumeric, valueText } from './value-text.ts';

interface ReportTableViewProps {
  table: ReportTable;
  onOpen: (opened: OpenedNumber) => void;
}

type Order = { column: string; down: boolean } | null;

/** The table of a report with its total row; a number that opens rows is a button, with the change below it. */
export function ReportTableView({ table, onOpen }: ReportTableViewProps) {
  const [order, setOrder] = useState<Order>(null);
  const { columns } = table;
  const rows = sorted(rowsOf(table.now.rows), order);
  const before = new Map(rowsOf(table.prior?.rows).map((row) => [row['key'], row]));
  const foot = footRow(table.now.foot);
  const isCompared = table.prior !== null;
  const first = columns[0]!;
  const heading = table.report.breakdowns.find(({ id }) => id === table.breakdown)?.title ?? first.title;
  if (rows.length === 0)
    return (
      <EmptyState icon={IconChartBar} title="No data in this date range">
        Choose another range or remove filters.
      </EmptyState>
    );
  const cell = (column: ReportColumn, row: ReportRow, was: ReportRow | undefined, of: CellOwner) => (
    <Cell
      column={column}
      row={row}
      was={isCompared ? was : null}
      onOpen={
        of.opens
          ? (value) =>
              onOpen({ row: of.key, column: column.id, name: of.name, title: column.title, value, kind: column.kind })
          : undefined
      }
      of={of.name}
    />
  );
  return (
    // A scrollable region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={classes.scroll} tabIndex={0} role="region" aria-label={`${table.report.title}, as a table`}>
      <table className={classes.table}>
        <Head columns={columns} heading={heading} order={order} onOrder={setOrder} />
        <tbody>
          {rows.map((row, nth) => {
            const key = String(row['key'] ?? nth);
            const name = valueText(first.kind, row[first.id]);
            return (
              <tr key={`${key} ${nth}`}>
                {columns.map((column, at) =>
                  at === 0 ? (
                    <th key={column.id} scope="row">
                      {typeof row['path'] === 'string' ? <Link {...splitPath(row['path'])}>{name}</Link> : name}
                      {row['partial'] === 1 && <span className={classes.quiet}> so far</span>}
                    </th>
                  ) : (
                    <td key={column.id} data-number={isNumeric(column.kind) || undefined}>
                      {cell(column, row, before.get(row['key']), { opens: column.opens, name, key })}
                    </td>
                  ),
                )}
              </tr>
            );
          })}
        </tbody>
        {columns.some(({ id }) => foot[id] != null) && (
          <tfoot>
            <tr>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.id} scope="row">
                    Total
                  </th>
                ) : (
                  <td key={column.id} data-number={isNumeric(column.kind) || undefined}>
                    {foot[column.id] != null &&
                      cell(column, foot, footRow(table.prior?.foot), {
                        opens: column.foot_opens,
                        name: 'Total',
                        key: null,
                      })}
                  </td>
                ),
              )}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

interface HeadProps {
  columns: readonly ReportColumn[];
  /** Header of the first column. */
  heading: string;
  order: Order;
  onOrder: (order: Order) => void;
}

function Head({ columns, heading, order, onOrder }: HeadProps) {
  return (
    <thead>
      <tr>
        {columns.map((column, at) => (
          <th
            key={column.id}
            scope="col"
            data-number={isNumeric(column.kind) || undefined}
            aria-sort={order?.column !== column.id ? undefined : order.down ? 'descending' : 'ascending'}
          >
            <UnstyledButton
              className={classes.sort}
              title={column.definition ?? undefined}
              onClick={() => onOrder(next(order, column))}
            >
              {at === 0 ? heading : column.title}
              {order?.column === column.id && (order.down ? <IconArrowDown size={12} /> : <IconArrowUp size={12} />)}
            </UnstyledButton>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The row of a number; the total row has no key. */
interface CellOwner {
  opens: boolean;
  name: string;
  key: string | null;
}

interface CellProps {
  column: ReportColumn;
  row: ReportRow;
  /** The row of the previous period; null without a comparison. */
  was: ReportRow | undefined | null;
  /** The label of the row, for screen readers. */
  of: string;
  onOpen: ((value: number) => void) | undefined;
}

function Cell({ column, row, was, of, onOpen }: CellProps) {
  const number = row[column.id];
  const text = valueText(column.kind, number);
  const exact = column.kind === 'cents' ? valueText('cents', number, true) : undefined;
  const change = was !== null && isNumeric(column.kind) ? changeText(column.kind, number, was?.[column.id]) : null;
  return (
    <>
      {onOpen !== undefined && typeof number === 'number' && number !== 0 ? (
        <UnstyledButton
          className={classes.number}
          title={exact}
          aria-label={`${of}, ${column.title}: ${text}, show the rows`}
          onClick={() => onOpen(number)}
        >
          {text}
        </UnstyledButton>
      ) : (
        <span title={exact}>{text}</span>
      )}
      {change !== null && (
        <span className={classes.change} data-good={goodness(column.better, change.sign)}>
          {change.text}
        </span>
      )}
    </>
  );
}

function next(order: Order, { id, kind }: ReportColumn): Order {
  const down = isNumeric(kind);
  if (order?.column !== id) return { column: id, down };
  return order.down === down ? { column: id, down: !down } : null;
}

function sorted(rows: readonly ReportRow[], order: Order): readonly ReportRow[] {
  if (order === null) return rows;
  const { column, down } = order;
  return rows.toSorted((one, other) => {
    const [a, b] = [one[column] ?? null, other[column] ?? null];
    // Missing values are sorted last, in either direction.
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
    const by = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
    return down ? -by : by;
  });
}

function goodness(better: string | null, sign: number): 'good' | 'bad' | undefined {
  if (better === null || sign === 0) return undefined;
  return (better === 'more') === sign > 0 ? 'good' : 'bad';
}
