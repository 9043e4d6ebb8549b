import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { holidaysBetween, isFederalHoliday } from './federal-holidays.ts';

// https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays
test('returns the observed days of 2026 and 2027 as published', () => {
  const days = (from: string, to: string) => holidaysBetween(from, to).map(({ key, day }) => `${day} ${key}`);
  expect(days('2026-01-01', '2026-12-31')).toEqual([
    '2026-01-01 new-year-2026',
    '2026-01-19 king-2026',
    '2026-02-16 washington-2026',
    '2026-05-25 memorial-2026',
    '2026-06-19 juneteenth-2026',
    '2026-07-03 independence-2026',
    '2026-09-07 labor-2026',
    '2026-10-12 columbus-2026',
    '2026-11-11 veterans-2026',
    '2026-11-26 thanksgiving-2026',
    '2026-12-25 christmas-2026',
  ]);
  expect(days('2027-06-01', '2027-12-31')).toEqual([
    '2027-06-18 juneteenth-2027',
    '2027-07-05 independence-2027',
    '2027-09-06 labor-2027',
    '2027-10-11 columbus-2027',
    '2027-11-11 veterans-2027',
    '2027-11-25 thanksgiving-2027',
    '2027-12-24 christmas-2027',
    // New Year’s Day of 2028 is a Saturday.
    '2027-12-31 new-year-2028',
  ]);
});

test('a day counts if the holiday is on it or observed on it', () => {
  const is = (day: string): boolean => isFederalHoliday(Temporal.PlainDate.from(day));
  expect([is('2026-07-03'), is('2026-07-04'), is('2026-07-06'), is('2027-12-31')]).toEqual([true, true, false, true]);
});
