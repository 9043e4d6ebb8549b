import { expect, test } from 'vitest';
import { readSearch } from '../rules/index.ts';
import { makeCodeIndex } from './code-index.ts';
import type { CodeRow } from './code-table.ts';

const DAY = '2026-11-01';
const row = (code: string, long_name: string, parent_code: string | null = null): CodeRow => ({
  code,
  long_name,
  short_name: long_name,
  parent_code,
  place: null,
  billable: parent_code !== null,
  valid_from: '2026-10-01',
  known_from: null,
  valid_to: null,
});
const rows = [
  row('E11', 'Type 2 diabetes mellitus'),
  row('E11.6', 'Type 2 diabetes mellitus with other complications', 'E11'),
  row('E11.65', 'Type 2 diabetes mellitus with hyperglycemia', 'E11.6'),
  row('E11.9', 'Type 2 diabetes mellitus without complications', 'E11'),
  row('E10.9', 'Type 1 diabetes mellitus without complications'),
];

test('finds a code by word, by prefix, with and without its dot, and by its parent', async () => {
  const index = await makeCodeIndex([rows]);
  const found = (text: string): string[] =>
    index
      .find(readSearch(text), 20)
      .map((place) => index.codeAt(place))
      .toSorted();
  expect(found('e11.65')).toEqual(['E11.65']);
  expect(found('E1165')).toEqual(['E11.65']);
  expect(found('e11')).toEqual(['E11', 'E11.6', 'E11.65', 'E11.9']);
  expect(found('hyperglycemia e1165')).toEqual(['E11.65']);
  expect(found('without e11')).toEqual(['E11.9']);
  expect(index.childrenOf('E11').map((place) => index.codeAt(place))).toEqual(['E11.6', 'E11.9']);
  expect([index.hasChildren('E11.6'), index.hasChildren('E11.9')]).toEqual([true, false]);
  expect(index.read(index.placeOf('E11.9')!, DAY).long_name).toContain('without');
  expect([index.placeOf('E11.7'), index.placeOf(''), index.placeOf('Z99')]).toEqual([undefined, undefined, undefined]);
  expect(index.page(readSearch(''), 1, 2, new Set()).map((place) => index.codeAt(place))).toEqual(['E11', 'E11.6']);
  expect(index.count(readSearch('diabetes'))).toBe(5);
});

test('reads each code as valid on a day, also where its periods and many other codes are in several pages', async () => {
  const many = Array.from({ length: 20_000 }, (_, at) => row(`A${at + 10_000}`, `Fever ${at}`));
  const old = { ...row('B00', 'Herpes, as it was', 'B'), valid_from: '2020-10-01', valid_to: '2026-09-30', place: 0 };
  const newer = { ...row('B00', 'Herpes, as it is', 'B'), place: 0 };
  const all = [...many, row('B', 'Viral infections'), old, newer, row('B01', 'Chickenpox', 'B')];
  const index = await makeCodeIndex([all.slice(0, 9000), all.slice(9000, 20_002), all.slice(20_002)]);
  expect(index.size).toBe(20_003);
  const place = index.placeOf('B00')!;
  expect(index.read(place, DAY)).toEqual(newer);
  expect(index.read(place, '2021-01-01')).toEqual(old);
  expect(index.commonest(5)).toEqual([place]);
  for (const at of [0, 8191, 8192, 16_384, 19_999])
    expect(index.read(index.placeOf(many[at]!.code)!, DAY)).toEqual(many[at]);
  expect(index.childrenOf('B').map((each) => index.codeAt(each))).toEqual(['B00', 'B01']);
  expect(index.find(readSearch('fever 19999'), 5).map((each) => index.codeAt(each))).toEqual(['A29999']);
});
