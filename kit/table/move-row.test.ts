import { expect, test } from 'vitest';
import { nextSort } from './data-column.ts';
import { moveRow } from './move-row.ts';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 9, 9],
  ['ArrowUp', 0, 0],
  ['ArrowDown', -1, 0],
  ['PageDown', 3, 8],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 9],
  ['x', 7, null],
])('%s from row %i moves to %s', (key, at, to) => expect(moveRow(key, at, 10, 5)).toBe(to));

test('returns null for an empty list', () => expect(moveRow('End', 0, 0, 5)).toBeNull());

test('a click on a title sorts ascending, then descending', () => {
  const up = nextSort(undefined, 'name');
  expect(up).toEqual({ column: 'name', direction: 'asc' });
  expect(nextSort(up, 'name')).toEqual({ column: 'name', direction: 'desc' });
  expect(nextSort(up, 'age')).toEqual({ column: 'age', direction: 'asc' });
});
