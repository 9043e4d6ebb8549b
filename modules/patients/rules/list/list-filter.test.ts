import { expect, test } from 'vitest';
import { birthdayRanges, birthRange } from './list-filter.ts';

test.each([
  ['2026-11-21', 'today', [{ from: 1121, to: 1121 }]],
  ['2026-11-21', 'week', [{ from: 1121, to: 1127 }]],
  ['2026-11-21', 'month', [{ from: 1101, to: 1131 }]],
  ['2026-11-28', 'week', [{ from: 1128, to: 1204 }]],
  [
    '2026-12-29',
    'week',
    [
      { from: 1229, to: 1231 },
      { from: 101, to: 104 },
    ],
  ],
  // A birthday on February 29 is celebrated a day earlier.
  ['2027-02-28', 'today', [{ from: 228, to: 229 }]],
  ['2028-02-28', 'today', [{ from: 228, to: 228 }]],
] as const)('birthdays from %s on, %s', (today, span, ranges) => {
  expect(birthdayRanges(today, span)).toEqual(ranges);
});

test('ages are whole years on the given day', () => {
  expect(birthRange('2026-11-21', { from: 40, to: 40 })).toEqual({ after: '1985-11-21', until: '1986-11-21' });
  expect(birthRange('2026-11-21', { from: 65 })).toEqual({ until: '1961-11-21' });
  expect(birthRange('2024-02-29', { to: 0 })).toEqual({ after: '2023-02-28' });
  expect(birthRange('2026-11-21', {})).toEqual({});
});
