import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alternativesTo } from './alternative.ts';
import { openingWeek, workingTime, type CalendarHours } from './free-time.ts';

const ZONE = 'America/New_York';
// Wednesday; the day after is Thanksgiving.
const DAY = '2026-11-25';
const at = (clock: string, day = DAY) => new Date(`${day}T${clock}:00-05:00`);
const times = (from: string, to: string) => ({ start_time: at(from), end_time: at(to) });
const how = { timeZone: ZONE, gap: 0, days: 14, most: 4, now: at('06:00') };
const hours = (more: Partial<CalendarHours> = {}): CalendarHours => ({
  week: [...openingWeek(480, 1020), { weekday: 3, start_minute: 720, end_minute: 780, is_break: true }],
  off: [{ first_day: '2026-11-26', last_day: '2026-11-26', start_minute: 0, end_minute: 1440 }],
  booked: [times('09:00', '10:00')],
  ...more,
});
const clocks = (found: Date[]) => found.map((date) => date.toLocaleString('sv-SE', { timeZone: ZONE }).slice(5, 16));

test('returns the nearest times of the day first, then the same time on following days, skipping holidays and weekends', () => {
  expect(clocks(alternativesTo(times('09:15', '09:45'), [hours()], how))).toEqual([
    '11-25 10:00',
    '11-25 08:30',
    '11-27 09:15',
    '11-30 09:15',
  ]);
});

test('respects breaks, the gap around bookings and the current time', () => {
  const booked = [times('09:00', '12:00')];
  const [first] = alternativesTo(times('11:30', '12:00'), [hours({ booked })], { ...how, gap: 15, now: at('08:00') });
  expect(clocks([first!])).toEqual(['11-25 13:00']);
  const late = alternativesTo(times('09:00', '09:30'), [hours()], { ...how, now: at('16:45') });
  expect(clocks(late)[0]).toBe('11-27 09:00');
});

test('finds a gap that fits exactly, even if it starts between two quarter hours', () => {
  const booked = [times('08:00', '11:20'), times('12:00', '17:00')];
  expect(clocks(alternativesTo(times('10:00', '10:40'), [hours({ booked })], how))[0]).toBe('11-25 11:20');
});

test('returns nothing for a calendar without working hours', () => {
  expect(alternativesTo(times('09:15', '09:45'), [hours(), hours({ week: [] })], how)).toEqual([]);
});

test('every result is entirely within working hours and overlaps no booking', () => {
  const quarter = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(quarter, fc.integer({ min: 1, max: 12 })), { maxLength: 8 }),
      quarter,
      fc.integer({ min: 1, max: 10 }),
      (taken, start, length) => {
        const dawn = at('00:00').getTime();
        const span = (from: number, lasts: number) => ({
          start_time: new Date(dawn + from * 900_000),
          end_time: new Date(dawn + (from + lasts) * 900_000),
        });
        const calendar = hours({ booked: taken.map(([from, lasts]) => span(from, lasts)) });
        const requested = span(start, length);
        for (const found of alternativesTo(requested, [calendar], how)) {
          const end = found.getTime() + length * 900_000;
          const works = workingTime(calendar, { start: at('00:00'), end: at('00:00', '2026-12-10'), timeZone: ZONE });
          expect(works.some(({ from, to }) => from <= found.getTime() && end <= to)).toBe(true);
          expect(calendar.booked.some((one) => one.start_time.getTime() < end && one.end_time > found)).toBe(false);
        }
      },
    ),
  );
});
