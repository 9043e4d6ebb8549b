import { expect, test } from 'vitest';
import { readQuery, splitPath, writeQuery } from './query.ts';

test('texts stay texts, whatever they look like', () => {
  const query = { name: 'Ada "Ö" Quist & sons', patientID: '0012', flag: 'true' };
  expect(readQuery(writeQuery(query))).toEqual(query);
});

test('what is empty is left out', () => {
  expect(writeQuery({ search: '', tag: undefined, page: 2 })).toBe('?page=2');
  expect(writeQuery({})).toBe('');
});

test('splitPath takes an address apart', () => {
  expect(splitPath('/patients/7?name=Ada+Quist#vitals')).toEqual({
    to: '/patients/7',
    search: { name: 'Ada Quist' },
    hash: 'vitals',
  });
});
