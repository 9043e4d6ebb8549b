import type { EventInput } from '@fullcalendar/react';
import { Temporal } from 'temporal-polyfill';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { formatLongDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import { useCalendarChoices } from '../days/calendar-choices.ts';
import type { CalendarSetup, ClinicCalendar } from '../calendar-event.ts';
import { CalendarGrid, type GridSpan } from './grid/calendar-grid.tsx';
import classes from './calendar-page.module.css';
import { daysIn, rangeAround, rangeTitle } from '../days/calendar-range.ts';
import { ColourDot } from '../colour-dot.tsx';
import type { EventActions } from '../event/event-actions.ts';
import { moveEvent, standingOf, type Standing } from '../event/event-commands.ts';
import type { PoppedEvent } from './grid/event-popover.tsx';
import { closedInputs, columnDay, columnEvents, columnOf, overlaidEvents, type GridEvent } from './grid/grid-events.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { HoursAtEdge } from './grid/hours-at-edge.tsx';
import { LaneHead } from './lanes/lane-head.tsx';
import { LaneLabel } from './lanes/lane-label.tsx';
import { LaneWeek } from './lanes/lane-week.tsx';
import { mayBook, mayOn } from '../event/may-on.ts';
import { MoveBar } from './move/move-bar.tsx';
import { NowLine } from './grid/now-line.tsx';
import { oneHour } from '../event/form/next-free-hour.ts';
import { openNewEvent } from '../event/open-event.ts';
import type { CalendarPlace } from './use-calendar-place.ts';
import { ShadedTime } from './grid/shaded-time.tsx';
import { shadesOf, type Shade } from './grid/shades.ts';
import type { ShownEvents } from '../days/use-events.ts';
import { useLaneWeeks } from './lanes/use-lane-weeks.ts';
import type { OwnerHours } from '../days/use-hours.ts';
import { useDayColumns } from './grid/use-day-columns.ts';
import { defaultCalendar } from './shown-calendars.ts';
import { droppedSpan, type LaneDrop, useLaneDrag } from './move/use-lane-drag.ts';
import { useNow } from '../use-now.ts';

const loadPopover = () => import('./grid/event-popover.tsx').then((file) => ({ default: file.EventPopover }));
const EventPopover = lazy(loadPopover);

interface CalendarBoardProps {
  place: CalendarPlace;
  setup: CalendarSetup;
  shown: readonly ClinicCalendar[];
  found: ShownEvents;
  hours: readonly OwnerHours[];
  weekends: boolean;
  /** False until it is known which days there are to show: the grid is made meanwhile, and not seen. */
  hasShape: boolean;
  actions?: EventActions;
}

// Events of several calendars can't be read over one another: each has a lane of its own. A phone has no room for few of them.
const MOST_OVERLAID = 1;
const MOST_OVERLAID_ON_PHONE = 4;

/** The calendar with what can be done on it: book by dragging over it, move, resize and open. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { place, setup, shown, found, hours, weekends, hasShape, actions } = props;
  const { view, day } = place;
  const [popped, setPopped] = useState<PoppedEvent | null>(null);
  const now = useNow();
  const phone = usePhone();
  const { userId } = useViewer();
  const [choices] = useCalendarChoices();
  useEffect(() => {
    // Fetched while nobody waits for it, so that it opens at once.
    const timer = setTimeout(() => void loadPopover(), 300);
    return () => clearTimeout(timer);
  }, []);
  const columns = view === 'day';
  const { events, busy } = found;
  const isToday = now.slice(0, 10) === day;
  const isDense = view === 'week' && shown.length > (phone ? MOST_OVERLAID_ON_PHONE : MOST_OVERLAID);
  const mayMove = useCallback(
    ({ event }: GridEvent): boolean => mayOn('scheduling.edit', setup.clinic_calendars, standingOf(event).calendarIds),
    [setup],
  );
  // What stands beyond the viewer's reach is not taken up by the pointer.
  const heldStill = useCallback(
    (given: EventInput): EventInput => {
      const grid = given.extendedProps?.['grid'] as GridEvent | undefined;
      return grid === undefined || mayMove(grid) ? given : { ...given, editable: false };
    },
    [mayMove],
  );
  const input = useMemo(() => {
    if (isDense) return [];
    if (columns) return columnEvents(events, shown, day).map(heldStill);
    const closed = view === 'week' ? [] : closedInputs(shown, hours, busy);
    return [...overlaidEvents(events, shown).map(heldStill), ...closed];
  }, [isDense, columns, view, events, hours, busy, shown, day, heldStill]);
  const openMinute = setup.day_start_minute;
  const shades = useMemo((): ReadonlyMap<string, readonly Shade[]> => {
    if (columns)
      return new Map(shown.map((one, index) => [columnDay(index), shadesOf(day, [one], hours, busy, openMinute)]));
    if (view !== 'week') return new Map();
    return new Map(daysIn(rangeAround(view, day)).map((of) => [of, shadesOf(of, shown, hours, busy, openMinute)]));
  }, [columns, view, day, shown, hours, busy, openMinute]);
  const settled = !found.waiting && !found.stale;
  const weeks = useLaneWeeks({ isOn: isDense, day, events, shown, weekends, settled });
  const laneDays = weeks[0]!.days;
  const [gridColumns, noteColumn] = useDayColumns();
  // The lanes' columns stay the same from week to week; which days they are is known only here.
  const dayColumns = useMemo(
    () => (isDense ? namedColumns(gridColumns, laneDays) : gridColumns),
    [isDense, gridColumns, laneDays],
  );
  const laneColumns = useMemo(() => [...dayColumns.values()], [dayColumns]);

  const isNarrow = phone || shown.length > 5;
  const open = useCallback((grid: GridEvent, element: HTMLElement) => setPopped({ id: grid.event.id, element }), []);
  const columnHead = useCallback(
    (index: number) =>
      isDense ? <LaneHead day={laneDays[index] ?? day} calendars={shown} /> : headOf(shown[index], isNarrow),
    [isDense, laneDays, day, shown, isNarrow],
  );
  const columnName = useCallback(
    (index: number) => (isDense ? formatLongDay(laneDays[index] ?? day) : (shown[index]?.name ?? '')),
    [isDense, laneDays, day, shown],
  );

  const laneGrid = useCallback((of: string, index: number) => weeks[0]!.boxes.get(of)?.[index]?.grid, [weeks]);
  const movableGrid = useCallback(
    (of: string, index: number) => {
      const grid = laneGrid(of, index);
      return grid !== undefined && mayMove(grid) ? grid : undefined;
    },
    [laneGrid, mayMove],
  );
  const drop = useCallback((dropped: LaneDrop) => {
    const { grid, calendar: target } = dropped;
    const from = standingOf(grid.event);
    const seconds = (Date.parse(grid.event.end) - Date.parse(grid.event.start)) / 1000;
    const ids = from.calendarIds.filter((id) => id !== grid.calendar.calendar_id && id !== target.calendar_id);
    const calendarIds = [...ids, target.calendar_id];
    void moveEvent(grid.event, { ...droppedSpan(dropped, from.start, seconds), calendarIds });
  }, []);
  useLaneDrag(dayColumns, shown, movableGrid, isDense && can('scheduling.edit') ? drop : null);
  const showDay = (to: string): void => {
    const { start, end } = rangeAround(view, day);
    if (to < start || to >= end) place.go({ day: to });
  };

  const create = ({ start, end }: GridSpan, x: number | null): void => {
    const pressed = columns
      ? shown[columnOf(start.slice(0, 10))]
      : isDense
        ? laneAt(gridColumns.get(start.slice(0, 10)), shown, x)
        : undefined;
    const calendarIds = defaultCalendar(shown, userId, { pressed: pressed?.calendar_id, last: choices.booked });
    const real = (clock: string): string =>
      columns ? onDay(clock, day) : isDense ? laneClock(clock, laneDays) : clock;
    const times = view === 'month' ? oneHour(`${start.slice(0, 10)} 09:00:00`) : { start: real(start), end: real(end) };
    openNewEvent({ ...times, calendarIds });
  };

  const move = ({ event, calendar }: GridEvent, to: GridSpan, putBack: () => void): void => {
    const from = standingOf(event);
    const standing: Standing = columns ? columnStanding(from, calendar, to) : { ...to, calendarIds: from.calendarIds };
    // The page paints the move itself, and takes it back itself where the server says no.
    putBack();
    void moveEvent(event, standing);
  };
  const columnStanding = (from: Standing, calendar: ClinicCalendar, to: GridSpan): Standing => {
    const target = shown[columnOf(to.start.slice(0, 10))] ?? calendar;
    const others = from.calendarIds.filter((id) => id !== calendar.calendar_id && id !== target.calendar_id);
    return { start: onDay(to.start, day), end: onDay(to.end, day), calendarIds: [...others, target.calendar_id] };
  };

  return (
    <div className={classes.board} aria-busy={found.waiting || found.stale} data-stale={found.stale || undefined}>
      {!hasShape && <GridSkeleton over />}
      <CalendarGrid
        shown={hasShape}
        kind={columns ? 'columns' : isDense ? 'lanes' : view}
        day={columns || isDense ? columnDay(0) : day}
        columns={columns ? shown.length : isDense ? laneDays.length : undefined}
        lanes={isDense ? shown.length : undefined}
        onColumn={noteColumn}
        columnHead={columnHead}
        columnName={columns || isDense ? columnName : undefined}
        name={rangeTitle(view, day, { phone: false, weekends })}
        events={input}
        now={columns || isDense ? ownNow(now, columns ? [] : laneDays) : now}
        openFrom={timeOf(setup.day_start_minute)}
        weekends={columns || isDense || view === 'month' || view === 'list' || weekends}
        mayCreate={mayBook(setup.clinic_calendars)}
        mayEdit={can('scheduling.edit')}
        covered={popped !== null}
        onCreate={create}
        onMove={move}
        onOpen={open}
        onDay={(to) => place.go({ view: 'day', day: to })}
      />
      <ShadedTime columns={dayColumns} shades={shades} />
      <HoursAtEdge columns={gridColumns} />
      {columns && isToday && <NowLine columns={dayColumns} now={now} />}
      {isDense && <LaneWeek columns={laneColumns} weeks={weeks} calendars={shown} onOpen={open} />}
      {isDense && <LaneLabel columns={dayColumns} gridOf={laneGrid} />}
      <MoveBar calendars={setup.clinic_calendars} shown={shown.filter((one) => one.is_active)} onDay={showDay} />
      {popped !== null && (
        <Suspense>
          <EventPopover
            popped={popped}
            events={events}
            calendars={setup.clinic_calendars}
            actions={actions}
            onClose={() => setPopped(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function headOf(calendar: ClinicCalendar | undefined, isNarrow: boolean): ReactNode {
  if (calendar === undefined) return null;
  return (
    <span className={classes.columnHead} title={calendar.name}>
      <ColourDot colour={calendar.color} />
      <span>{isNarrow ? calendar.last_name : calendar.name}</span>
    </span>
  );
}

/** Whose lane of a day was pressed. */
function laneAt(
  column: HTMLElement | undefined,
  shown: readonly ClinicCalendar[],
  x: number | null,
): ClinicCalendar | undefined {
  if (column === undefined || x === null) return undefined;
  const { left, width } = column.getBoundingClientRect();
  return shown[Math.floor(((x - left) / width) * shown.length)];
}

/** The lanes' columns by the days that they show. */
function namedColumns(columns: ReadonlyMap<string, HTMLElement>, days: readonly string[]): Map<string, HTMLElement> {
  return new Map(
    days.flatMap((day, index) => {
      const column = columns.get(columnDay(index));
      return column === undefined ? [] : [[day, column] as const];
    }),
  );
}

/** A clock of a lanes' column on the day that it shows; the end of the last is the beginning of the day after. */
function laneClock(clock: string, days: readonly string[]): string {
  const index = columnOf(clock.slice(0, 10));
  const day = days[index] ?? Temporal.PlainDate.from(days.at(-1)!).add({ days: 1 }).toString();
  return `${day}${clock.slice(10)}`;
}

/** The clock as columns of the grid's imaginary days have it; on none of them where today is not shown. */
function ownNow(now: string, days: readonly string[]): string {
  const index = days.indexOf(now.slice(0, 10));
  return `${index < 0 ? '1999-01-01' : columnDay(index)}${now.slice(10)}`;
}

/** A clock of a doctor's column on the day that is shown; the end of a column is the next day's beginning. */
function onDay(clock: string, day: string): string {
  return `${day}${clock.slice(10)}`;
}

function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
