import { expect, test } from 'vitest';
import { dayColumn, moneyColumn, textColumn } from './columns.ts';
import { cellText, type DataColumn } from './data-column.ts';
import { sortRows } from './sort-rows.ts';

interface Charge {
  name: string | null;
  cents: number | null;
  day: string | null;
}

const columns: DataColumn<Charge>[] = [
  textColumn('name', 'Name', (row) => row.name, { phone: 'title' }),
  moneyColumn('amount', 'Amount', (row) => row.cents),
  dayColumn('day', 'Day', (row) => row.day),
];
const charge = (name: string, cents: number | null, day: string | null): Charge => ({ name, cents, day });
const shown = (row: Charge): unknown[] => columns.map((column) => column.cell(row));

test('cells show text, dollars and days, and are empty for null', () => {
  expect(shown(charge('Visit', 123_450, '2026-11-03'))).toEqual(['Visit', '$1,234.50', '11/03/2026']);
  expect(shown({ name: null, cents: null, day: null })).toEqual(['', '', '']);
});

test('exports amounts as plain numbers', () => {
  expect(cellText(columns[1]!, charge('Visit', 2450, null))).toBe('24.50');
});

test('sorts amounts as numbers and days by date', () => {
  const rows = [charge('a', 900, '2026-02-01'), charge('b', 10_000, '2025-12-31'), charge('c', -500, '2026-01-15')];
  const order = (column: string): string =>
    sortRows(rows, columns, { column, direction: 'asc' })
      .map(({ name }) => name)
      .join('');
  expect(order('amount')).toBe('cab');
  expect(order('day')).toBe('bca');
});
