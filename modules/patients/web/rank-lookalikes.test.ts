import { expect, test } from 'vitest';
import type { PatientRow } from './patient-row.ts';
import { rankLookalikes } from './rank-lookalikes.ts';

const patient = (id: string, first_name: string, last_name: string, date_of_birth: string | null): PatientRow => ({
  id,
  user_patient_id: '100000',
  first_name,
  last_name,
  middle_name: null,
  nick_name: null,
  date_of_birth,
  gender: 'Female',
  mobile: null,
  patient_tags: [],
});
const typed = { first_name: 'jose', last_name: 'GOMEZ', date_of_birth: '1989-05-25' };

test('the likeliest comes first', () => {
  const found = [
    patient('other', 'Ada', 'Quist', '1989-05-25'),
    patient('alike', 'Josefa', 'Park', '1989-05-25'),
    patient('name', 'José', 'Gómez', '1970-01-01'),
    patient('both', 'José', 'Gómez', '1989-05-25'),
  ];
  expect(rankLookalikes(typed, found).map(({ patient: { id }, same }) => [id, same])).toEqual([
    ['both', 'name and date of birth'],
    ['name', 'name'],
    ['alike', 'date of birth'],
    ['other', 'date of birth'],
  ]);
});

test('somebody who was found twice is named once', () => {
  const both = patient('both', 'José', 'Gómez', '1989-05-25');
  expect(rankLookalikes(typed, [both, both])).toHaveLength(1);
});

test('a nickname counts as a first name', () => {
  const known = { ...patient('nick', 'Robert', 'Gómez', null), nick_name: 'José' };
  expect(rankLookalikes(typed, [known])).toMatchObject([{ same: 'name' }]);
});

test('who is alike in nothing is not named, and no more than asked for', () => {
  expect(rankLookalikes({ ...typed, date_of_birth: '' }, [patient('no', 'Ada', 'Quist', null)])).toEqual([]);
  const many = Array.from({ length: 9 }, (_, at) => patient(String(at), 'José', 'Gómez', null));
  expect(rankLookalikes(typed, many)).toHaveLength(4);
});
