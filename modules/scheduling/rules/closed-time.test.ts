import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedDuring, closedTimes, type HoursAndDaysOff } from './closed-time.ts';
import { openingWeek, workingTime } from './free-time.ts';

const MONDAY = '2026-11-23';
const lunch = { weekday: 1, start_minute: 720, end_minute: 780, is_break: true };
const off = { calendar_id: 'one', first_day: MONDAY, last_day: MONDAY, start_minute: 900, end_minute: 1440 };
const hours: HoursAndDaysOff = { week: [...openingWeek(480, 1020), lunch], time_off: [{ ...off, reason: 'School' }] };

test('reports time outside working hours, breaks and days off, each with its reason', () => {
  expect(closedTimes(hours, MONDAY)).toEqual([
    { from: 0, to: 480, why: 'closed', reason: null },
    { from: 720, to: 780, why: 'break', reason: null },
    { from: 900, to: 1440, why: 'off', reason: 'School' },
  ]);
  expect(closedTimes(hours, '2026-11-22')).toEqual([{ from: 0, to: 1440, why: 'closed', reason: null }]);
});

test('reports closed time within a requested slot, with the most specific reason', () => {
  const met = (from: string, to: string) => closedDuring(hours, `${MONDAY} ${from}:00`, `${MONDAY} ${to}:00`)?.why;
  expect(met('08:00', '09:00')).toBeUndefined();
  expect(met('07:30', '08:30')).toBe('closed');
  expect(met('11:30', '12:00')).toBeUndefined();
  expect(met('11:30', '12:05')).toBe('break');
  expect(met('14:30', '18:00')).toBe('off');
  expect(closedDuring(hours, '2026-11-22 10:00:00', '2026-11-22 10:00:00')?.why).toBe('closed');
});

test('a holiday closes the whole day, regardless of other time off', () => {
  const holiday = { ...off, calendar_id: null, start_minute: 0, reason: 'Founders’ day' };
  expect(closedTimes({ ...hours, time_off: [...hours.time_off, holiday] }, MONDAY)).toEqual([
    { from: 0, to: 1440, why: 'holiday', reason: 'Founders’ day' },
  ]);
});

test('open time matches the working time used by the free-time search', () => {
  const minute = fc.integer({ min: 0, max: 48 }).map((half) => half * 30);
  const span = fc.record({
    weekday: fc.constantFrom(1, 1, 2, 7),
    start_minute: minute,
    end_minute: minute,
    is_break: fc.boolean(),
  });
  const days = fc.constantFrom('2026-11-22', MONDAY, '2026-11-24');
  const away = fc.record({
    calendar_id: fc.constantFrom(null, 'one'),
    first_day: days,
    last_day: days,
    start_minute: minute,
    end_minute: minute,
    reason: fc.constantFrom('a', 'b'),
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 6 }), fc.array(away, { maxLength: 4 }), (allSpans, allAway) => {
      const week = allSpans.filter((one) => one.start_minute < one.end_minute);
      const time_off = allAway.filter(
        (one) => one.first_day < one.last_day || (one.first_day === one.last_day && one.start_minute < one.end_minute),
      );
      const dawn = Date.parse(`${MONDAY}T00:00:00Z`);
      const works = workingTime(
        { week, off: time_off },
        { start: new Date(dawn), end: new Date(dawn + 86_400_000), timeZone: 'UTC' },
      );
      const closed = closedTimes({ week, time_off }, MONDAY);
      for (let at = 15; at < 1440; at += 30) {
        const isWorking = works.some(({ from, to }) => from <= dawn + at * 60_000 && dawn + at * 60_000 < to);
        expect(closed.filter(({ from, to }) => from <= at && at < to)).toHaveLength(isWorking ? 0 : 1);
      }
    }),
  );
});
