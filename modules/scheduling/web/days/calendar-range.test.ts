import { describe, expect, test } from 'vitest';
import { isWeekend, rangeAround, rangeTitle, stepFrom } from './calendar-range.ts';

const SHOWN = { phone: false, weekends: false };

test.each([
  ['day', '2026-11-25', '2026-11-25', '2026-11-26'],
  ['week', '2026-11-25', '2026-11-22', '2026-11-29'],
  ['week', '2026-11-22', '2026-11-22', '2026-11-29'],
  ['list', '2026-11-28', '2026-11-22', '2026-11-29'],
  ['month', '2026-11-25', '2026-11-01', '2026-12-06'],
  ['month', '2026-12-31', '2026-11-29', '2027-01-03'],
  ['month', '2027-02-10', '2027-01-31', '2027-03-07'],
] as const)('the %s of %s', (view, day, start, end) => expect(rangeAround(view, day)).toEqual({ start, end }));

test.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-11-25', -1, '2026-11-18'],
  ['list', '2026-11-25', 1, '2026-12-02'],
  ['month', '2027-01-31', 1, '2027-02-28'],
] as const)('steps a %s from %s by %d', (view, day, step, to) => expect(stepFrom(view, day, step)).toBe(to));

describe('the title', () => {
  test.each([
    ['day', '2026-11-25', SHOWN, 'Wednesday, November 25, 2026'],
    ['day', '2026-11-25', { ...SHOWN, phone: true }, 'Wed, Nov 25'],
    ['week', '2026-11-25', SHOWN, 'Nov 23 – 27, 2026'],
    ['week', '2026-11-25', { ...SHOWN, weekends: true }, 'Nov 22 – 28, 2026'],
    ['week', '2026-11-30', SHOWN, 'Nov 30 – Dec 4, 2026'],
    ['week', '2026-12-30', SHOWN, 'Dec 28, 2026 – Jan 1, 2027'],
    ['list', '2026-11-25', SHOWN, 'Nov 22 – 28, 2026'],
    ['month', '2026-11-25', SHOWN, 'November 2026'],
  ] as const)('of the %s of %s', (view, day, shown, title) => expect(rangeTitle(view, day, shown)).toBe(title));
});

test('weekends are Saturdays and Sundays', () => {
  expect(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(isWeekend)).toEqual([false, true, true, false]);
});
