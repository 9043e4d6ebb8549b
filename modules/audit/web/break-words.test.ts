import { expect, test } from 'vitest';
import { breakWords, entryCount } from './break-words.ts';

test('each kind of break names its position and what was done', () => {
  expect(breakWords('changed', 57)).toBe('Entry 57 was changed after it was written.');
  expect(breakWords('missing', 1234)).toBe('Entry 1,234 is missing: it was removed.');
  expect(breakWords('out_of_order', 2)).toContain('Entry 2 doesn’t follow');
  expect(breakWords('added', null)).toBe('An entry was not written by Salus: it was added.');
  expect(breakWords('burnt', 3)).toBe('Entry 3 doesn’t fit (burnt).');
});

test('formats counts', () => {
  expect(entryCount(1)).toBe('1 entry');
  expect(entryCount(0)).toBe('0 entries');
  expect(entryCount(1234)).toBe('1,234 entries');
});
