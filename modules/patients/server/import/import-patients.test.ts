import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { outsideTransaction } from '#platform/connections/connection-guard.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createPatient } from '../create-patient.ts';
import { patients as module } from '../index.ts';
import { mapFile, type MappedFile } from './check-file.ts';
import { importPatients, previewImport, type ImportResult } from './import-patients.ts';
import { orUnreadable, readRecords } from './read-records.ts';

const app = useTestApp();
let clinic: TestClinic;
const quiet = (): void => undefined;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
});
beforeEach(async () => {
  await app().database.pool.query('truncate patients.patient cascade; delete from audit.inbox');
});

const HEADINGS = 'Id;BIRTHDATE;SSN;FIRST;LAST;GENDER;ADDRESS;CITY;STATE;ZIP';
const ROWS = [
  'a1;5/25/1989;999;José Eduardo181;Gómez206;M;427 Main Way Unit 19;Chicopee;Massachusetts;1013',
  'a2;11/14/1983;999;Milo271;Feil794;M;422 Farrell Path;Somerville;Massachusetts;2143',
  'a3;13/14/1983;999;Bad271;Date794;F;1 Road;Boston;Massachusetts;2110',
  'a4;1/2/1990;999;Nora1;;F;1 Road;Boston;Massachusetts;2110',
];

async function file(text: string, choices = {}): Promise<MappedFile> {
  const path = join(app().config.dataDir, 'patients.csv');
  await writeFile(path, text);
  return must(await mapFile(path, choices));
}

async function run(text: string, choices = {}): Promise<ImportResult> {
  return must(await importPatients(await clinic.as('Manager'), await file(text, choices), quiet));
}

