import { describe, expect, test } from 'vitest';
import type { CalendarEvent, ClinicCalendar } from '../../calendar-event.ts';
import { clinicInstant } from '../../clinic-clock.ts';
import { closedInputs, columnDay, columnEvents, columnOf, overlaidEvents } from './grid-events.ts';
import { laneBoxes } from '../lanes/lane-boxes.ts';
import { laneText } from '../lanes/lane-text.ts';

const calendar = (id: string): ClinicCalendar => ({
  calendar_id: id,
  user_id: id,
  is_active: true,
  name: `Dr. ${id}`,
  first_name: 'Dr.',
  last_name: id,
  color: `#${id}`,
});
const SHOWN = [calendar('okafor'), calendar('rossi')];

function event(id: string, start: string, end: string, calendarIds: string[]): CalendarEvent {
  const times = { start: clinicInstant(`${start}:00`), end: clinicInstant(`${end}:00`) };
  const nothing = {
    notes: null,
    color_id: null,
    category_id: null,
    category: null,
    patient: null,
    patient_response: null,
    version: 1,
  };
  return {
    id,
    event_key: id,
    recurring_event_id: null,
    series_version: null,
    title: id,
    status: 'confirmed',
    ...nothing,
    ...times,
    attendees: calendarIds.map((calendar_id) => ({ calendar_id })),
  };
}

const VISIT = event('visit', '2026-11-23 09:00', '2026-11-23 09:30', ['rossi']);
const MEETING = event('meeting', '2026-11-23 12:00', '2026-11-23 13:00', ['okafor', 'rossi']);
const NIGHT = event('night', '2026-11-23 23:00', '2026-11-24 01:00', ['okafor']);
const HIDDEN = event('hidden', '2026-11-23 09:00', '2026-11-23 09:30', ['silva']);

describe('overlaid', () => {
  test('each event appears once, in the color of its first calendar', () => {
    const [visit, meeting, ...others] = overlaidEvents([VISIT, MEETING, HIDDEN], SHOWN);
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ start: '2026-11-23T09:00:00', color: '#rossi', lane: 1 });
    expect(meeting).toMatchObject({
      id: 'meeting',
      color: '#okafor',
      extendedProps: { grid: { others: [{ calendar_id: 'rossi' }] } },
    });
  });
});

describe('in columns', () => {
  test('an event appears in the column of each of its calendars', () => {
    const columns = columnEvents([MEETING, VISIT], SHOWN, '2026-11-23');
    expect(columns.map(({ id, start }) => [id, start])).toEqual([
      ['meeting@okafor', `${columnDay(0)}T12:00:00`],
      ['meeting@rossi', `${columnDay(1)}T12:00:00`],
      ['visit@rossi', `${columnDay(1)}T09:00:00`],
    ]);
  });

  test('an event across midnight is cut and can’t be dragged', () => {
    expect(columnEvents([NIGHT], SHOWN, '2026-11-23')).toMatchObject([
      { end: `${columnDay(1)}T00:00:00`, editable: false },
    ]);
    expect(columnEvents([NIGHT], SHOWN, '2026-11-24')).toMatchObject([
      { start: `${columnDay(0)}T00:00:00`, end: `${columnDay(0)}T01:00:00` },
    ]);
    expect(columnEvents([NIGHT], SHOWN, '2026-11-25')).toEqual([]);
  });

  test('a column is found by its day', () =>
    expect([0, 3, 7].map((index) => columnOf(columnDay(index)))).toEqual([0, 3, 7]));
});

describe('in lanes', () => {
  test('each calendar has its own lane in the day', () => {
    const boxes = laneBoxes([VISIT, MEETING], SHOWN).get('2026-11-23')!;
    expect(boxes.map(({ grid, lane, left, width }) => [grid.event.id, lane, left, width])).toEqual([
      ['meeting', 0, 0, 100],
      ['visit', 1, 0, 100],
      ['meeting', 1, 0, 100],
    ]);
    expect(boxes[1]).toMatchObject({ top: (540 / 1440) * 100, height: (30 / 1440) * 100 });
  });

  test('overlapping events in a lane are side by side', () => {
    const other = event('other', '2026-11-23 09:15', '2026-11-23 09:45', ['rossi']);
    expect(laneBoxes([VISIT, other], SHOWN).get('2026-11-23')![1]).toMatchObject({ lane: 1, left: 40, width: 60 });
  });

  test('an event across midnight appears on both days', () => {
    const days = laneBoxes([NIGHT], SHOWN);
    expect(days.get('2026-11-23')).toMatchObject([{ top: (1380 / 1440) * 100, height: (60 / 1440) * 100 }]);
    expect(days.get('2026-11-24')).toMatchObject([{ top: 0, height: (60 / 1440) * 100 }]);
  });
});

describe('in views without shaded columns', () => {
  const off = {
    id: 'off',
    calendar_id: 'rossi',
    first_day: '2026-11-23',
    last_day: '2026-11-25',
    start_minute: 780,
    end_minute: 1440,
    reason: 'Conference',
    version: 1,
  };
  const hours = [{ calendar_id: 'rossi', week: [], time_off: [off] }];

  test('days off appear as events: partial on their first day, whole on the others', () => {
    const told = closedInputs(SHOWN, hours, []).map(({ start, end, allDay, extendedProps }) => [
      start,
      end,
      allDay,
      extendedProps?.['closed'],
    ]);
    const words = 'rossi off: Conference';
    expect(told).toEqual([
      ['2026-11-23T13:00:00', '2026-11-24T00:00:00', undefined, { words, time: 'From 1:00 PM' }],
      ['2026-11-24', '2026-11-26', true, { words, time: 'All day' }],
    ]);
  });

  test('external busy times and held times of shown calendars appear as events', () => {
    const times = { start: clinicInstant('2026-11-23 09:00:00'), end: clinicInstant('2026-11-23 10:00:00') };
    const busy = [
      { id: 'one', calendar_id: 'rossi', source: 'google', ...times },
      { id: 'held', calendar_id: 'rossi', source: 'online-booking', ...times },
      { id: 'other', calendar_id: 'silva', source: 'google', ...times },
    ];
    expect(closedInputs(SHOWN, [], busy)).toMatchObject([
      { start: '2026-11-23T09:00:00', title: 'rossi: busy elsewhere', editable: false },
      { title: 'rossi: held for online booking', editable: false },
    ]);
  });
});

test('a lane shows a name in two lines if there is room', () => {
  const patient = { first_name: 'Ada', last_name: 'Moss' } as NonNullable<CalendarEvent['patient']>;
  expect(laneText({ ...VISIT, patient }, 29)).toBe('A. Moss');
  expect(laneText({ ...VISIT, patient }, 30)).toBe('Ada\nMoss');
  expect(laneText(MEETING, 60)).toBe('meeting');
});
