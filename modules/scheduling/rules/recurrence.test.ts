import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { occurrencesOf, shiftSeries, splitAt, type Recurrence } from './occurrences.ts';
import { occurrenceId, readEventId, readRule, weekdays, writeRule } from './recurrence-rule.ts';
import { toInstant, toWallClock } from './wall-clock.ts';

const ZONES = [
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'Europe/Berlin',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'UTC',
];

const HOUR = 3_600_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the wall-clock time, computed with Intl only, independently of our own code. */
function shownAt(time: number, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    formats.set(zone, format);
  }
  return format.format(time);
}

function offsetAt(time: number, zone: string): number {
  return Date.parse(`${shownAt(time, zone).replace(' ', 'T')}Z`) - time;
}

/**
 * Reference implementation for a zone: the earlier of two instants; skipped times move forward by the previous offset.
 */
function instantOf(wall: string, zone: string): number {
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const offsets = [offsetAt(asUtc - 26 * HOUR, zone), offsetAt(asUtc + 26 * HOUR, zone)];
  const fits = offsets.map((offset) => asUtc - offset).filter((time) => shownAt(time, zone) === wall);
  return fits.length > 0 ? Math.min(...fits) : asUtc - offsets[0]!;
}

function reference({ start_time, time_zone, rrule, rdates, exdates }: Recurrence): number[] {
  const first = toWallClock(start_time, time_zone);
  const rule = readRule(rrule);
  if (typeof rule === 'string') throw new Error(rule);
  const recur = ICAL.Recur.fromString(writeRule({ ...rule, until: null, count: rule.count ?? 731 }));
  const iterator = recur.iterator(ICAL.Time.fromDateTimeString(first.replace(' ', 'T')));
  const until =
    rule.until === null
      ? Infinity
      : Date.parse(rule.until.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const times: number[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = instantOf(next.toString().replace('T', ' '), time_zone);
    if (time > until || times.length > 731) break;
    times.push(time);
  }
  const out = new Set(exdates.map(Number));
  return [...new Set([...times, ...rdates.map(Number)])].filter((time) => !out.has(time)).sort((a, b) => a - b);
}

const day = fc.constantFrom(...weekdays);
const ordinal = fc.constantFrom(1, 2, 3, 4, -1);
const interval = fc.integer({ min: 1, max: 5 });
const part = fc.oneof(
  fc.constant('FREQ=DAILY'),
  fc.uniqueArray(day, { minLength: 1, maxLength: 5 }).map((days) => `FREQ=WEEKLY;BYDAY=${days.join(',')}`),
  fc.constant('FREQ=WEEKLY'),
  fc.integer({ min: 1, max: 28 }).map((date) => `FREQ=MONTHLY;BYMONTHDAY=${date}`),
  fc.constant('FREQ=MONTHLY;BYMONTHDAY=-1'),
  fc.tuple(ordinal, day).map(([place, name]) => `FREQ=MONTHLY;BYDAY=${place}${name}`),
  fc.constant('FREQ=YEARLY'),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), ordinal, day)
    .map(([month, place, name]) => `FREQ=YEARLY;BYMONTH=${month};BYDAY=${place}${name}`),
);
const start = fc
  .tuple(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 287 }))
  .map(([zone, days, fives]) => {
    const wall = new Date(Date.UTC(2024, 0, 1) + days * 24 * HOUR + fives * 300_000).toISOString();
    return { zone, at: toInstant(wall.slice(0, 19).replace('T', ' '), zone) };
  });
const series = fc
  .record({
    start,
    part,
    interval,
    count: fc.integer({ min: 1, max: 10 }),
    until: fc.option(fc.integer({ min: 1, max: 200 })),
    added: fc.array(fc.integer({ min: 1, max: 9000 }), { maxLength: 3 }),
    left: fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 4 }),
  })
  .map(({ start: { zone, at }, part: rule, interval: every, count, until, added, left }): Recurrence => {
    const last = new Date(at.getTime() + (until ?? 0) * 24 * HOUR).toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const end = until === null ? `COUNT=${count}` : `UNTIL=${last}`;
    const plain = {
      start_time: at,
      time_zone: zone,
      rrule: `${rule};INTERVAL=${every};${end}`,
      rdates: [],
      exdates: [],
    };
    const starts = occurrencesOf(plain);
    return {
      ...plain,
      rdates: added.map((hours) => new Date(at.getTime() + hours * HOUR)),
      exdates: left.flatMap((index) => starts[index] ?? []),
    };
  });

const iso = (dates: readonly (Date | number)[]) => dates.map((date) => new Date(date).toISOString());

