import { expect, test } from 'vitest';
import { formatAmount, readTypedMoney, formatMoney, formatRoundMoney } from './money.ts';

test.each([
  [123450, '$1,234.50'],
  [5, '$0.05'],
  [0, '$0.00'],
  [-2000, '-$20.00'],
])('formats %i cents as %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

test('statistics omit the cents', () => expect(formatRoundMoney(123450)).toBe('$1,235'));

test.each([
  ['1,234.5', 123_450],
  ['$12', 1200],
  ['-3.05', -305],
  ['.5', 50],
  ['12.', 1200],
  ['1.234', null],
  ['12,34', null],
  ['$', null],
  ['', null],
])('reads %s as %s cents', (typed, cents) => expect(readTypedMoney(typed)).toBe(cents));

test('an amount in a field includes the cents', () => expect(formatAmount(123_450)).toBe('1,234.50'));
