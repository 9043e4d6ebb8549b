import { expect, test } from 'vitest';
import { holdEnd } from './hold-end.ts';

const CLINIC = { startMinute: 8 * 60, endMinute: 17 * 60, off: [], timeZone: 'America/New_York' };
const LATER = new Date('2026-12-18T15:00:00Z');

test('counts working hours only: a request on Friday at 4 PM is held until Monday', () => {
  expect(holdEnd(new Date('2026-11-20T21:00:00Z'), LATER, 8, CLINIC)).toEqual(new Date('2026-11-23T20:00:00Z'));
});

test('skips the clinic’s holidays', () => {
  const off = [{ first_day: '2026-11-23', last_day: '2026-11-23', start_minute: 0, end_minute: 1440 }];
  const end = holdEnd(new Date('2026-11-20T21:00:00Z'), LATER, 8, { ...CLINIC, off });
  expect(end).toEqual(new Date('2026-11-24T20:00:00Z'));
});

test('ends before the appointment, and after two weeks without opening hours', () => {
  const now = new Date('2026-11-23T14:00:00Z');
  expect(holdEnd(now, new Date('2026-11-23T20:00:00Z'), 8, CLINIC)).toEqual(new Date('2026-11-23T18:00:00Z'));
  expect(holdEnd(now, new Date('2026-11-23T16:00:00Z'), 8, CLINIC)).toEqual(new Date('2026-11-23T15:00:00Z'));
  expect(holdEnd(now, LATER, 8, { ...CLINIC, endMinute: 480 })).toEqual(new Date('2026-12-07T14:00:00Z'));
});
