import { expect, test } from 'vitest';
import { checkFax } from './check-fax.ts';
import { checkFiling } from './check-filing.ts';
import { dialledNumber } from './dialled-number.ts';
import { nextTry } from './next-try.ts';

const fields = {
  to_name: 'Dr Ng',
  number_id: null,
  number: '(617) 555-0143',
  number_again: '617-555-0143',
  subject: 'Results',
};

test('a number has one dialable form, however it is typed', () => {
  for (const typed of ['(617) 555-0143', '6175550143', '+1 617 555 0143'])
    expect(dialledNumber(typed)).toBe('+16175550143');
  for (const typed of ['', '12', 'fax', '(617) 555-0143 x2']) expect(dialledNumber(typed)).toBeNull();
});

test('a typed number must match its repetition', () => {
  expect(checkFax(fields)).toEqual({ toName: 'Dr Ng', subject: 'Results', number: '+16175550143' });
  expect(checkFax({ ...fields, number_again: '(617) 555-0134' })).toMatchObject([{ path: 'number_again' }]);
  expect(checkFax({ ...fields, number: 'nobody', to_name: ' ', subject: 'Ada Lovelace, HIV' })).toMatchObject([
    { path: 'to_name' },
    { path: 'subject' },
    { path: 'number' },
  ]);
  expect(checkFax({ ...fields, number_id: 'x', number: '' })).toMatchObject({ number: null });
});

test('filed pages must be pages of the fax', () => {
  expect(checkFiling({ firstPage: 1, lastPage: 3 }, 3)).toBeNull();
  for (const [firstPage, lastPage] of [
    [0, 1],
    [2, 1],
    [1, 4],
    [1.5, 2],
    [Number.NaN, 1],
  ] as const)
    expect(checkFiling({ firstPage, lastPage }, 3)).not.toBeNull();
});

test('retries a busy line, but never a wrong number', () => {
  expect([1, 2, 5, 6].map((attempt) => nextTry('busy', attempt))).toEqual([2, 5, 40, null]);
  for (const failure of ['bad_number', 'refused', 'unknown'] as const) expect(nextTry(failure, 1)).toBeNull();
});
