import { cellText, type DataColumn, type Sort } from './data-column.ts';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Sorts a fully loaded list by the value of a column; empty values come last in either direction. The sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: Sort | undefined,
): readonly Row[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (column === undefined || sort === undefined) return rows;
  const sign = sort.direction === 'asc' ? 1 : -1;
  // Each text is computed once, not once per comparison.
  return rows
    .map((row) => ({ row, text: column.sortBy === undefined ? cellText(column, row) : column.sortBy(row) }))
    .toSorted((one, other) => compare(one.text, other.text, sign))
    .map(({ row }) => row);
}

function compare(one: string | number | null, other: string | number | null, sign: number): number {
  const [none, noOther] = [one === null || one === '', other === null || other === ''];
  if (none || noOther) return Number(none) - Number(noOther);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * collator.compare(String(one), String(other));
}
