import { expect, test } from 'vitest';
import { formatMoney, formatRoundMoney } from './money.ts';

test.each([
  [123450, '$1,234.50'],
  [5, '$0.05'],
  [0, '$0.00'],
  [-2000, '-$20.00'],
])('%i cents are %s', (cents, text) => expect(formatMoney(cents)).toBe(text));

test('statistics leave the cents out', () => expect(formatRoundMoney(123450)).toBe('$1,235'));
