import { expect, test } from 'vitest';
import { formatShortNumber, readTypedNumber } from './number.ts';
import { truncate } from './truncate.ts';

test.each([
  [0, '0'],
  [950, '950'],
  [12.345, '12.35'],
  [999.99, '1k'],
  [1200, '1.2k'],
  [3_000_000, '3M'],
  [4.5e9, '4.5G'],
  [1e12, '1T'],
  [2e15, '2P'],
  [5e18, '5E'],
  [5e21, '5000E'],
  [-1500, '-1.5k'],
  [Number.NaN, ''],
])('formats %d as %s', (number, shown) => expect(formatShortNumber(number)).toBe(shown));

test.each([
  ['1,234.5', 1234.5],
  ['.5', 0.5],
  ['-3', -3],
  ['1,23', null],
  ['1.', null],
  ['-', null],
  ['12 kg', null],
  ['', null],
])('reads %s as %s', (typed, read) => expect(readTypedNumber(typed)).toBe(read));

test('truncates text after 20 characters', () => {
  expect(truncate('exactly twenty chars')).toBe('exactly twenty chars');
  expect(truncate('more than twenty characters')).toBe('more than twenty cha…');
  expect(truncate('👩‍⚕️👩‍⚕️👩‍⚕️', 2)).toBe('👩‍⚕️👩‍⚕️…');
});
