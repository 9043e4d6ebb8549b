import { expect, test } from 'vitest';
import type { DataColumn } from './data-column.ts';
import { sortRows } from './sort-rows.ts';
import {
  currentName,
  dropView,
  fitViews,
  moveColumn,
  saveView,
  showColumn,
  shownColumns,
  takeView,
  UNTOUCHED,
} from './table-view.ts';

interface Row {
  name: string;
  age: number | null;
}
const columns: readonly DataColumn<Row>[] = [
  { id: 'name', title: 'Name', cell: (row) => row.name, fixed: true },
  { id: 'age', title: 'Age', cell: (row) => row.age },
  { id: 'note', title: 'Note', cell: () => '', hidden: true },
];
const ids = (view: object): string[] => shownColumns(columns, view).map(({ id }) => id);

test('shows a column that is hidden by default once it is chosen', () => {
  expect(ids({})).toEqual(['name', 'age']);
  expect(ids(showColumn({}, 'note', true))).toEqual(['name', 'age', 'note']);
  expect(ids(showColumn(showColumn({}, 'age', false), 'name', false))).toEqual(['name']);
});

test('moves columns one place at a time and keeps them within the list', () => {
  const moved = moveColumn(columns, {}, 'age', -1);
  expect(ids(moved)).toEqual(['age', 'name']);
  expect(ids(moveColumn(columns, moved, 'age', -5))).toEqual(['age', 'name']);
  expect(ids(moveColumn(columns, moved, 'age', 9))).toEqual(['name', 'age']);
  expect(moveColumn(columns, {}, 'gone', 1)).toEqual({});
});

test('a view from an older version of the list hides no new columns', () => {
  expect(ids({ order: ['gone', 'name'], shown: { gone: true } })).toEqual(['name', 'age']);
});

test('saves views under a name, and applies, replaces and deletes them', () => {
  const current = { sort: { column: 'age', direction: 'desc' as const }, filters: { status: 'open' } };
  const saved = saveView({ ...UNTOUCHED, current }, ' Oldest ');
  expect(currentName(saved)).toBe('Oldest');
  expect(currentName({ ...saved, current: {} })).toBeUndefined();
  expect(takeView({ ...saved, current: {} }, 'oldest').current).toEqual(current);
  expect(saveView({ ...saved, current: {} }, 'OLDEST').saved).toEqual([{ name: 'OLDEST' }]);
  expect(dropView(saved, 'oldest').saved).toEqual([]);
});

test('sorts a loaded list by a column, with empty values last in either direction', () => {
  const rows: Row[] = [
    { name: 'b', age: 9 },
    { name: 'a10', age: null },
    { name: 'a2', age: 70 },
  ];
  const by = (column: string, direction: 'asc' | 'desc'): string[] =>
    sortRows(rows, columns, { column, direction }).map(({ name }) => name);
  expect(by('name', 'asc')).toEqual(['a2', 'a10', 'b']);
  expect(by('age', 'asc')).toEqual(['b', 'a2', 'a10']);
  expect(by('age', 'desc')).toEqual(['a2', 'b', 'a10']);
  expect(sortRows(rows, columns, undefined)).toBe(rows);
});

test('drops invalid parts of a stored view, so that the list is shown whatever a setting contains', () => {
  const whole = {
    current: {
      order: ['age'],
      shown: { age: false },
      sort: { column: 'age', direction: 'desc' },
      filters: { tag: 'a' },
    },
    saved: [{ name: 'Mine', order: ['age'] }],
  };
  expect(fitViews(whole)).toEqual(whole);
  const senseless = [null, 'text', [], { evil: true }, { current: 7, saved: 'x' }, { saved: [null, 7, { name: 7 }] }];
  for (const setting of senseless) expect(fitViews(setting)).toEqual(UNTOUCHED);
  const partly = { current: { order: [1, 'age', {}], shown: { age: 'no' }, sort: { column: 'age' }, filters: [{}] } };
  expect(fitViews(partly)).toEqual({ current: { order: ['age'], shown: {}, filters: {} }, saved: [] });
});
