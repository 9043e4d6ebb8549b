import { expect, test } from 'vitest';
import {
  diagnosisForm,
  guessFormat,
  guessRelease,
  matchesSearch,
  isUnspecified,
  parentOf,
  procedureForm,
  proposeColumns,
  readColumns,
  readModifier,
  readSearch,
  standingOn,
  standingWords,
  withDot,
} from './index.ts';
import { LAY_TERMS } from './lay-terms.ts';
import { SYNONYMS } from './synonyms.ts';

test('codes have one normalized form', () => {
  expect(['e119', ' E11.9', 'i10', 's93.401a', 'E11'].map(withDot)).toEqual([
    'E11.9',
    'E11.9',
    'I10',
    'S93.401A',
    'E11',
  ]);
  const there = new Set(['E11.6', 'E11', 'S33.5', 'S33']);
  expect(['E11.65', 'E11.6', 'E11', 'S33.5XXA'].map((code) => parentOf(code, (one) => there.has(one)))).toEqual([
    'E11.6',
    'E11',
    null,
    'S33.5',
  ]);
  expect([' 25', 'lt', '2', 'ABC', '%%'].map(readModifier)).toEqual(['25', 'LT', null, null, null]);
  expect(isUnspecified('Asthma, unspecified')).toBe(true);
  expect(isUnspecified('Specified')).toBe(false);
});

test('a search understands words, common names, and codes', () => {
  expect(readSearch('e11.6').code).toBe('e116');
  expect(readSearch('992').code).toBe('992');
  expect(readSearch('heart attack').code).toBeNull();
  expect(readSearch('fever of child').terms.map(({ ways }) => ways[0])).toEqual([['fever'], ['child']]);
  expect(matchesSearch(readSearch('crohns'), 'Crohn’s disease', 'K50.90')).toBe(true);
  expect(matchesSearch(readSearch('sugar old'), 'Diabetes of old age', 'X')).toBe(true);
  expect(matchesSearch(readSearch('knee'), 'Pain in hip', 'M25.551')).toBe(false);
  expect(matchesSearch(readSearch("'); drop table"), 'Pain', 'X')).toBe(false);
  expect(readSearch('%_\\ ( [').terms).toEqual([]);
});

test('every synonym consists of search words', () => {
  for (const [said, ways] of Object.entries({ ...SYNONYMS, ...LAY_TERMS })) {
    expect(said).toMatch(/^[a-z0-9 ]+$/);
    for (const way of ways.split('|')) expect(way.trim(), said).toMatch(/^[a-z0-9 ]+$/);
  }
});

test('a code’s status depends on the day of service', () => {
  const time = { valid_from: '2026-10-01', valid_to: '2027-09-30', billable: true };
  expect(['2026-09-30', '2026-10-01', '2027-09-30', '2027-10-01'].map((day) => standingOn(time, day))).toEqual([
    'not-yet',
    'valid',
    'valid',
    'retired',
  ]);
  expect(standingOn({ ...time, billable: false }, '2026-12-01')).toBe('not-billable');
  expect(standingWords('retired', time, (day) => day)).toBe('Retired after 2027-09-30');
  expect(standingWords('valid', time, String)).toBeNull();
});

test('forms accept what fits their code set', () => {
  const diagnosis = (icd_code: string, icd_code_type = 'ICD-10-CM') =>
    diagnosisForm.safeParse({ icd_code, icd_code_type, official_name: ' X ' });
  expect(diagnosis('e119').data).toMatchObject({ icd_code: 'E11.9', official_name: 'X', access_level: 'clinic' });
  expect(diagnosis('hello').success).toBe(false);
  expect(diagnosis('hello', 'Custom').data).toMatchObject({ icd_code: 'HELLO' });
  const procedure = (more: object) =>
    procedureForm.safeParse({ cpt_code: '99213', cpt_code_type: 'CPT', official_name: 'X', ...more });
  expect(procedure({}).success).toBe(true);
  for (const wrong of [
    { cpt_code: 'G0008' },
    { price_cents: -1 },
    { price_cents: 1.5 },
    { official_name: ' ' },
    { access_level: 'all' },
  ])
    expect(procedure(wrong).success, JSON.stringify(wrong)).toBe(false);
});

test('recognizes files and their editions by name and content', () => {
  expect(guessRelease('icd10cm-order-2027.txt.gz', 'ICD-10-CM')).toEqual({
    release_name: 'FY2027',
    valid_from: '2026-10-01',
  });
  expect(guessRelease('icd10cm-order-April-2026.txt', 'ICD-10-CM').valid_from).toBe('2026-04-01');
  expect(guessRelease('HCPC2026_JUL_ANWEB.txt', 'HCPCS')).toEqual({
    release_name: '2026 Jul',
    valid_from: '2026-07-01',
  });
  expect(guessRelease('LONGULT.txt', 'CPT').valid_from).toBeNull();
  expect(guessFormat(['a,b', '1,2'])).toBe('columns');
  expect(
    proposeColumns(['code', 'type', 'long_description', 'short_description', 'add_date', 'termination_date']),
  ).toEqual({
    code: 'code',
    type: 'kind',
    long_description: 'long_name',
    short_description: 'short_name',
    add_date: 'valid_from',
    termination_date: 'valid_to',
  });
  expect(readColumns({ code: 'LT', long_name: 'Left' }, 'HCPCS')).toMatchObject({ code_set: 'HCPCS modifier' });
  expect(readColumns({ code: '99213' }, 'CPT')).toBe('The name is missing.');
  expect(readColumns({ code: '99213', long_name: 'X', valid_to: '02/30/2026' }, 'CPT')).toMatch(/date is invalid/);
});
