import { expect, test } from 'vitest';
import { clockOf, formatClock, instantOf, readTypedTime, shiftClock } from './time.ts';

test.each([
  ['9', '09:00'],
  ['9:05', '09:05'],
  ['905', '09:05'],
  ['9h05', '09:05'],
  ['9 05', '09:05'],
  ['1030', '10:30'],
  ['9a', '09:00'],
  ['2:30 pm', '14:30'],
  ['2:30', '14:30'],
  ['02:30', '02:30'],
  ['2 AM', '02:00'],
  ['12 am', '00:00'],
  ['12:15 p.m.', '12:15'],
  ['14.30', '14:30'],
  ['1430', '14:30'],
  ['7', '07:00'],
  ['25', null],
  ['9:60', null],
  ['13 pm', null],
  ['0 am', null],
  ['9:3', null],
  ['12:345', null],
  ['soon', null],
  ['', null],
])('%s is %s', (typed, read) => expect(readTypedTime(typed)).toBe(read));

test('formats times of day', () => {
  expect([
    formatClock('00:05'),
    formatClock('12:00'),
    formatClock('17:30'),
    formatClock(''),
    formatClock(null),
  ]).toEqual(['12:05 AM', '12:00 PM', '5:30 PM', '', '']);
});

test('a step stays within the day', () => {
  expect([shiftClock('09:55', 10), shiftClock('00:05', -10), shiftClock('23:58', 5)]).toEqual([
    '10:05',
    '00:00',
    '23:59',
  ]);
});

test('converts clinic time across daylight saving', () => {
  const zone = 'America/New_York';
  expect(instantOf('2026-01-05', '09:00', zone)).toBe('2026-01-05T14:00:00Z');
  expect(instantOf('2026-07-05', '09:00', zone)).toBe('2026-07-05T13:00:00Z');
  expect(instantOf('2026-03-08', '02:30', zone)).toBe('2026-03-08T07:30:00Z');
  expect(clockOf('2026-07-05T13:00:00Z', zone)).toBe('09:00');
});
