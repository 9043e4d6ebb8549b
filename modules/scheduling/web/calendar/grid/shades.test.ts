import { expect, test } from 'vitest';
import { openingWeek } from '../../../rules/index.ts';
import { clinicInstant } from '../../clinic-clock.ts';
import { shadesOf } from './shades.ts';

const DAY = '2026-11-23';
const calendar = (id: string) => ({
  calendar_id: id,
  user_id: id,
  is_active: true,
  name: `Dr. ${id}`,
  first_name: 'Dr.',
  last_name: id,
  color: '#000000',
});
const off = { id: 'off', first_day: DAY, last_day: DAY, start_minute: 720, end_minute: 1440, version: 1 };
const hours = (id: string, time_off: { calendar_id: string | null; reason: string }[] = []) => ({
  calendar_id: id,
  week: openingWeek(480, 1080),
  time_off: time_off.map((one) => ({ ...off, ...one })),
});
const places = (found: ReturnType<typeof shadesOf>) =>
  found.map(({ why, words, left, width }) => [why, words, left, width]);

test('merges closed times shared by adjacent calendars; others are in their own lane, with the owner’s name', () => {
  const lanes = [calendar('Okafor'), calendar('Rossi')];
  const own = hours('Rossi', [{ calendar_id: 'Rossi', reason: 'Dentist' }]);
  expect(places(shadesOf(DAY, lanes, [hours('Okafor'), own], [], 480))).toEqual([
    ['closed', null, 0, 100],
    ['closed', null, 0, 50],
    ['off', 'Rossi off: Dentist', 50, 50],
  ]);
});

test('a shared holiday has no owner’s name, and its label is at the start of the day', () => {
  const holiday = { ...off, start_minute: 0, calendar_id: null, reason: 'Thanksgiving' };
  const [shade, ...others] = shadesOf(DAY, [calendar('Rossi')], [{ ...hours('Rossi'), time_off: [holiday] }], [], 480);
  expect(shade).toMatchObject({ why: 'holiday', words: 'Holiday: Thanksgiving', top: 0, height: 100 });
  expect(shade!.wordsTop).toBeCloseTo(100 / 3);
  expect(others).toEqual([]);
});

test('external busy times are cut at midnight', () => {
  const busy = {
    id: 'one',
    calendar_id: 'Rossi',
    source: 'google',
    start: clinicInstant(`${DAY} 18:00:00`),
    end: clinicInstant('2026-11-24 06:00:00'),
  };
  const week = [1, 2].map((weekday) => ({ weekday, start_minute: 0, end_minute: 1440, is_break: false }));
  const around = (day: string) =>
    shadesOf(day, [calendar('Rossi')], [{ calendar_id: 'Rossi', week, time_off: [] }], [busy], 480);
  expect(around(DAY)).toMatchObject([{ why: 'busy', words: 'Busy elsewhere', top: 75, height: 25 }]);
  expect(around('2026-11-24')).toMatchObject([{ top: 0, height: 25 }]);
  expect(around('2026-11-25')).toMatchObject([{ why: 'closed' }]);
});
