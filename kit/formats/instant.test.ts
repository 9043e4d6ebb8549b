import { expect, test } from 'vitest';
import { dayOf, formatInstant, formatLongInstant, formatTime, formatTimeSpan } from './instant.ts';

const boston = 'America/New_York';

test.each([
  ['2026-11-21T14:30:00.000Z', '11/21/2026 09:30:00 AM'],
  ['2026-11-21T05:00:00.000Z', '11/21/2026 12:00:00 AM'],
  ['2026-11-21T17:00:09.000Z', '11/21/2026 12:00:09 PM'],
  ['2026-11-21T04:59:59.000Z', '11/20/2026 11:59:59 PM'],
  // The hour that daylight saving time repeats, and the one that it skips.
  ['2026-11-01T05:30:00Z', '11/01/2026 01:30:00 AM'],
  ['2026-11-01T06:30:00Z', '11/01/2026 01:30:00 AM'],
  ['2026-03-08T07:30:00Z', '03/08/2026 03:30:00 AM'],
])('%s is %s in Boston', (instant, text) => expect(formatInstant(instant, boston)).toBe(text));

test('formats a missing instant as an empty string', () => {
  expect(formatInstant(null, boston)).toBe('');
  expect(formatInstant('', boston)).toBe('');
});

test('formatTime and formatTimeSpan', () => {
  expect(formatTime('2026-11-21T14:05:00Z', boston)).toBe('9:05 AM');
  expect(formatTimeSpan('2026-11-21T14:05:00Z', '2026-11-21T14:35:00Z', boston)).toBe('9:05 – 9:35 AM');
  expect(formatTimeSpan('2026-11-21T16:45:00Z', '2026-11-21T17:15:00Z', boston)).toBe('11:45 AM – 12:15 PM');
});

test.each([
  ['2026-11-21T14:05:00Z', 'November 21st 2026 9:05 am'],
  ['2026-11-22T14:05:00Z', 'November 22nd 2026 9:05 am'],
  ['2026-11-23T18:05:00Z', 'November 23rd 2026 1:05 pm'],
  ['2026-11-11T14:05:00Z', 'November 11th 2026 9:05 am'],
  ['2026-11-12T14:05:00Z', 'November 12th 2026 9:05 am'],
])('formatLongInstant of %s', (instant, text) => expect(formatLongInstant(instant, boston)).toBe(text));

test('dayOf uses the clinic’s time zone', () => {
  expect(dayOf('2026-11-21T04:59:59Z', boston)).toBe('2026-11-20');
  expect(dayOf('2026-11-21T04:59:59Z', 'Asia/Tokyo')).toBe('2026-11-21');
});
