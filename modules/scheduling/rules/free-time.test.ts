import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  freeTimeLimits,
  freeTimes,
  openingWeek,
  workingTime,
  type CalendarHours,
  type TimeSearch,
} from './free-time.ts';

const ZONE = 'America/New_York';
const at = (text: string) => new Date(text);
// A Monday in New York; daylight saving time ends on November 1, 2026.
const MONDAY = '2026-11-23';
const open: CalendarHours = { week: openingWeek(8 * 60, 17 * 60), off: [], booked: [] };
const timeSearch = (more: Partial<TimeSearch> = {}): TimeSearch => ({
  start: at(`${MONDAY}T05:00:00Z`),
  end: at('2026-11-24T05:00:00Z'),
  minutes: 30,
  timeZone: ZONE,
  gap: 0,
  days: null,
  startMinute: 0,
  endMinute: 1440,
  ...more,
});
const clocks = (calendars: CalendarHours[], more: Partial<TimeSearch> = {}) =>
  freeTimes(calendars, timeSearch(more)).map(({ start_time }) =>
    start_time.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit', minute: '2-digit' }),
  );
const booking = (from: string, to: string) => ({
  start_time: at(`${MONDAY}T${from}:00-05:00`),
  end_time: at(`${MONDAY}T${to}:00-05:00`),
});

describe('the next free times', () => {
  test('are within working hours, up to the last one that ends with them', () => {
    const found = clocks([open]);
    expect(found[0]).toBe('08:00');
    expect(found).toHaveLength(18);
    expect(found.at(-1)).toBe('16:30');
  });
  test('exclude breaks, days off and bookings, including the gap around them', () => {
    const week = [...open.week, { weekday: 1, start_minute: 720, end_minute: 780, is_break: true }];
    const off = [{ first_day: MONDAY, last_day: MONDAY, start_minute: 900, end_minute: 1440 }];
    const hours = { week, off, booked: [booking('08:30', '11:00')] };
    expect(clocks([hours])).toEqual(['08:00', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30']);
    expect(clocks([hours], { gap: 10 })).toEqual(['11:10', '11:30', '13:00', '13:30', '14:00', '14:30']);
  });
  test('are free on all calendars simultaneously', () => {
    const one = { ...open, booked: [booking('08:00', '12:00')] };
    const other = { ...open, booked: [booking('12:30', '17:00')] };
    expect(clocks([one, other])).toEqual(['12:00']);
  });
  test('respect the requested days and hours', () => {
    expect(clocks([open], { days: [2] })).toEqual([]);
    expect(clocks([open], { startMinute: 600, endMinute: 690 })).toEqual(['10:00', '10:30', '11:00']);
  });
  test('are correct on days when the clocks change', () => {
    const hours = { ...open, week: [{ weekday: 7, start_minute: 0, end_minute: 240, is_break: false }] };
    const autumn = { start: at('2026-11-01T04:00:00Z'), end: at('2026-11-02T05:00:00Z') };
    const spring = { start: at('2027-03-14T05:00:00Z'), end: at('2027-03-15T04:00:00Z') };
    const hoursOf = (stretch: { start: Date; end: Date }) =>
      workingTime(hours, { ...stretch, timeZone: ZONE }).reduce(
        (sum, { from, to }) => sum + (to - from) / 3_600_000,
        0,
      );
    expect([hoursOf(autumn), hoursOf(spring)]).toEqual([5, 3]);
  });
});

describe('with random hours and bookings', () => {
  let seed = 20_261_121;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const calendar = (): CalendarHours => ({
    week: Array.from({ length: random(14) }, () => {
      const start = random(1400);
      const end = start + 1 + random(1440 - start);
      return { weekday: 1 + random(7), start_minute: start, end_minute: end, is_break: random(4) === 0 };
    }),
    off: Array.from({ length: random(2) }, () => ({
      first_day: `2026-11-${24 + random(3)}`,
      last_day: `2026-11-${27 + random(2)}`,
      start_minute: random(1440),
      end_minute: 1 + random(1440),
    })),
    booked: Array.from({ length: random(30) }, () => {
      const start = Date.parse('2026-11-23T05:00:00Z') + random(10_080) * 60_000;
      return { start_time: new Date(start), end_time: new Date(start + (1 + random(180)) * 60_000) };
    }),
  });
  test('no result overlaps a booking, leaves working hours, has a different length or is repeated', () => {
    for (let run = 0; run < 400; run += 1) {
      const calendars = Array.from({ length: 1 + random(3) }, calendar);
      const look = timeSearch({ end: at('2026-11-30T05:00:00Z'), minutes: 5 + random(120), gap: random(20) });
      const found = freeTimes(calendars, look);
      const starts = found.map(({ start_time }) => start_time.getTime());
      expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
      for (const { start_time, end_time } of found) {
        expect(end_time.getTime() - start_time.getTime()).toBe(look.minutes * 60_000);
        for (const { booked, ...hours } of calendars) {
          const gap = look.gap * 60_000;
          for (const one of booked)
            expect(
              one.end_time.getTime() + gap <= start_time.getTime() ||
                one.start_time.getTime() - gap >= end_time.getTime(),
            ).toBe(true);
          const works = workingTime(hours, look);
          expect(works.some(({ from, to }) => from <= start_time.getTime() && to >= end_time.getTime())).toBe(true);
        }
      }
    }
  });
});

test('the API contract states the maximum number of results', () => {
  const contract = readFileSync(new URL('../api/calendar.graphql', import.meta.url), 'utf8');
  expect(contract).toContain(`at most ${freeTimeLimits.found}, ${freeTimeLimits.perDay} per day.`);
});
