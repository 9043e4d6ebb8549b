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

describe('the shown calendars', () => {
  test('are the ones shown last', () => expect(chooseCalendars(['c5', 'c2'], calendars, 'u1')).toEqual(['c2', 'c5']));
  test('default to one’s own', () => expect(chooseCalendars([], calendars, 'u4')).toEqual(['c4']));
  test('default to the first three for users without a calendar', () =>
    expect(chooseCalendars([], calendars, 'desk')).toEqual(['c0', 'c1', 'c2']));
  test('omit calendars that no longer exist', () => expect(chooseCalendars(['gone'], calendars, 'u4')).toEqual(['c4']));
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
  test('shows and hides a calendar', () => {
    expect(toggleCalendar(['c1'], 'c2')).toEqual(['c1', 'c2']);
    expect(toggleCalendar(['c1', 'c2'], 'c1')).toEqual(['c2']);
  });
  test('keeps the last one', () => expect(toggleCalendar(['c1'], 'c1')).toEqual(['c1']));
  test('shows no more than eight', () => {
    const eight = calendars.slice(0, 8).map(({ calendar_id }) => calendar_id);
    expect(toggleCalendar(eight, 'c9')).toBe(eight);
  });
});

describe('the calendar of a new event', () => {
  const shown = calendars.slice(0, 3);
  test('is the pressed one', () => expect(defaultCalendar(shown, 'u0', { pressed: 'c2', last: 'c1' })).toEqual(['c2']));
  test('is one’s own if shown', () => expect(defaultCalendar(shown, 'u1', { last: 'c2' })).toEqual(['c1']));
  test('is the only one shown', () => expect(defaultCalendar(shown.slice(2), 'desk', { last: 'c1' })).toEqual(['c2']));
  test('is the last one booked', () => expect(defaultCalendar(shown, 'desk', { last: 'c1' })).toEqual(['c1']));
  test('is none if its owner has left', () => {
    const left = shown.map((one) => ({ ...one, is_active: one.calendar_id !== 'c2' }));
    expect(defaultCalendar(left, 'u0', { pressed: 'c2', last: null })).toEqual([]);
    expect(defaultCalendar(left, 'desk', { last: 'c2' })).toEqual([]);
  });
  test('is none if there is no clear choice', () => {
    expect(defaultCalendar(shown, 'desk', { last: null })).toEqual([]);
    expect(defaultCalendar(shown, 'desk', { last: 'c9' })).toEqual([]);
  });
});