describe('a series', () => {
  test('matches an independent implementation for thousands of rules, zones and exceptions', () => {
    fc.assert(
      fc.property(series, (one) => {
        expect(iso(occurrencesOf(one))).toEqual(iso(reference(one)));
      }),
      { numRuns: howMany(500, 5000), seed: 6 },
    );
  }, 600_000);

  test('split at any of its starts keeps the number and times of its occurrences', () => {
    fc.assert(
      fc.property(series, fc.nat(), (one, where) => {
        const all = occurrencesOf(one);
        const index = all.length === 0 ? 0 : where % all.length;
        fc.pre(index > 0);
        const { before, after } = splitAt(one, all[index]!);
        expect(iso(occurrencesOf(before))).toEqual(iso(all.slice(0, index)));
        expect(iso(occurrencesOf(after))).toEqual(iso(all.slice(index)));
      }),
      { numRuns: 500, seed: 6 },
    );
  }, 600_000);

  test.each([
    ['spring', '2026-03-06 09:00:00', ['14:00', '14:00', '13:00', '13:00']],
    ['autumn', '2026-10-30 09:00:00', ['13:00', '13:00', '14:00', '14:00']],
  ])('keeps its wall-clock time across %s', (_name, wall, utc) => {
    const starts = occurrencesOf(daily(wall, 4));
    expect(iso(starts).map((text) => text.slice(11, 16))).toEqual(utc);
  });

  test('is an hour later on the day when its time is skipped in spring, and counts that occurrence', () => {
    const starts = occurrencesOf(daily('2026-03-07 02:30:00', 3));
    expect(starts.map((time) => toWallClock(time, 'America/New_York'))).toEqual([
      '2026-03-07 02:30:00',
      '2026-03-08 03:30:00',
      '2026-03-09 02:30:00',
    ]);
  });

  test.each(['COUNT=5', 'UNTIL=20260311T230000Z'])('split on that day continues at its usual time: %s', (end) => {
    const one = { ...daily('2026-03-06 02:30:00', 5), rrule: `FREQ=DAILY;${end}` };
    const all = occurrencesOf(one);
    const { before, after } = splitAt(one, all[2]!);
    expect(iso(occurrencesOf(before))).toEqual(iso(all.slice(0, 2)));
    expect(occurrencesOf(after).map((time) => toWallClock(time, 'America/New_York').slice(5, 16))).toEqual([
      '03-08 03:30',
      '03-09 02:30',
      '03-10 02:30',
      ...(end === 'COUNT=5' ? [] : ['03-11 02:30']),
    ]);
  });

  // Computed by hand and with Python's dateutil.
  test.each([
    ['BYDAY=1MO;BYMONTHDAY=7;COUNT=3', ['2030-01-07', '2036-01-07', '2041-01-07']],
    ['BYDAY=20MO;COUNT=3', ['2027-05-17', '2028-05-15', '2029-05-14']],
    ['BYDAY=53FR;COUNT=2', ['2027-12-31', '2032-12-31']],
    ['BYDAY=-1MO,1TU;BYSETPOS=-1;COUNT=2', ['2027-12-27', '2028-12-25']],
    ['BYDAY=1MO;BYMONTHDAY=20;COUNT=2', []],
    ['INTERVAL=2;BYDAY=-20MO;COUNT=2', ['2027-08-16', '2029-08-20']],
  ])('counts weekdays through the year: %s', (rule, days) => {
    const starts = occurrencesOf({ ...daily('2027-01-01 09:00:00', 1), rrule: `FREQ=YEARLY;${rule}` });
    expect(starts.map((time) => toWallClock(time, 'America/New_York'))).toEqual(days.map((day) => `${day} 09:00:00`));
  });

  test('rejects the sixth Monday of a month', () => {
    expect(readRule('FREQ=MONTHLY;BYDAY=6MO;COUNT=2')).toEqual(expect.any(String));
    expect(readRule('FREQ=YEARLY;BYMONTH=3;BYDAY=20MO;COUNT=2')).toEqual(expect.any(String));
  });

  // ical.js 2 includes the start itself here, and stops at a 31st in every fifth month.
  test.each([
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3', ['2026-11-30', '2026-12-31', '2027-01-29']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;INTERVAL=5;COUNT=2', ['2028-07-31', '2028-12-31']],
  ])('%s', (rrule, days) => {
    const starts = occurrencesOf({ ...daily('2026-11-01 09:00:00', 1), rrule });
    expect(starts.map((time) => toWallClock(time, 'America/New_York').slice(0, 10))).toEqual(days);
  });

  test('that ends on a day includes that day', () => {
    const starts = occurrencesOf({ ...daily('2026-11-20 20:00:00', 1), rrule: 'FREQ=DAILY;UNTIL=20261122' });
    expect(starts).toHaveLength(3);
  });

  test('whose days do not include the start begins on the first matching day', () => {
    const starts = occurrencesOf({ ...daily('2026-11-24 09:00:00', 1), rrule: 'FREQ=WEEKLY;BYDAY=MO,TH;COUNT=3' });
    expect(starts.map((time) => toWallClock(time, 'America/New_York').slice(0, 10))).toEqual([
      '2026-11-26',
      '2026-11-30',
      '2026-12-03',
    ]);
  });
});

