import { expect, test } from 'vitest';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { insertPatientsInBulk, type BulkPatient } from '../insert-patients-in-bulk.ts';
import { patients } from '../index.ts';
import { listPatients } from '../list/patient-list.sql.ts';
import { listPatientsOfEach } from './words-search.sql.ts';

const app = useTestApp();
const SYLLABLES = ['an', 'na', 'mar', 'co', 'el', 'son', 'ra', 'li'];

function person(index: number): BulkPatient {
  const name = (from: number): string => [0, 3, 6].map((bits) => SYLLABLES[(from >> bits) & 7]).join('');
  return {
    first_name: name(index * 37),
    last_name: name(index * 101 + 5),
    gender: 'Female',
    date_of_birth: '1980-01-01',
    deceased_date: null,
    mailing_address: null,
    tags: [],
  } as unknown as BulkPatient;
}

test('a batch of words finds the same patients as separate searches, in the same order', async () => {
  const clinic = await makeTestClinic(app(), patients.accessRules);
  const other = await makeTestClinic(app(), patients.accessRules);
  const people = Array.from({ length: 400 }, (_, index) => person(index));
  for (const { clinicId } of [clinic, other]) {
    await app().database.transaction((tx) => insertPatientsInBulk(tx, clinicId, people, app().clock()));
  }
  const { kysely } = app().database;
  const words = ['a', 'an', 'ana', 'marco', 'son', 'elson', 'nobody', '%', '_', 'ra', 'ana'];
  const reading = { columns: ['first_name', 'last_name'] as const };
  const each = await listPatientsOfEach(kysely, clinic.clinicId, words, 7, reading);
  for (const [index, word] of words.entries()) {
    const page = { skip: 0, take: 7 };
    expect(each[index], word).toEqual(
      await listPatients(kysely, clinic.clinicId, { words: [word] }, null, page, reading),
    );
  }
  expect(each[1]).toHaveLength(7);
  expect(each[6]).toEqual([]);
});
