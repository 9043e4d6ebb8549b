import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isFederalHoliday, isOpenDay, openDayFrom, openDayUntil, workTime } from './open-days.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

test('knows the federal holidays, and the weekday on which one at a weekend is observed', () => {
  const holidays: string[] = [];
  for (let one = day('2026-01-01'); one.year === 2026; one = one.add({ days: 1 }))
    if (isFederalHoliday(one) && one.dayOfWeek <= 5) holidays.push(one.toString());
  expect(holidays).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
  expect(isOpenDay(day('2027-07-05'))).toBe(false);
  expect(openDayUntil(day('2026-11-26')).toString()).toBe('2026-11-25');
  expect(openDayFrom(day('2026-11-28')).toString()).toBe('2026-11-30');
});

test('moves past times to when the clinic was open, in order; today is open on any day', () => {
  const now = new Date('2026-11-28T20:00:00Z');
  const moved = (time: string): string => workTime(new Date(time), now).toISOString();
  expect(moved('2026-11-25T15:00:00Z')).toBe('2026-11-25T15:00:00.000Z');
  expect(moved('2026-11-26T15:00:00Z')).toBe('2026-11-25T22:45:00.000Z');
  expect(moved('2026-11-27T04:00:00Z')).toBe('2026-11-25T22:45:00.000Z');
  expect(moved('2026-11-28T08:00:00Z')).toBe('2026-11-27T22:45:00.000Z');
  expect(moved('2026-11-28T18:00:00Z')).toBe('2026-11-28T18:00:00.000Z');
  expect(moved('2026-11-28T20:00:00Z')).toBe('2026-11-28T20:00:00.000Z');
});
