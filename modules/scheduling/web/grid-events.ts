import { Temporal } from 'temporal-polyfill';
import type { EventInput } from '@fullcalendar/react';
import { eventName, standsOn, type CalendarEvent, type ClinicCalendar } from './calendar-event.ts';
import { clinicClock } from './clinic-clock.ts';
import type { BusyTime } from './use-events.ts';

/** What the grid knows of each of its events. */
export interface GridEvent {
  event: CalendarEvent;
  /** The calendar that it is painted for. */
  calendar: ClinicCalendar;
  /** Further calendars that it stands on, of those that are shown. */
  others: readonly ClinicCalendar[];
}

/** The owners of the calendars that are shown and that an event stands on. */
export function whoOf({ calendar, others }: GridEvent): string {
  return others.length === 0 ? calendar.name : [calendar, ...others].map(({ name }) => name).join(' and ');
}

// The doctors' columns are days of this imaginary week to the grid, which knows of nothing else side by side.
const FIRST_COLUMN = '2000-01-02';

/** The imaginary day of a doctor's column, counted from 0. */
export function columnDay(index: number): string {
  return Temporal.PlainDate.from(FIRST_COLUMN).add({ days: index }).toString();
}

/** The doctor's column of an imaginary day. */
export function columnOf(day: string): number {
  return Temporal.PlainDate.from(FIRST_COLUMN).until(day, { largestUnit: 'days' }).days;
}

/** The events as the grid takes them, each once, in the colour of the first calendar that it stands on. */
export function overlaidEvents(events: readonly CalendarEvent[], calendars: readonly ClinicCalendar[]): EventInput[] {
  return events.flatMap((event) => {
    const [calendar, ...others] = calendars.filter(({ calendar_id }) => standsOn(event, calendar_id));
    if (calendar === undefined) return [];
    const input = inputOf({ event, calendar, others }, event.id, clinicClock(event.start), clinicClock(event.end));
    // Of what lies side by side, each doctor's comes in the same place.
    return [{ ...input, lane: calendars.indexOf(calendar) }];
  });
}

/** The events of one day as the grid takes them, in a column for each calendar; what reaches over midnight is cut there. */
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
      // What is cut would be moved as if it were whole.
      return [start < dawn || end > midnight ? { ...input, editable: false } : input];
    }),
  );
}

/** Time given away elsewhere, as the grid paints it behind the events; `day` where each calendar has a column. */
export function busyInputs(
  busy: readonly BusyTime[],
  calendars: readonly ClinicCalendar[],
  day: string | null,
): EventInput[] {
  return busy.flatMap(({ id, calendar_id, start: from, end: until }) => {
    const index = calendars.findIndex((calendar) => calendar.calendar_id === calendar_id);
    if (index < 0) return [];
    let [start, end] = [clinicClock(from), clinicClock(until)];
    if (day !== null) {
      const [dawn, midnight] = [`${day} 00:00:00`, `${day} 24:00:00`];
      if (start >= midnight || end <= dawn) return [];
      const column = columnDay(index);
      start = start < dawn ? `${column} 00:00:00` : `${column}${start.slice(10)}`;
      end = end.slice(0, 10) > day ? `${columnDay(index + 1)} 00:00:00` : `${column}${end.slice(10)}`;
    }
    const text =
      calendars.length === 1 || day !== null ? 'Busy elsewhere' : `${calendars[index]!.name}: busy elsewhere`;
    return [
      {
        id: `busy ${id}`,
        start: start.replace(' ', 'T'),
        end: end.replace(' ', 'T'),
        display: 'background',
        extendedProps: { elsewhere: text },
      },
    ];
  });
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
    extendedProps: { grid },
  };
}
