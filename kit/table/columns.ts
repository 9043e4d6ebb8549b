import { formatDay } from '../formats/day.ts';
import { formatInstant } from '../formats/instant.ts';
import { formatMoney } from '../formats/money.ts';
import type { DataColumn } from './data-column.ts';

type ColumnOptions<Row> = Omit<Partial<DataColumn<Row>>, 'id' | 'title' | 'cell'>;
type ReadValue<Row, Kind> = (row: Row) => Kind | null | undefined;

/** A column of text or plain numbers. */
export function textColumn<Row>(
  id: string,
  title: string,
  value: ReadValue<Row, string | number>,
  rest: ColumnOptions<Row> = {},
): DataColumn<Row> {
  return { id, title, cell: (row) => value(row) ?? '', text: (row) => value(row) ?? null, ...rest };
}

/** A column of cents, shown as $1,234.50 and exported in dollars; empty for null. */
export function moneyColumn<Row>(
  id: string,
  title: string,
  cents: ReadValue<Row, number>,
  rest: ColumnOptions<Row> = {},
): DataColumn<Row> {
  const amount = (row: Row): number | null => cents(row) ?? null;
  return {
    id,
    title,
    width: '6.5rem',
    align: 'end',
    cell: (row) => formatted(amount(row), formatMoney),
    text: (row) => formatted(amount(row), (found) => (found / 100).toFixed(2)),
    sortBy: amount,
    ...rest,
  };
}

/** A column of calendar days (YYYY-MM-DD), shown as MM/DD/YYYY. */
export function dayColumn<Row>(
  id: string,
  title: string,
  day: ReadValue<Row, string>,
  rest: ColumnOptions<Row> = {},
): DataColumn<Row> {
  const text = (row: Row): string => formatDay(day(row));
  return { id, title, width: '6.5rem', cell: text, text, sortBy: (row) => day(row) ?? null, ...rest };
}

/** A column of instants (ISO 8601), shown as date and time in the clinic's time zone. */
export function instantColumn<Row>(
  id: string,
  title: string,
  instant: ReadValue<Row, string>,
  rest: ColumnOptions<Row> = {},
): DataColumn<Row> {
  const text = (row: Row): string => formatInstant(instant(row));
  return { id, title, width: '11.5rem', cell: text, text, sortBy: (row) => instant(row) ?? null, ...rest };
}

function formatted(amount: number | null, format: (amount: number) => string): string {
  return amount === null ? '' : format(amount);
}
