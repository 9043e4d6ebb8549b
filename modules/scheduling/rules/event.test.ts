import { safeParse } from 'zod/v4/core';
import { describe, expect, test } from 'vitest';
import { eventInput, eventPatch } from './event.ts';
import { eventTimes } from './wall-clock.ts';

const FINE = {
  title: 'Visit',
  start: '2026-11-23 09:30:00',
  duration: 1800,
  category_id: 'visit',
  calendar_ids: ['okafor'],
};

function problems(schema: typeof eventInput | typeof eventPatch, value: unknown): Record<string, string> {
  const parsed = safeParse(schema, value);
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

function parsedEvent(value: unknown): unknown {
  return safeParse(eventInput, value).data;
}

describe('a new event', () => {
  test('requires only title, type, times and a calendar', () => expect(parsedEvent(FINE)).toEqual(FINE));

  test('with no fields set reports every missing field, using the messages of the specification', () => {
    expect(
      problems(eventInput, { title: '', start: null, duration: null, category_id: null, calendar_ids: [] }),
    ).toEqual({
      title: 'Title and Event Type are required for new event.',
      category_id: 'Title and Event Type are required for new event.',
      start: 'Start Time and End Time are required for new event.',
      duration: 'Start Time and End Time are required for new event.',
      calendar_ids: 'You must assign the event to at least one doctor',
    });
  });

  test('is normalized: text is trimmed to one line, calendars are sorted and unique', () => {
    expect(
      parsedEvent({
        ...FINE,
        title: ' New\n patient\t ',
        notes: ' a\r\nb ',
        color_id: '#A0B1C2',
        calendar_ids: ['b', 'a', 'b'],
      }),
    ).toEqual({
      ...FINE,
      title: 'New patient',
      notes: 'a\nb',
      color_id: '#a0b1c2',
      calendar_ids: ['a', 'b'],
    });
  });

  test('stores whitespace-only notes as null', () =>
    expect(parsedEvent({ ...FINE, notes: ' \n ' })).toMatchObject({ notes: null }));

  test.each([
    ['title', 'x'.repeat(201), 'The title can have at most 200 characters'],
    ['notes', 'x'.repeat(10_001), 'Notes can have at most 10,000 characters'],
    ['color_id', 'teal', 'Enter a color, e.g. #1f77b4'],
    ['start', '2026-02-30 09:00:00', 'Enter a date and time, e.g. 2026-11-23 09:30:00'],
    ['start', '1899-12-31 09:00:00', 'Enter a date from 1900 to 2200'],
    ['start', '2201-01-01 09:00:00', 'Enter a date from 1900 to 2200'],
    ['duration', 0, 'The end must be after the start'],
    ['duration', -60, 'The end must be after the start'],
    ['duration', 59, 'An event must last at least one minute'],
    ['duration', 14 * 86_400 + 1, 'An event can last at most 14 days'],
    ['timezone', 'Mars/Olympus', 'Enter a time zone, e.g. America/New_York'],
    ['status', 'late', 'Choose an event status'],
    ['calendar_ids', Array.from({ length: 51 }, String), 'An event can be on at most 50 calendars'],
  ])('is rejected with %s %s', (field, value, message) => {
    expect(problems(eventInput, { ...FINE, [field]: value })).toEqual({ [field]: message });
  });

  test.each([60, 14 * 86_400])('may last %d seconds', (duration) =>
    expect(problems(eventInput, { ...FINE, duration })).toEqual({}),
  );

  test('accepts a title of 200 emoji', () =>
    expect(problems(eventInput, { ...FINE, title: '🦷'.repeat(200) })).toEqual({}));
});

describe('an event patch', () => {
  test('can be empty', () => expect(problems(eventPatch, {})).toEqual({}));
  test('can clear notes, color and patient', () =>
    expect(problems(eventPatch, { notes: null, color_id: null, patient_id: null })).toEqual({}));
  test('cannot clear required fields', () => {
    expect(
      Object.keys(
        problems(eventPatch, {
          title: null,
          start: null,
          duration: null,
          category_id: null,
          calendar_ids: [],
          status: null,
        }),
      ),
    ).toEqual(['title', 'status', 'start', 'duration', 'category_id', 'calendar_ids']);
  });
});

describe('the times of an event', () => {
  test.each([
    ['an ordinary day', '2026-11-23 09:30:00', '2026-11-23T14:30:00.000Z', '2026-11-23T15:30:00.000Z'],
    [
      'across the start of daylight saving time',
      '2026-03-08 01:30:00',
      '2026-03-08T06:30:00.000Z',
      '2026-03-08T07:30:00.000Z',
    ],
    ['in the repeated hour in fall', '2027-11-07 01:30:00', '2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z'],
  ])('have the requested duration: %s', (_name, start, begins, ends) => {
    const { start_time, end_time } = eventTimes(start, 3600, 'America/New_York');
    expect([start_time.toISOString(), end_time.toISOString()]).toEqual([begins, ends]);
  });
});
