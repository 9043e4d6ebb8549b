import { describe, expect, test } from 'vitest';
import { readTable } from './read-table.ts';

describe('a table of cells', () => {
  test('keeps commas, quotation marks and lines inside quoted cells, and a blank before the first quotation mark', () => {
    expect(readTable('a,"b, ""c""\nd", "e" f\r\ng\n')).toEqual([['a', 'b, "c"\nd', 'e f'], ['g']]);
    expect(readTable('﻿a\tb\n"1,5"\t2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  test.each([
    ['quotation marks', '"'],
    ['quoted letters', '"a"'],
    ['blanks between quotation marks', '"" '],
  ])('of 2 MB of %s is read in one pass', (_name, piece) => {
    // Reading the cell again at each quotation mark would take hours at this size.
    const text = piece.repeat(Math.floor(2_000_000 / piece.length));
    expect(readTable(text)).toHaveLength(1);
  });
});
