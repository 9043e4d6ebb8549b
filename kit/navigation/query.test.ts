import { expect, test } from 'vitest';
import { readQuery, splitPath, writeQuery } from './query.ts';

test('keeps values as text, whatever they look like', () => {
  const query = { name: 'Ada "Ö" Quist & sons', patientID: '0012', flag: 'true' };
  expect(readQuery(writeQuery(query))).toEqual(query);
});

test('omits empty values', () => {
  expect(writeQuery({ search: '', tag: undefined, page: 2 })).toBe('?page=2');
  expect(writeQuery({})).toBe('');
});

test('splitPath separates path, query and fragment', () => {
  expect(splitPath('/patients/7?name=Ada+Quist#vitals')).toEqual({
    to: '/patients/7',
    search: { name: 'Ada Quist' },
    hash: 'vitals',
  });
});
