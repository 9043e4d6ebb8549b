import { expect, test } from 'vitest';
import {
  changeSince,
  daysBefore,
  daysProblem,
  footOf,
  presetDays,
  reportCsv,
  wholeMonths,
  withRatios,
} from './index.ts';

const columns = [
  { id: 'name', title: 'Name', kind: 'text' },
  { id: 'visits', title: 'Visits', kind: 'number', total: true },
  { id: 'missed', title: 'Missed', kind: 'number', total: true },
  { id: 'share', title: 'Missed %', kind: 'percent', ratio: { of: 'missed', over: ['visits', 'missed'] } },
  { id: 'cents', title: 'Money', kind: 'cents', total: true },
  { id: 'median', title: 'Days', kind: 'days' },
];

test('a ratio uses the sums, and zero over zero has no value', () => {
  const rows = withRatios(columns, [
    { name: 'A', visits: 9, missed: 1, cents: 1050, median: 2 },
    { name: 'B', visits: 0, missed: 0, cents: null, median: null },
    { name: 'C', visits: 10, missed: 10, cents: -50, median: 4 },
  ]);
  expect(rows.map(({ share }) => share)).toEqual([10, null, 50]);
  const foot = footOf(columns, rows, { median: 3 });
  expect(foot).toEqual({ visits: 19, missed: 11, share: (11 / 30) * 100, cents: 1000, median: 3 });
  expect(footOf(columns, [])).toEqual({ visits: 0, missed: 0, cents: 0, share: null });
  expect(footOf(columns, [{ cents: null }])).toMatchObject({ cents: null });
});

test('an increase from zero has no percentage', () => {
  expect(changeSince(5, 0)).toBe('no baseline');
  expect(changeSince(5, null)).toBe('no baseline');
  expect(changeSince(0, 0)).toBeNull();
  expect(changeSince(null, 5)).toBeNull();
  expect(changeSince(15, 10)).toBe(50);
  expect(changeSince(-15, -10)).toBe(-50);
});

test('ranges move with the date', () => {
  const today = '2026-03-01';
  expect(presetDays('this_month', today)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(presetDays('last_month', today)).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(presetDays('last_7', today)).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(presetDays('this_quarter', '2026-05-20')).toEqual({ from: '2026-04-01', to: '2026-05-20' });
  expect(presetDays('last_12_months', today)).toEqual({ from: '2025-04-01', to: '2026-03-01' });
  expect(presetDays('last_year', today)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(presetDays('sometime', today)).toBeNull();
});

test('a comparison range has the same length, whole months for whole months, including leap days', () => {
  expect(daysBefore({ from: '2026-03-10', to: '2026-03-16' }, 'previous')).toEqual({
    from: '2026-03-03',
    to: '2026-03-09',
  });
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' }, 'previous')).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  });
  expect(daysBefore({ from: '2026-01-01', to: '2026-03-10' }, 'previous', true)).toEqual({
    from: '2025-10-01',
    to: '2025-12-31',
  });
  expect(daysBefore({ from: '2025-02-01', to: '2025-02-28' }, 'year')).toEqual({
    from: '2024-02-01',
    to: '2024-02-29',
  });
  expect(wholeMonths({ from: '2026-01-15', to: '2026-02-10' }, '2026-02-20')).toEqual({
    from: '2026-01-01',
    to: '2026-02-20',
  });
  expect(wholeMonths({ from: '2026-01-15', to: '2026-02-10' }, '2026-05-20')).toEqual({
    from: '2026-01-01',
    to: '2026-02-28',
  });
});

test('rejects invalid days', () => {
  expect(daysProblem({ from: '2026-03-02', to: '2026-03-01' })).toContain('before');
  expect(daysProblem({ from: '2000-01-01', to: '2026-03-01' })).toContain('ten years');
  expect(daysProblem({ from: '2026-02-30', to: '2026-03-01' })).toContain('valid date');
  expect(daysProblem({ from: '2026-03-01', to: '2026-03-01' })).toBeNull();
});

test('a file has no formulas, money in dollars, and the total row', () => {
  const rows = [{ name: '=cmd|x', visits: 3, missed: 1, share: 25.04, cents: 105, median: null }];
  expect(reportCsv(columns, rows, { visits: 3, share: 25.04, cents: 105 })).toBe(
    `\uFEFFName,Visits,Missed,Missed %,Money,Days\r\n"'=cmd|x",3,1,25,1.05,\r\nTotal,3,,25,1.05,\r\n`,
  );
});
