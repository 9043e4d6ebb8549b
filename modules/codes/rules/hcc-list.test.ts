import { expect, test } from 'vitest';
import { readHccList } from './hcc-list.ts';

// Invented codes and categories in the layout of the file from CMS.
const HEAD =
  'Diagnosis\nCode|Description|CMS-HCC ESRD Model Category V24|CMS-HCC\nModel Category V28|CMS-HCC Model Category V28 for 2026 Payment Year';
const sheet = (...rows: string[]): string =>
  ['2026 Midyear Final ICD-10-CM Mappings', '', HEAD, ...rows]
    .map((row) =>
      row
        .split('|')
        .map((cell) => `"${cell}"`)
        .join(','),
    )
    .join('\r\n');

test('reads the V28 categories that count in the payment year', () => {
  const text = sheet(
    'A001|Invented, with a comma|1|901|Yes',
    'A001|Invented, with a comma|1|17|Yes',
    'A001|Invented, with a comma|1|17|Yes',
    'A02|Only in another model|2||No',
    'A03|Next year|3|18|No',
    'Note: invented||||',
  );
  expect(readHccList(text)).toEqual({
    release_name: '2026 Midyear Final ICD-10-CM Mappings',
    payment_year: 2026,
    codes: [
      { code: 'A00.1', category: 901 },
      { code: 'A00.1', category: 17 },
    ],
  });
});

test('takes the year of the title if no column names one', () => {
  const list = readHccList('2027 Initial Mappings\nDiagnosis Code,Description,CMS-HCC Model Category V28\nB99,X,5');
  expect(list).toMatchObject({ payment_year: 2027, codes: [{ code: 'B99', category: 5 }] });
});

test.each([
  ['PK\u0003\u0004', 'ZIP or Excel file'],
  ['a,b\n1,2', 'heading “Diagnosis Code” is missing'],
  ['2026\nDiagnosis Code,CMS-HCC Model Category V24\nA00,1', 'column “CMS-HCC Model Category V28” is missing'],
  ['Mappings\nDiagnosis Code,CMS-HCC Model Category V28\nA00,1', 'payment year is missing'],
  ['Of 2023\nDiagnosis Code,CMS-HCC Model Category V28\nA00,1', 'before 2024'],
  ['2026\nDiagnosis Code,CMS-HCC Model Category V28\nA00,', 'no diagnoses with a V28 category'],
  ['2026\nDiagnosis Code,CMS-HCC Model Category V28\nflu,1', 'Row 3: The diagnosis code is missing or not valid.'],
  ['2026\nDiagnosis Code,CMS-HCC Model Category V28\nA00,one', 'Row 3: The V28 category is not a number.'],
  [sheet('A001|X|1|901|maybe'), 'neither Yes nor No'],
])('says what is wrong with %j', (text, problem) => {
  expect(readHccList(text)).toEqual({ problem: expect.stringContaining(problem) as unknown });
});
