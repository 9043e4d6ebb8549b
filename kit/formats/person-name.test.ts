import { expect, test } from 'vitest';
import { fullName, initials, nameKey, nameLastFirst } from './person-name.ts';

test('formats names for lists and for prose', () => {
  expect(nameLastFirst({ first_name: 'Ada', last_name: 'Quist', middle_name: 'Marie' })).toBe('Quist, Ada Marie');
  expect(nameLastFirst({ first_name: 'Ada', last_name: 'Quist', middle_name: null })).toBe('Quist, Ada');
  expect(nameLastFirst({ first_name: '', last_name: 'Quist' })).toBe('Quist');
  expect(fullName({ first_name: 'Ada', last_name: 'Quist' })).toBe('Ada Quist');
});

test.each([
  ['Ada Quist', 'AQ'],
  ['Quist, Ada Marie', 'AQ'],
  ['Dr. Amara Whitfield, MD', 'AW'],
  ['Amara Whitfield, M.D.', 'AW'],
  ['Prince', 'P'],
  ['Björn Ærlig', 'BÆ'],
  ['Juan Carlos de la Vega', 'JV'],
  ['李 小龙', '李小'],
  ['Éa Noël', 'ÉN'],
  ['', ''],
  ['— Whitfield · Doctor', 'WD'],
])('the initials of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));

test('the key of a name does not depend on how the name is written', () => {
  const names = ['Ada Quist', 'Quist, Ada Marie', 'Dr. Ada Quist, MD', 'Ada M. Quist', 'ADA QUIST'];
  expect(new Set(names.map(nameKey))).toEqual(new Set(['ada quist']));
});
