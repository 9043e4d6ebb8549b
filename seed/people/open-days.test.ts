import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { isOpenDay, openDayFrom, openDayUntil, workTime } from './open-days.ts';

const day = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

test('is open on weekdays that are not federal holidays, observed ones included', () => {
  expect(isOpenDay(day('2026-11-24'))).toBe(true);
  expect(isOpenDay(day('2026-11-28'))).toBe(false);
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
