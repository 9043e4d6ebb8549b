import { expect, test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { readRecordFile } from './read-record-file.ts';

const columns = [
  { id: 'number', headings: ['Record number', 'MRN'], required: false },
  { id: 'substance', headings: ['Substance'], required: true },
];
const read = (text: string) => readRecordFile({ text, columns, most: 2000 });

test('finds columns by any of their headings, and names the missing ones', () => {
  expect(read('mrn,Extra,SUBSTANCE\n7, x , Latex \n')).toEqual([
    { line: 2, cells: { number: '7', substance: 'Latex' } },
  ]);
  expect(read('MRN\n7')).toBe('A column is missing: Substance.');
  expect(read('Substance')).toBe('The file has no rows below the header.');
  expect(read(`Substance${'\nLatex'.repeat(2001)}`)).toBe('A file can have at most 2,000 rows. Split it.');
});

test('reads any file in time proportional to its length', { timeout: 600_000 }, () =>
  expectTimeToGrowWithLength({ most: 2_000_000, runs: TABLE_RUNS, texts: tables('MRN,Substance'), read }),
);
