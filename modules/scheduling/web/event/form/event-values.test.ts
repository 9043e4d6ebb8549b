import { describe, expect, test } from 'vitest';
import { messagesByPath } from '#kit/forms/form-rules.ts';
import type { WholeEvent } from '../../calendar-event.ts';
import { clinicClock, clinicInstant } from '../../clinic-clock.ts';
import {
  eventFormRules,
  durationOf,
  endAfter,
  eventValues,
  newEventValues,
  patchBetween,
  type EventValues,
} from './event-values.ts';

const EVENT: WholeEvent = {
  id: 'e',
  title: 'Visit',
  status: 'confirmed',
  notes: null,
  color_id: '#0f6663',
  version: 1,
  event_key: 'event',
  recurring_event_id: null,
  series_version: null,
  resource_ids: [],
  RRULE: null,
  RDATE: [],
  EXDATE: [],
  occurrenceStart: '2026-11-23T14:00:00.000Z',
  conflict_reason: null,
  patient_response: null,
  event_notifications: [],
  start: '2026-11-23T14:00:00.000Z',
  end: '2026-11-23T14:30:00.000Z',
  category_id: 'visit',
  category: null,
  attendees: [{ calendar_id: 'okafor' }],
  patient: {
    deceased_date: null,
    id: 'zoe',
    first_name: 'Zoë',
    last_name: 'Núñez',
    date_of_birth: null,
    user_patient_id: '100000',
    mobile: null,
    email: null,
  },
};
const VALUES = eventValues(EVENT);

async function problems(change: Partial<EventValues>): Promise<Record<string, string>> {
  const { issues } = await eventFormRules['~standard'].validate({ ...VALUES, ...change });
  return messagesByPath(issues ?? []);
}

describe('event window values', () => {
  test('of a stored event are on the clinic’s clock', () => {
    expect(VALUES).toMatchObject({
      start_day: '2026-11-23',
      start_time: '09:00',
      end_day: '2026-11-23',
      end_time: '09:30',
      patient_id: 'zoe',
      notes: '',
    });
  });

  test('of a new event default to confirmed, with the given data', () => {
    const values = newEventValues({
      start: '2026-11-23 10:00:00',
      end: '2026-11-23 11:00:00',
      calendarIds: ['okafor'],
    });
    expect(values).toMatchObject({
      status: 'confirmed',
      start_time: '10:00',
      end_time: '11:00',
      calendar_ids: ['okafor'],
      patient_id: null,
    });
  });

  test('convert to valid server input', async () => {
    const checked = await eventFormRules['~standard'].validate(VALUES);
    expect(checked).toMatchObject({
      value: {
        title: 'Visit',
        start: '2026-11-23 09:00:00',
        duration: 1800,
        timezone: 'America/New_York',
        notes: null,
      },
    });
  });
});

describe('a patch', () => {
  test('is empty without changes', () => expect(patchBetween(VALUES, { ...VALUES })).toEqual({}));
  test('contains only changed fields', () =>
    expect(patchBetween(VALUES, { ...VALUES, notes: 'new' })).toEqual({ notes: 'new' }));
  test('contains the duration if only the end changed', () => {
    expect(patchBetween(VALUES, { ...VALUES, end_time: '10:00' })).toEqual({
      start: '2026-11-23 09:00:00',
      duration: 3600,
      timezone: 'America/New_York',
    });
  });
  test('is empty if only the order of calendars changed', () => {
    const many = { ...VALUES, calendar_ids: ['a', 'b'] };
    expect(patchBetween(many, { ...many, calendar_ids: ['b', 'a'] })).toEqual({});
  });
});

describe('errors are assigned to their fields', () => {
  test.each([
    [
      'no input',
      { title: '', category_id: null, start_day: '', end_time: '', calendar_ids: [] },
      {
        title: 'Title and Event Type are required for new event.',
        category_id: 'Title and Event Type are required for new event.',
        start_day: 'Start Time and End Time are required for new event.',
        end_time: 'Start Time and End Time are required for new event.',
        calendar_ids: 'You must assign the event to at least one doctor',
      },
    ],
    ['an end before the start', { end_time: '08:00' }, { end_time: 'The end must be after the start' }],
    ['an end at the start', { end_time: '09:00' }, { end_time: 'The end must be after the start' }],
    ['three weeks', { end_day: '2026-12-14' }, { end_time: 'An event can last at most 14 days' }],
    ['an invalid time', { start_time: 'soon' }, { start_time: 'Enter a date as MM/DD/YYYY and a time, e.g. 9:30 AM' }],
    ['an invalid day', { end_day: '13/13/2026' }, { end_day: 'Enter a date as MM/DD/YYYY and a time, e.g. 9:30 AM' }],
  ])('%s', async (_name, change, expected) => expect(await problems(change as Partial<EventValues>)).toEqual(expected));
});

test('an event keeps its length across the start of daylight saving time', () => {
  const values = { ...VALUES, start_day: '2027-03-14', start_time: '01:30', end_day: '2027-03-14', end_time: '03:30' };
  expect(durationOf(values)).toBe(3600);
});

test('the end follows the start, even past midnight', () => {
  expect(endAfter({ ...VALUES, start_time: '23:45' }, 1800)).toEqual({ end_day: '2026-11-24', end_time: '00:15' });
  expect(endAfter({ ...VALUES, start_time: '' }, 1800)).toBeNull();
});

test('wall-clock times are correct on both sides of a clock change', () => {
  expect(clinicClock('2026-11-01T05:59:59Z')).toBe('2026-11-01 01:59:59');
  expect(clinicClock('2026-11-01T06:00:00Z')).toBe('2026-11-01 01:00:00');
  expect(clinicInstant('2026-03-08 02:30:00')).toBe('2026-03-08T07:30:00.000Z');
});