describe('a shifted series', () => {
  const weekly: Recurrence = {
    ...daily('2026-10-27 09:00:00', 1),
    rrule: 'FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6',
    exdates: [toInstant('2026-11-03 09:00:00', 'America/New_York')],
    rdates: [toInstant('2026-11-21 09:00:00', 'America/New_York')],
  };
  const clocks = (one: Recurrence) => occurrencesOf(one).map((time) => toWallClock(time, one.time_zone));

  test('shifts its days, added dates and excluded dates', () => {
    expect(clocks(shiftSeries(weekly, { days: 1, seconds: 5400 })!)).toEqual([
      '2026-10-28 10:30:00',
      '2026-10-30 10:30:00',
      '2026-11-06 10:30:00',
      '2026-11-11 10:30:00',
      '2026-11-13 10:30:00',
      '2026-11-22 10:30:00',
    ]);
  });

  test.each([
    ['FREQ=MONTHLY;BYDAY=2TU;COUNT=3', { days: 1, seconds: 0 }, ['2026-11-11', '2026-12-09', '2027-01-13']],
    ['FREQ=MONTHLY;BYMONTHDAY=10;COUNT=3', { days: 2, seconds: 0 }, ['2026-11-12', '2026-12-12', '2027-01-12']],
    ['FREQ=MONTHLY;COUNT=2', { days: -1, seconds: 0 }, ['2026-11-09', '2026-12-09']],
    ['FREQ=YEARLY;COUNT=2', { days: 30, seconds: 0 }, ['2026-12-10', '2027-12-10']],
    ['FREQ=DAILY;INTERVAL=7;UNTIL=20261130', { days: 1, seconds: 0 }, ['2026-11-11', '2026-11-18', '2026-11-25']],
  ])('%s', (rrule, by, days) => {
    const moved = shiftSeries({ ...daily('2026-11-10 09:00:00', 1), rrule }, by)!;
    expect(clocks(moved).map((text) => text.slice(0, 10))).toEqual(days);
  });

  test('returns null for rules with several days of a month', () => {
    const rrule = 'FREQ=MONTHLY;BYMONTHDAY=1,15;COUNT=4';
    expect(shiftSeries({ ...daily('2026-11-01 09:00:00', 1), rrule }, { days: 1, seconds: 0 })).toBeNull();
  });
});

describe('a rule', () => {
  test.each([
    ['RRULE:FREQ=WEEKLY;WKST=MO;INTERVAL=1;COUNT=10', 'FREQ=WEEKLY;COUNT=10'],
    ['count=3;freq=monthly;byday=-1fr', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3'],
  ])('%s is stored as %s', (text, expected) => {
    const rule = readRule(text);
    expect(typeof rule === 'string' ? rule : writeRule(rule)).toBe(expected);
  });

  test.each([
    ['FREQ=WEEKLY', 'Choose either an end date or a number of events'],
    ['FREQ=WEEKLY;COUNT=2;UNTIL=20270101', 'Choose either an end date or a number of events'],
    ['FREQ=WEEKLY;COUNT=0', 'A series must have at least 1 event'],
    ['FREQ=DAILY;COUNT=731', 'A series can have at most 730 events'],
    ['FREQ=DAILY;INTERVAL=0;COUNT=2', 'The recurrence interval must be at least 1'],
    ['FREQ=DAILY;INTERVAL=-1;COUNT=2', 'The recurrence interval must be at least 1'],
    ['FREQ=HOURLY;COUNT=2', 'Choose daily, weekly, monthly or yearly'],
    ['FREQ=WEEKLY;BYDAY=2MO;COUNT=2', 'The first or last weekday can only be used in a monthly series'],
    ['FREQ=DAILY;UNTIL=20260230', 'Enter a valid end date for the series'],
    ['FREQ=DAILY;COUNT=2;BYEASTER=1', 'This recurrence rule can’t be read'],
    ['', 'This recurrence rule can’t be read'],
  ])('%s is rejected', (text, message) => expect(readRule(text)).toBe(message));
});

test('an occurrence ID consists of the series ID, two hyphens and the start', () => {
  const at = new Date('2026-11-23T14:30:00Z');
  const id = occurrenceId('0198c0de-0000-7000-8000-000000000001', at);
  expect(id).toBe('0198c0de-0000-7000-8000-000000000001--20261123T143000Z');
  expect(readEventId(id)).toEqual({ id: '0198c0de-0000-7000-8000-000000000001', start: at });
});

function daily(wall: string, count: number): Recurrence {
  const zone = 'America/New_York';
  return {
    start_time: toInstant(wall, zone),
    time_zone: zone,
    rrule: `FREQ=DAILY;COUNT=${count}`,
    rdates: [],
    exdates: [],
  };
}
