import { Temporal } from 'temporal-polyfill';
import type { EventInput } from '@fullcalendar/react';
import { eventName, standsOn, type CalendarEvent, type ClinicCalendar } from '../../calendar-event.ts';
import { clinicClock } from '../../clinic-clock.ts';
import { busyWords } from '../../../rules/index.ts';
import { eventSpan } from '../../event/event-words.ts';
import { dayPartWords } from '../../minute-clock.ts';
import { offWords } from './shades.ts';
import type { BusyTime } from '../../days/use-events.ts';
import type { OwnerHours } from '../../days/use-hours.ts';

/** Data attached to each grid event. */
export interface GridEvent {
  event: CalendarEvent;
  /** The calendar it is rendered for. */
  calendar: ClinicCalendar;
  /** Other shown calendars of the event. */
  others: readonly ClinicCalendar[];
}

/** A closed time with its description. */
export interface ClosedTime {
  words: string;
  time: string;
}

/** Returns the owners of the shown calendars of an event. */
export function whoOf({ calendar, others }: GridEvent): string {
  return others.length === 0 ? calendar.name : [calendar, ...others].map(({ name }) => name).join(' and ');
}

// The grid can only show days side by side, so doctors' columns are days of this placeholder week.
const FIRST_COLUMN = '2000-01-02';

/** Returns the placeholder day of a doctor's column (0-based). */
export function columnDay(index: number): string {
  return Temporal.PlainDate.from(FIRST_COLUMN).add({ days: index }).toString();
}

/** Returns the doctor's column of a placeholder day. */
export function columnOf(day: string): number {
  return Temporal.PlainDate.from(FIRST_COLUMN).until(day, { largestUnit: 'days' }).days;
}

/** Converts events to grid input, each once, in the color of its first calendar. */
export function overlaidEvents(events: readonly CalendarEvent[], calendars: readonly ClinicCalendar[]): EventInput[] {
  return events.flatMap((event) => {
    const [calendar, ...others] = calendars.filter(({ calendar_id }) => standsOn(event, calendar_id));
    if (calendar === undefined) return [];
    const input = inputOf({ event, calendar, others }, event.id, clinicClock(event.start), clinicClock(event.end));
    // Keeps each doctor's events in the same position when side by side.
    return [{ ...input, lane: calendars.indexOf(calendar) }];
  });
}

/** Converts the events of one day to grid input, in one column per calendar; events across midnight are cut. */
export function columnEvents(
  events: readonly CalendarEvent[],
  calendars: readonly ClinicCalendar[],
  day: string,
): EventInput[] {
  const [dawn, midnight] = [`${day} 00:00:00`, `${Temporal.PlainDate.from(day).add({ days: 1 }).toString()} 00:00:00`];
  return calendars.flatMap((calendar, index) =>
    events.flatMap((event) => {
      const [start, end] = [clinicClock(event.start), clinicClock(event.end)];
      if (!standsOn(event, calendar.calendar_id) || start >= midnight || end <= dawn) return [];
      const column = columnDay(index);
      const from = start < dawn ? `${column} 00:00:00` : `${column}${start.slice(10)}`;
      const until = end >= midnight ? `${columnDay(index + 1)} 00:00:00` : `${column}${end.slice(10)}`;
      const input = inputOf({ event, calendar, others: [] }, `${event.id}@${calendar.calendar_id}`, from, until);
      // Dragging a cut event would move it as if it were complete.
      return [start < dawn || end > midnight ? { ...input, editable: false } : input];
    }),
  );
}

/** Returns days off and external busy times for month and list views, which have no columns to shade. */
export function closedInputs(
  calendars: readonly ClinicCalendar[],
  hours: readonly OwnerHours[],
  busy: readonly BusyTime[],
): EventInput[] {
  const nameOf = (id: string | null): string | undefined => calendars.find((one) => one.calendar_id === id)?.last_name;
  const off = new Map(hours.flatMap(({ time_off }) => time_off).map((one) => [one.id, one]));
  const days = [...off.values()].flatMap(
    ({ id, calendar_id, first_day, last_day, start_minute, end_minute, reason }) => {
      const name = nameOf(calendar_id);
      if (calendar_id !== null && name === undefined) return [];
      const words = name === undefined ? offWords('holiday', reason) : `${name} off: ${reason}`;
      return partsOf(first_day, last_day, start_minute, end_minute).map(({ from, to, ...times }, part) => {
        const closed: ClosedTime = { words, time: dayPartWords(from, to) };
        return { ...CLOSED, id: `off ${id} ${part}`, ...times, title: words, extendedProps: { closed } };
      });
    },
  );
  const given = busy.flatMap(({ id, calendar_id, source, start, end }) => {
    const name = nameOf(calendar_id);
    if (name === undefined) return [];
    const words = calendars.length === 1 ? busyWords(source) : `${name}: ${busyWords(source).toLowerCase()}`;
    const times = { start: clinicClock(start).replace(' ', 'T'), end: clinicClock(end).replace(' ', 'T') };
    const closed: ClosedTime = { words, time: eventSpan({ start, end }) };
    return [{ ...CLOSED, id: `busy ${id}`, ...times, title: words, extendedProps: { closed } }];
  });
  return [...days, ...given];
}

// Closed times can't be opened or moved.
const CLOSED = {
  editable: false,
  interactive: false,
  className: 'closed',
  // Shown before bookings in views that list only the first few of a day.
  rank: 0,
  color: 'var(--mantine-color-gray-6)',
} as const;

/** Converts days off to grid input: whole days as one item, a partial first or last day separately. */
function partsOf(first: string, last: string, start: number, end: number) {
  const after = (day: string, days: number) => Temporal.PlainDate.from(day).add({ days }).toString();
  const part = (day: string, from: number, to: number) =>
    from === 0 && to === 1440
      ? { allDay: true, start: day, end: after(day, 1), from, to }
      : { start: clockAt(day, from), end: clockAt(day, to), from, to };
  if (first === last) return [part(first, start, end)];
  const [begin, stop] = [start === 0 ? first : after(first, 1), end === 1440 ? after(last, 1) : last];
  return [
    ...(start === 0 ? [] : [part(first, start, 1440)]),
    ...(begin < stop ? [{ allDay: true, start: begin, end: stop, from: 0, to: 1440 }] : []),
    ...(end === 1440 ? [] : [part(last, 0, end)]),
  ];
}

function clockAt(day: string, minute: number): string {
  return Temporal.PlainDate.from(day).toPlainDateTime().add({ minutes: minute }).toString({ smallestUnit: 'second' });
}

function inputOf(grid: GridEvent, id: string, start: string, end: string): EventInput {
  const { event, calendar } = grid;
  return {
    id,
    start: start.replace(' ', 'T'),
    end: end.replace(' ', 'T'),
    title: eventName(event),
    color: calendar.color,
    className: event.status,
    rank: 1,
    extendedProps: { grid },
  };
}
