import { expect, test } from 'vitest';
import { expectTimeToGrowWithLength, TABLE_RUNS, tables } from '#values/testing/time-of-readers.ts';
import { readCompendium } from './compendium.ts';

test('reads a laboratory’s list of tests in time proportional to its length', () =>
  expectTimeToGrowWithLength({
    most: 2_000_000,
    runs: TABLE_RUNS,
    texts: tables('code,name,questions'),
    read: readCompendium,
  }));

test('keeps the laboratory’s own codes of the questions at order entry, from lines of a test or from one cell', () => {
  const { products, problems } = readCompendium(
    [
      'Order Code,Name,AOE Code,AOE Question,AOE Required,Questions',
      'PREN,Prenatal panel,LMP01,Last menstrual period,Y,',
      'PREN,,GEST02,"Weeks, if known",N,',
      'PREN,,LMP01,Again,Y,',
      'LEAD,Lead,,,,PBSRC=Venous or capillary?;Purpose of the test??',
      'LEAD,Lead,,,,',
    ].join('\n'),
  );
  expect(products.map(({ test_code, questions }) => [test_code, questions])).toEqual([
    [
      'PREN',
      [
        { code: 'LMP01', question: 'Last menstrual period', required: true },
        { code: 'GEST02', question: 'Weeks, if known', required: false },
      ],
    ],
    [
      'LEAD',
      [
        { code: 'PBSRC', question: 'Venous or capillary?', required: true },
        { code: 'Q2', question: 'Purpose of the test?', required: false },
      ],
    ],
  ]);
  expect(problems).toEqual([
    { line: 4, message: 'This question is already listed above.' },
    { line: 6, message: 'This code is already listed above.' },
  ]);
});
