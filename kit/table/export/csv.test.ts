import { expect, test } from 'vitest';
import { csv } from './csv.ts';

const cell = (value: string | number | null): string => csv([[value]]).slice(1, -2);

test('writes a table with its titles', () => {
  expect(
    csv([
      ['Name', 'Age'],
      ['Quist, Ada', 37],
    ]),
  ).toBe('\uFEFFName,Age\r\n"Quist, Ada",37\r\n');
});

test.each([
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+1 617', `"'+1 617"`],
  ['-2+3', `"'-2+3"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
])('%j is not written as a formula', (typed, written) => expect(cell(typed)).toBe(written));

test.each([
  ['O"Hara', '"O""Hara"'],
  ['two\nlines', '"two\nlines"'],
  [-5, '-5'],
  [Number.NaN, ''],
  [null, ''],
  ['a-b=c', 'a-b=c'],
])('writes %j as %j', (value, written) => expect(cell(value)).toBe(written));
