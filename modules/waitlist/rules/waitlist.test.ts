import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingWeek, type CalendarHours, type Span, toWallClock } from '#scheduling/rules';
import {
  compareWaiting,
  placeFor,
  stillFree,
  type WaitlistAvailability,
  type WaitlistPreferences,
} from './waitlist-fit.ts';
import { daysWords, noticeWords, timesWords } from './waitlist-words.ts';
import { offerEnds, waitlistInput } from './waitlist.ts';

const ZONE = 'America/New_York';
const DAY = '2026-11-24';
const MINUTE = 60_000;
const at = (clock: string, day = DAY): number => Date.parse(`${day}T${clock}:00-05:00`);
const booking = (from: string, to: string) => ({ start_time: new Date(at(from)), end_time: new Date(at(to)) });
const open: CalendarHours = { week: openingWeek(8 * 60, 17 * 60), off: [], booked: [] };
const full: CalendarHours = { ...open, booked: [booking('08:00', '10:00'), booking('10:30', '17:00')] };
const slot = { calendar_id: 'x', from: at('10:00'), to: at('10:30') };
const wish = (more: Partial<WaitlistPreferences> = {}): WaitlistPreferences => ({
  minutes: 30,
  calendar_ids: [],
  first_day: '2026-11-23',
  last_day: '2026-12-31',
  weekdays: [],
  start_minute: 0,
  end_minute: 1440,
  notice_hours: 0,
  gap: 0,
  appointment: null,
  ...more,
});
const availability = (more: Partial<WaitlistAvailability> = {}): WaitlistAvailability => ({
  hours: full,
  timeZone: ZONE,
  now: at('09:00', '2026-11-23'),
  patientBusy: [],
  ...more,
});
const clockOf = (place: Span | null) =>
  place === null ? null : [place.from, place.to].map((time) => toWallClock(new Date(time), ZONE).slice(11, 16));

describe('a waiting patient fits', () => {
  test('in a released slot on a matching calendar, day and time', () => {
    expect(clockOf(placeFor(wish(), slot, availability()))).toEqual(['10:00', '10:30']);
    expect(placeFor(wish({ calendar_ids: ['y'] }), slot, availability())).toBeNull();
    expect(placeFor(wish({ calendar_ids: ['y', 'x'] }), slot, availability())).not.toBeNull();
    expect(placeFor(wish({ weekdays: [1, 3] }), slot, availability())).toBeNull();
    expect(placeFor(wish({ weekdays: [2] }), slot, availability())).not.toBeNull();
    expect(placeFor(wish({ start_minute: 720 }), slot, availability())).toBeNull();
    expect(placeFor(wish({ first_day: '2026-11-25' }), slot, availability())).toBeNull();
    expect(placeFor(wish({ last_day: '2026-11-23' }), slot, availability())).toBeNull();
    expect(placeFor(wish({ last_day: DAY }), slot, availability())).not.toBeNull();
  });
  test('not with too little notice or in the past', () => {
    expect(placeFor(wish({ notice_hours: 25 }), slot, availability())).not.toBeNull();
    expect(placeFor(wish({ notice_hours: 26 }), slot, availability())).toBeNull();
    expect(placeFor(wish(), slot, availability({ now: at('10:00') }))).toBeNull();
  });
  test('for longer than the released slot if there is free time beside it', () => {
    expect(placeFor(wish({ minutes: 60 }), slot, availability())).toBeNull();
    const hours = { ...open, booked: [booking('08:00', '09:30'), booking('10:30', '17:00')] };
    expect(clockOf(placeFor(wish({ minutes: 60 }), slot, availability({ hours })))).toEqual(['09:30', '10:30']);
    expect(clockOf(placeFor(wish({ minutes: 20 }), slot, availability({ hours })))).toEqual(['10:00', '10:20']);
  });
  test('not during other appointments, nor at or after their own', () => {
    expect(placeFor(wish(), slot, availability({ patientBusy: [{ from: at('10:15'), to: at('11:00') }] }))).toBeNull();
    const appointment = { from: at('09:00'), to: at('09:30') };
    expect(placeFor(wish({ appointment }), slot, availability())).toBeNull();
    expect(
      placeFor(wish({ appointment: { from: at('10:30'), to: at('11:00') } }), slot, availability()),
    ).not.toBeNull();
  });
  test('with the gap required by the event type', () => {
    expect(placeFor(wish({ gap: 5 }), slot, availability())).toBeNull();
    expect(clockOf(placeFor(wish({ gap: 5, minutes: 20 }), slot, availability()))).toEqual(['10:05', '10:25']);
  });

  // Random preferences and days: the result is always free, in the future, acceptable, and overlaps the released slot.
  test('for random input', () => {
    const minute = fc.integer({ min: 0, max: 287 }).map((n) => n * 5);
    const pair = fc
      .tuple(minute, minute)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const span = pair.map(([from, to]) => ({ from: at('00:00') + from * MINUTE, to: at('00:00') + to * MINUTE }));
    fc.assert(
      fc.property(
        fc.record({
          minutes: fc.integer({ min: 1, max: 30 }).map((n) => n * 5),
          day: pair,
          weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
          notice: fc.integer({ min: 0, max: 30 }),
          gap: fc.constantFrom(0, 5, 15),
          slot: span,
          booked: fc.array(span, { maxLength: 6 }),
          busy: fc.array(span, { maxLength: 2 }),
          appointment: fc.option(span),
          now: minute,
        }),
        (one) => {
          const now = at('00:00', '2026-11-23') + one.now * MINUTE;
          const entry = wish({
            minutes: one.minutes,
            weekdays: one.weekdays,
            start_minute: one.day[0],
            end_minute: one.day[1],
            notice_hours: one.notice,
            gap: one.gap,
            appointment: one.appointment,
          });
          const booked = one.booked.map(({ from, to }) => ({ start_time: new Date(from), end_time: new Date(to) }));
          const place = placeFor(
            entry,
            { calendar_id: 'x', ...one.slot },
            availability({ hours: { ...open, booked }, now, patientBusy: one.busy }),
          );
          if (place === null) return;
          const meets = ({ from, to }: Span) => place.from < to && from < place.to;
          expect(place.to - place.from).toBe(one.minutes * MINUTE);
          expect(meets(one.slot)).toBe(true);
          expect(place.from).toBeGreaterThanOrEqual(now + one.notice * 3_600_000);
          expect(place.from).toBeGreaterThan(now);
          for (const { from, to } of one.booked)
            expect(meets({ from: from - one.gap * MINUTE, to: to + one.gap * MINUTE })).toBe(false);
          expect(one.busy.some(meets)).toBe(false);
          if (one.appointment !== null) expect(place.to).toBeLessThanOrEqual(one.appointment.from);
          const [from, to] = [place.from, place.to].map((time) => (time - at('00:00')) / MINUTE);
          expect(from).toBeGreaterThanOrEqual(Math.max(one.day[0], 480));
          expect(to).toBeLessThanOrEqual(Math.min(one.day[1], 1020));
          if (one.weekdays.length > 0) expect(one.weekdays).toContain(2);
        },
      ),
      { numRuns: 2000, seed: 20_261_121 },
    );
  });
});