const count = async (table: string): Promise<number> =>
  (await app().database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test('imports valid rows and rejects others with row, column and reason', async () => {
  const result = await run([HEADINGS, ...ROWS].join('\n'));
  expect(result).toMatchObject({ total: 4, created: 2, alreadyThere: 0 });
  expect(result.refused.map(({ row, column }) => [row, column])).toEqual([
    [4, 'BIRTHDATE'],
    [5, 'LAST'],
  ]);
  const { rows } = await app().database.pool.query(
    'select p.*, a.state, a.postal_code from patients.patient p join patients.address a on a.patient_id = p.id order by p.record_number',
  );
  expect(rows[0]).toMatchObject({
    first_name: 'José Eduardo',
    last_name: 'Gómez',
    date_of_birth: '1989-05-25',
    state: 'MA',
    postal_code: '01013',
    source: 'import',
    search_text: expect.stringContaining('gomez'),
  });
  expect(await count('audit.inbox')).toBe(3);
});

test('importing twice creates no duplicates and recognizes manually entered patients', async () => {
  await createPatient(await clinic.as('Front desk'), {
    first_name: 'milo',
    last_name: 'FEIL',
    gender: 'Male',
    date_of_birth: '1983-11-14',
  });
  expect(await run([HEADINGS, ...ROWS].join('\n'))).toMatchObject({ created: 1, alreadyThere: 1 });
  expect(await run([HEADINGS, ...ROWS].join('\r\n'))).toMatchObject({ created: 0, alreadyThere: 2 });
  expect(await count('patients.patient')).toBe(2);
});

test('a record number of another person is a conflict, within the file and with the clinic', async () => {
  const head = 'MRN;Last, First;Sex;DOB';
  await run([head, '77;Lee, Ann;F;1/2/1990'].join('\n'));
  const again = await run([head, '77;Miller, Ann;F;1/2/1990'].join('\n'));
  expect(again).toMatchObject({ created: 0, alreadyThere: 1, refused: [] });
  const text = [head, '78;Kern, Otto;M;5/6/1960', '78;Kern, Ida;F;7/8/1962', '77;Brown, Tim;M;3/4/1971'].join('\n');
  const preview = await previewImport(await clinic.as('Manager'), await file(text), quiet);
  const result = await run(text);
  for (const each of [preview, result])
    expect(each).toMatchObject({
      total: 3,
      accepted: 1,
      created: 1,
      alreadyThere: 0,
      refused: [
        { row: 3, code: 'RECORD_ID_CONFLICT', column: 'MRN' },
        { row: 4, code: 'RECORD_ID_CONFLICT', column: 'MRN' },
      ],
    });
  expect(await count('patients.patient')).toBe(2);
});

test('repeated headings are mapped separately', async () => {
  const mapped = await file('Name,Sex,Phone,Phone\n"Smith,John,Q",M,202-555-0101,202-555-0102');
  expect(mapped.mapping.map(({ heading, field }) => [heading, field])).toEqual([
    ['Name', 'full_name'],
    ['Sex', 'gender'],
    ['Phone', 'mobile'],
    ['Phone (2)', 'home_phone'],
  ]);
  expect(await run('Name,Sex,Phone,Phone\n"Smith,John,Q",M,202-555-0101,202-555-0102')).toMatchObject({ created: 1 });
  const { rows } = await app().database.pool.query('select first_name, middle_name, last_name from patients.patient');
  expect(rows).toEqual([{ first_name: 'John', middle_name: 'Q', last_name: 'Smith' }]);
});

test('concurrent imports of one file create no duplicates', async () => {
  const text = [
    HEADINGS,
    ...Array.from(
      { length: 300 },
      (_, n) =>
        `k${n};1/2/1970;1;Ann;Lee${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}${'uvw'[Math.floor(n / 100)]};F;1 Road;Boston;MA;2110`,
    ),
  ].join('\n');
  const mapped = await file(text);
  const ctx = await clinic.as('Manager');
  const both = await Promise.all([importPatients(ctx, mapped, quiet), importPatients(ctx, mapped, quiet)]);
  expect(both.filter(isDomainError)).toMatchObject([{ code: 'IMPORT_RUNNING' }]);
  await importPatients(ctx, mapped, quiet);
  expect(await count('patients.patient')).toBe(300);
});

test('does not block adding a patient during an import', async () => {
  const desk = await clinic.as('Front desk');
  const rows = Array.from({ length: 4000 }, (_, n) => `y${n};1/2/1970;1;Ann;Lee;F;1 Road;Boston;MA;2110`);
  const mapped = await file([HEADINGS, ...rows].join('\n'));
  const order: string[] = [];
  let adding: Promise<unknown> | undefined;
  const onProgress = (stage: string): void => {
    if (stage !== 'writing') return;
    const patient = { first_name: 'Ada', last_name: 'Lang', gender: 'Female' };
    // A separate request: it is not inside the import's transaction.
    adding ??= outsideTransaction(() => createPatient(desk, patient)).then(() => order.push('added'));
  };
  await importPatients(await clinic.as('Manager'), mapped, onProgress);
  order.push('imported');
  await adding;
  expect(order).toEqual(['added', 'imported']);
});

test('writes nothing if aborted', async () => {
  const abort = new AbortController();
  const text = [
    HEADINGS,
    ...Array.from({ length: 1200 }, (_, n) => `z${n};1/2/1970;1;Ann;Lee;F;1 Road;Boston;MA;2110`),
  ].join('\n');
  const importing = importPatients(
    await clinic.as('Manager'),
    await file(text),
    (stage) => stage === 'writing' && abort.abort(),
    abort.signal,
  );
  await expect(importing).rejects.toThrow();
  expect([await count('patients.patient'), await count('audit.inbox')]).toEqual([0, 0]);
});

test('unknown headings require a mapping, which is then used', async () => {
  const text = 'Vor;Nach;Wer\nAda;Lang;F\n';
  expect((await file(text)).problems.length).toBeGreaterThan(0);
  expect(await importPatients(await clinic.as('Manager'), await file(text), quiet)).toMatchObject({
    code: 'MAPPING_INCOMPLETE',
  });
  expect(await run(text, { Vor: 'first_name', Nach: 'last_name', Wer: 'gender' })).toMatchObject({ created: 1 });
});

test('a preview writes nothing', async () => {
  const result = await previewImport(await clinic.as('Manager'), await file([HEADINGS, ...ROWS].join('\n')), quiet);
  expect(result).toMatchObject({ created: 2 });
  expect(await count('patients.patient')).toBe(0);
});

test.each([
  ['an unclosed quotation mark', `${HEADINGS}\n"${'a2;11/14/1983;999;Milo;Feil;M;4 Path;Boston;MA;2143\n'.repeat(50)}`],
  [
    'the same, in a long file',
    `${HEADINGS}\n"${'a2;11/14/1983;999;Milo;Feil;M;4 Path;Boston;MA;2143\n'.repeat(30_000)}`,
  ],
  ['a row of delimiters only', `${HEADINGS}\na1${';'.repeat(2_000_000)}`],
])('a file with %s is rejected as a whole', async (_name, text) => {
  const path = join(app().config.dataDir, 'broken.csv');
  await writeFile(path, text);
  const mapped = await mapFile(path, {});
  const ctx = await clinic.as('Manager');
  const result = isDomainError(mapped) ? mapped : await importPatients(ctx, mapped, quiet);
  expect(result).toMatchObject({ code: 'FILE_UNREADABLE' });
  if (!isDomainError(mapped)) expect(await previewImport(ctx, mapped, quiet)).toEqual(result);
  expect(await count('patients.patient')).toBe(0);
});

test('rejects a file with too many rows', async () => {
  const { source, dialect } = await file(`First Name;Last Name;Gender\n${'Ada;Lang;F\n'.repeat(4)}`);
  const readAll = (most: number) =>
    orUnreadable(async () => {
      const rows: number[] = [];
      for await (const { row } of readRecords(source, dialect, most)) rows.push(row);
      return rows;
    });
  expect(await readAll(4)).toEqual([1, 2, 3, 4, 5]);
  expect(await readAll(3)).toMatchObject({ message: 'The file has more than 3 rows. Split it into smaller files.' });
});

test('yields to other work while reading', async () => {
  const text = `First Name;Last Name;Gender\n${';\n'.repeat(40_000)}`;
  const ctx = await clinic.as('Manager');
  const mapped = await file(text);
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  await previewImport(ctx, mapped, quiet);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
});
