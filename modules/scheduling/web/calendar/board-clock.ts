import { Temporal } from 'temporal-polyfill';
import type { ClinicCalendar } from '../calendar-event.ts';
import type { EventPlacement } from '../event/event-commands.ts';
import { oneHour } from '../event/form/next-free-hour.ts';
import type { CalendarGridProps, GridSpan } from './grid/calendar-grid.tsx';
import { columnDay, columnOf } from './grid/grid-events.ts';

/** The kind of grid. Its columns are real days, except in `columns` (doctors of one day) and `lanes` (a week with a lane per doctor). */
export type GridKind = CalendarGridProps['kind'];

/** The real days behind the grid's columns, YYYY-MM-DD. */
interface BoardDays {
  day: string;
  laneDays: readonly string[];
}

/** The real times of a stretch selected for a new event. In a month view that is 9 to 10 AM. */
export function bookedSpan(kind: GridKind, { start, end }: GridSpan, days: BoardDays): GridSpan {
  if (kind === 'month') return oneHour(`${start.slice(0, 10)} 09:00:00`);
  return { start: realClock(kind, start, days), end: realClock(kind, end, days) };
}

/** The new times and calendars of an event dragged within a day of doctors' columns. */
export function columnStanding(
  from: EventPlacement,
  calendar: ClinicCalendar,
  to: GridSpan,
  { day, shown }: { day: string; shown: readonly ClinicCalendar[] },
): EventPlacement {
  const target = shown[columnOf(to.start.slice(0, 10))] ?? calendar;
  return {
    start: onDay(to.start, day),
    end: onDay(to.end, day),
    calendarIds: movedCalendars(from.calendarIds, calendar, target),
  };
}

/** The calendars of an event after it moved from one calendar to another. */
export function movedCalendars(ids: readonly string[], from: ClinicCalendar, to: ClinicCalendar): string[] {
  const others = ids.filter((id) => id !== from.calendar_id && id !== to.calendar_id);
  return [...others, to.calendar_id];
}

/** The current time on the grid's own columns; a day outside of them if today is not shown. */
export function gridNow(kind: GridKind, now: string, laneDays: readonly string[]): string {
  if (kind !== 'columns' && kind !== 'lanes') return now;
  const index = kind === 'columns' ? -1 : laneDays.indexOf(now.slice(0, 10));
  return `${index < 0 ? '1999-01-01' : columnDay(index)}${now.slice(10)}`;
}

/** HH:MM of minutes since midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

function realClock(kind: GridKind, clock: string, { day, laneDays }: BoardDays): string {
  if (kind === 'columns') return onDay(clock, day);
  return kind === 'lanes' ? laneClock(clock, laneDays) : clock;
}

/** The real time of a position in a lane column; the end of the last column is the start of the next day. */
function laneClock(clock: string, days: readonly string[]): string {
  const index = columnOf(clock.slice(0, 10));
  const day = days[index] ?? Temporal.PlainDate.from(days.at(-1)!).add({ days: 1 }).toString();
  return `${day}${clock.slice(10)}`;
}

/** The real time of a position in a doctor's column, on the day shown. */
function onDay(clock: string, day: string): string {
  return `${day}${clock.slice(10)}`;
}
