import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, isWallClock, toInstant, toWallClock } from './wall-clock.ts';

const BOSTON = 'America/New_York';

describe('a wall clock in Boston', () => {
  test.each([
    ['winter', '2026-01-15 09:30:00', '2026-01-15T14:30:00.000Z'],
    ['summer', '2026-07-15 09:30:00', '2026-07-15T13:30:00.000Z'],
    ['just before the clocks go forward, 2026', '2026-03-08 01:59:59', '2026-03-08T06:59:59.000Z'],
    ['the skipped time, 2026', '2026-03-08 02:30:00', '2026-03-08T07:30:00.000Z'],
    ['just after, 2026', '2026-03-08 03:00:00', '2026-03-08T07:00:00.000Z'],
    ['the repeated time, 2026', '2026-11-01 01:30:00', '2026-11-01T05:30:00.000Z'],
    ['just after the clocks go back, 2026', '2026-11-01 02:00:00', '2026-11-01T07:00:00.000Z'],
    ['the first skipped moment, 2027', '2027-03-14 02:00:00', '2027-03-14T07:00:00.000Z'],
    ['the last skipped moment, 2027', '2027-03-14 02:59:59', '2027-03-14T07:59:59.000Z'],
    ['the first repeated moment, 2027', '2027-11-07 01:00:00', '2027-11-07T05:00:00.000Z'],
    ['the last repeated moment, 2027', '2027-11-07 01:59:59', '2027-11-07T05:59:59.000Z'],
  ])('%s', (_name, clock, instant) => {
    expect(toInstant(clock, BOSTON).toISOString()).toBe(instant);
  });

  test.each([
    ['the first 1:30 AM in fall', '2026-11-01T05:30:00Z', '2026-11-01 01:30:00'],
    ['the second 1:30 AM in fall', '2026-11-01T06:30:00Z', '2026-11-01 01:30:00'],
    ['the skipped hour in spring', '2027-03-14T07:00:00Z', '2027-03-14 03:00:00'],
    ['midnight', '2027-01-01T05:00:00Z', '2027-01-01 00:00:00'],
  ])('shows %s', (_name, instant, clock) => {
    expect(toWallClock(new Date(instant), BOSTON)).toBe(clock);
  });
});

const instants = fc.date({
  min: new Date('1900-01-01T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zones = fc.constantFrom(
  BOSTON,
  'UTC',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
);

test('a wall-clock time converts to an instant that shows the same time, and to the earliest one', () => {
  fc.assert(
    fc.property(instants, zones, (date, zone) => {
      const instant = new Date(Math.floor(date.getTime() / 1000) * 1000);
      const shown = toWallClock(instant, zone);
      const back = toInstant(shown, zone);
      expect(toWallClock(back, zone)).toBe(shown);
      expect(back.getTime()).toBeLessThanOrEqual(instant.getTime());
    }),
  );
});

test.each([
  '2026-02-29 10:00:00',
  '2026-13-01 10:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01T10:00:00',
  '2026-1-1 10:00:00',
  '2026-01-01 10:00',
  '',
])('"%s" is not a valid wall-clock time', (text) => expect(isWallClock(text)).toBe(false));

test('accepts February 29 in a leap year', () => expect(isWallClock('2028-02-29 23:59:59')).toBe(true));

test.each([
  ['America/New_York', true],
  ['UTC', true],
  ['america/new_york', true],
  ['Mars/Olympus', false],
  ['+05:00', false],
  ['', false],
])('"%s" as a time zone: %s', (name, known) => expect(isTimeZone(name)).toBe(known));

test('throws for an invalid wall-clock time', () => expect(() => toInstant('soon', 'UTC')).toThrow(RangeError));

test('rejects an overlong time zone name', () => {
  expect([isTimeZone(BOSTON), isTimeZone(`${BOSTON}${'x'.repeat(100_000)}`)]).toEqual([true, false]);
});
