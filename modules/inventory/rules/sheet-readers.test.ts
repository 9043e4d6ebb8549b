import { test } from 'vitest';
import { around, expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { readCountSheet } from './read-count-sheet.ts';
import { readGs1 } from './read-gs1.ts';
import { readItemSheet } from './read-item-sheet.ts';
import { readProductSheet } from './read-product-sheet.ts';

const LONG = { timeout: 600_000 };

test.each([
  ['items', 'Item name,Kind,Unit', readItemSheet],
  ['products', 'Product name,Kind,Price', readProductSheet],
  ['counts', 'Line,Counted', readCountSheet],
])('reads a sheet of %s in time proportional to its length', LONG, (_what, heading, read) =>
  expectTimeToGrowWithLength({ most: 2_000_000, runs: TABLE_RUNS, texts: tables(heading), read }),
);

test('reads scanner input in time proportional to its length', LONG, () =>
  expectTimeToGrowWithLength({
    most: 1_000_000,
    texts: [around(), around(']d2'), around('(01)00312345678906'), around('010031234567890610'), around('(', ')')],
    read: (text) => readGs1(text, 2026),
  }),
);
