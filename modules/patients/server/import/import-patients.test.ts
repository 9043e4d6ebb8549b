import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isRefusal } from '#platform/refusal.ts';
import { useTestHouse } from '#platform/testing/test-house.ts';
import { makeTestClinic, type TestClinic } from '#practice/server';
import { createPatient } from '../create-patient.ts';
import { patients as module } from '../index.ts';
import { mapFile, type MappedFile } from './check-file.ts';
import { importPatients, previewImport, type ImportResult } from './import-patients.ts';

const house = useTestHouse();
let clinic: TestClinic;
const quiet = (): void => undefined;

beforeAll(async () => {
  clinic = await makeTestClinic(house(), module.accessRules);
});
beforeEach(async () => {
  await house().database.pool.query(
    'delete from patients.address; delete from patients.patient; delete from audit.inbox',
  );
});

const HEADINGS = 'Id;BIRTHDATE;SSN;FIRST;LAST;GENDER;ADDRESS;CITY;STATE;ZIP';
const ROWS = [
  'a1;5/25/1989;999;José Eduardo181;Gómez206;M;427 Main Way Unit 19;Chicopee;Massachusetts;1013',
  'a2;11/14/1983;999;Milo271;Feil794;M;422 Farrell Path;Somerville;Massachusetts;2143',
  'a3;13/14/1983;999;Bad271;Date794;F;1 Road;Boston;Massachusetts;2110',
  'a4;1/2/1990;999;Nora1;;F;1 Road;Boston;Massachusetts;2110',
];

async function file(text: string, choices = {}): Promise<MappedFile> {
  const path = join(house().config.dataDir, 'patients.csv');
  await writeFile(path, text);
  const mapped = await mapFile(path, choices);
  if (isRefusal(mapped)) throw new Error(mapped.message);
  return mapped;
}

async function run(text: string, choices = {}): Promise<ImportResult> {
  const result = await importPatients(await clinic.as('Manager'), await file(text, choices), quiet);
  if (isRefusal(result)) throw new Error(result.message);
  return result;
}

const count = async (table: string): Promise<number> =>
  (await house().database.pool.query(`select count(*) from ${table}`)).rows[0].count;

test('takes what it can, refuses the rest with row, column and reason', async () => {
  const result = await run([HEADINGS, ...ROWS].join('\n'));
  expect(result).toMatchObject({ total: 4, created: 2, alreadyThere: 0 });
  expect(result.refused.map(({ row, column }) => [row, column])).toEqual([
    [4, 'BIRTHDATE'],
    [5, 'LAST'],
  ]);
  const { rows } = await house().database.pool.query(
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

test('run twice doubles nobody, and knows who was entered by hand', async () => {
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

test('two imports of one file at once double nobody', async () => {
  const text = [
    HEADINGS,
    ...Array.from(
      { length: 300 },
      (_, n) =>
        `k${n};1/2/1970;1;Ann;Lee${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]}${'uvw'[Math.floor(n / 100)]};F;1 Road;Boston;MA;2110`,
    ),
  ].join('\n');
  const mapped = await file(text);
  const request = await clinic.as('Manager');
  await Promise.allSettled([importPatients(request, mapped, quiet), importPatients(request, mapped, quiet)]);
  await importPatients(request, mapped, quiet);
  expect(await count('patients.patient')).toBe(300);
});

test('aborted in the middle, it has written nothing', async () => {
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

test('other headings need a mapping, and are read by it', async () => {
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
