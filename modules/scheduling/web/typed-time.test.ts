import { expect, test } from 'vitest';
import { formatTimeOfDay, readTypedTime } from './typed-time.ts';

test.each([
  ['9', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1030', '10:30'],
  ['9:30a', '09:30'],
  ['9:30 PM', '21:30'],
  ['12 am', '00:00'],
  ['12', '12:00'],
  ['12:15 p.m.', '12:15'],
  ['2', '14:00'],
  ['2:45', '14:45'],
  ['02:45', '02:45'],
  ['14:00', '14:00'],
  ['0:05', '00:05'],
  ['7', '07:00'],
])('%s is %s', (typed, time) => expect(readTypedTime(typed)).toBe(time));

test.each(['', 'noon', '25', '9:60', '13 pm', '0 am', '9:3', '12:345'])('"%s" is no time', (typed) =>
  expect(readTypedTime(typed)).toBeNull(),
);

test.each([
  ['00:05', '12:05 AM'],
  ['09:30', '9:30 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is read as %s', (time, shown) => {
  expect(formatTimeOfDay(time)).toBe(shown);
  expect(readTypedTime(shown)).toBe(time);
});
