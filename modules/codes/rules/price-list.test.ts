import { expect, test } from 'vitest';
import { readPriceList, scaledPrice } from './price-list.ts';

test('reads rows copied from a spreadsheet, CSV with headings, and reports rows that can’t be used', () => {
  expect(readPriceList('99213\t$150.00\n99214\t1,210.5\n').prices).toEqual([
    { line: 1, code: '99213', price_cents: 15_000 },
    { line: 2, code: '99214', price_cents: 121_050 },
  ]);
  const read = readPriceList(
    'Code,Name,Price\n99213,"Visit, short",150\nj1100,Drug,abc\n99213,Again,160\n,Nameless,5\n99215,Long,\n99216,Free,0\n',
  );
  expect(read.prices).toEqual([
    { line: 2, code: '99213', price_cents: 15_000 },
    { line: 7, code: '99216', price_cents: 0 },
  ]);
  expect(read.problems.map(({ line }) => line)).toEqual([3, 4, 5]);
  expect(readPriceList('  \n').problems).toHaveLength(1);
  expect(readPriceList('PK\u0003\u0004 some bytes').prices).toEqual([]);
});

test('rounds a percentage of a price, half up', () => {
  expect(scaledPrice(10_050, 110, 1)).toBe(11_055);
  expect(scaledPrice(10_050, 110, 100)).toBe(11_100);
  expect(scaledPrice(10_250, 100, 500)).toBe(10_500);
  expect(scaledPrice(1, 50, 1)).toBe(1);
  expect(scaledPrice(0, 300, 100)).toBe(0);
  expect(scaledPrice(33_333, 133.33, 1)).toBe(44_443);
});
