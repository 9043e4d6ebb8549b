import { expect, test } from 'vitest';
import { openingWeek } from '../../rules/index.ts';
import { closedWords } from './closed-words.ts';
import type { OwnerHours } from './use-hours.ts';

const off = { first_day: '2026-11-26', last_day: '2026-11-26', start_minute: 0, end_minute: 1440 };
const week = openingWeek(480, 1020).map((span) => ({ ...span }));
const ben = { calendar_id: 'ben', name: 'Ben Ortiz' };
const sam = { calendar_id: 'sam', name: 'Sam Okafor' };
const works = (calendar_id: string, time_off: object[] = []) =>
  ({ calendar_id, week, time_off }) as unknown as OwnerHours;
const say = (hours: OwnerHours[], from: string, to: string, day = '2026-11-26') =>
  closedWords([ben, sam], hours, `${day} ${from}:00`, `${day} ${to}:00`);

test('returns null while all calendars are open', () => {
  expect(say([works('ben'), works('sam')], '10:00', '11:00')).toBeNull();
});

test('describes holidays for the clinic, and time off and hours for the owner', () => {
  const holiday = { ...off, calendar_id: null, reason: 'Thanksgiving' };
  const away = { ...off, calendar_id: 'sam', reason: 'School' };
  expect(say([works('ben', [holiday]), works('sam', [holiday])], '10:00', '11:00')).toBe(
    'The clinic is closed: Thanksgiving.',
  );
  expect(say([works('ben'), works('sam', [away])], '10:00', '11:00')).toBe('Off: Sam Okafor (School).');
  expect(say([works('ben'), works('sam')], '10:00', '11:00', '2026-11-28')).toBe(
    'Outside working hours: Ben Ortiz and Sam Okafor.',
  );
});