test('only the part of a released slot that is still free counts', () => {
  const given = { calendar_id: 'x', from: at('07:00'), to: at('12:00') };
  const hours = { ...open, booked: [booking('09:00', '10:00')] };
  const now = at('00:00');
  expect(stillFree(given, { hours, timeZone: ZONE, now }).map(clockOf)).toEqual([
    ['08:00', '09:00'],
    ['10:00', '12:00'],
  ]);
  expect(stillFree(given, { hours, timeZone: ZONE, now: at('11:00') }).map(clockOf)).toEqual([['11:00', '12:00']]);
  expect(stillFree(given, { hours, timeZone: ZONE, now: at('12:00') })).toEqual([]);
  const off = [{ first_day: DAY, last_day: DAY, start_minute: 0, end_minute: 1440 }];
  expect(stillFree(given, { hours: { ...hours, off }, timeZone: ZONE, now })).toEqual([]);
});

test('sorts by priority, then by waiting time', () => {
  const entry = (priority: 'urgent' | 'soon' | 'routine', hour: number) => ({
    priority,
    created_time: new Date(hour * 3_600_000),
  });
  const [late, early, soon, urgent] = [entry('routine', 9), entry('routine', 1), entry('soon', 8), entry('urgent', 10)];
  expect([late, early, soon, urgent].toSorted(compareWaiting)).toEqual([urgent, soon, early, late]);
});

test('an offer ends after the clinic’s setting, or half an hour before the time', () => {
  const now = new Date(at('09:00'));
  expect(offerEnds(now, new Date(at('17:00')), 4)).toEqual(new Date(at('13:00')));
  expect(offerEnds(now, new Date(at('11:00')), 4)).toEqual(new Date(at('10:30')));
  expect(offerEnds(now, new Date(at('09:40')), 4)).toBeNull();
});

test('an entry is validated with field errors', () => {
  const good = {
    patient_id: 'p',
    category_id: 'c',
    minutes: 30,
    calendar_ids: [],
    first_day: DAY,
    last_day: '2026-12-24',
    weekdays: [1],
    start_minute: 0,
    end_minute: 720,
    notice_hours: 24,
    priority: 'soon',
  };
  const pathsOf = (more: object) =>
    waitlistInput.safeParse({ ...good, ...more }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(pathsOf({ note: ' likes\nmornings ' })).toEqual([]);
  expect(pathsOf({ last_day: '2026-11-23' })).toEqual(['last_day']);
  expect(pathsOf({ last_day: '2028-11-23' })).toEqual(['last_day']);
  expect(pathsOf({ end_minute: 20 })).toEqual(['end_minute']);
  expect(pathsOf({ minutes: 4, weekdays: [8], priority: 'x', patient_id: '' }).toSorted()).toEqual([
    'minutes',
    'patient_id',
    'priority',
    'weekdays.0',
  ]);
  expect(pathsOf({ note: 'x'.repeat(501) })).toEqual(['note']);
});

test('formats preferences', () => {
  expect([daysWords([]), daysWords([3, 1]), daysWords([1, 2, 3, 4, 5, 6, 7])]).toEqual([
    'any day',
    'Mon, Wed',
    'any day',
  ]);
  expect([timesWords(0, 1440), timesWords(0, 720), timesWords(720, 1440), timesWords(840, 990)]).toEqual([
    'any time',
    'mornings',
    'afternoons',
    '2 PM – 4:30 PM',
  ]);
  expect([noticeWords(0), noticeWords(2), noticeWords(24), noticeWords(48)]).toEqual([
    'immediately',
    '2 hours in advance',
    '1 day in advance',
    '2 days in advance',
  ]);
});
