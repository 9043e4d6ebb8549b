import { describe, expect, test } from 'vitest';
import type { ClinicCalendar } from '../calendar-event.ts';
import { chooseCalendars, defaultCalendar, toggleCalendar } from './shown-calendars.ts';

const calendars: ClinicCalendar[] = Array.from({ length: 10 }, (_, n) => ({
  calendar_id: `c${n}`,
  user_id: `u${n}`,
  is_active: true,
  name: `Dr. ${n}`,
  first_name: 'Dr.',
  last_name: String(n),
  color: '#000000',
}));

describe('the calendars that are shown', () => {
  test('are those that were left', () => expect(chooseCalendars(['c5', 'c2'], calendars, 'u1')).toEqual(['c2', 'c5']));
  test('are one’s own where none were', () => expect(chooseCalendars([], calendars, 'u4')).toEqual(['c4']));
  test('are the first three of who has none', () =>
    expect(chooseCalendars([], calendars, 'desk')).toEqual(['c0', 'c1', 'c2']));
  test('forget those that are gone', () => expect(chooseCalendars(['gone'], calendars, 'u4')).toEqual(['c4']));
  test('are at most eight', () =>
    expect(
      chooseCalendars(
        calendars.map(({ calendar_id }) => calendar_id),
        calendars,
        'u1',
      ),
    ).toHaveLength(8));
});

describe('toggling', () => {
  test('shows and hides', () => {
    expect(toggleCalendar(['c1'], 'c2')).toEqual(['c1', 'c2']);
    expect(toggleCalendar(['c1', 'c2'], 'c1')).toEqual(['c2']);
  });
  test('leaves the last', () => expect(toggleCalendar(['c1'], 'c1')).toEqual(['c1']));
  test('shows no ninth', () => {
    const eight = calendars.slice(0, 8).map(({ calendar_id }) => calendar_id);
    expect(toggleCalendar(eight, 'c9')).toBe(eight);
  });
});

describe('a new event begins on', () => {
  const shown = calendars.slice(0, 3);
  test('the calendar that was pressed', () =>
    expect(defaultCalendar(shown, 'u0', { pressed: 'c2', last: 'c1' })).toEqual(['c2']));
  test('one’s own, where it is shown', () => expect(defaultCalendar(shown, 'u1', { last: 'c2' })).toEqual(['c1']));
  test('the only one', () => expect(defaultCalendar(shown.slice(2), 'desk', { last: 'c1' })).toEqual(['c2']));
  test('the one that was booked on last', () => expect(defaultCalendar(shown, 'desk', { last: 'c1' })).toEqual(['c1']));
  test('none where it is the calendar of somebody who has left', () => {
    const left = shown.map((one) => ({ ...one, is_active: one.calendar_id !== 'c2' }));
    expect(defaultCalendar(left, 'u0', { pressed: 'c2', last: null })).toEqual([]);
    expect(defaultCalendar(left, 'desk', { last: 'c2' })).toEqual([]);
  });
  test('none where nobody is meant', () => {
    expect(defaultCalendar(shown, 'desk', { last: null })).toEqual([]);
    expect(defaultCalendar(shown, 'desk', { last: 'c9' })).toEqual([]);
  });
});
