import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { formatLongDay } from '#kit/formats/day.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { can, useViewer } from '#kit/session/viewer.ts';
import type { CalendarSetup, ClinicCalendar } from '../calendar-event.ts';
import { ColourDot } from '../colour-dot.tsx';
import { useCalendarChoices } from '../days/calendar-choices.ts';
import { rangeAround, rangeTitle } from '../days/calendar-range.ts';
import type { ShownEvents } from '../days/use-events.ts';
import type { OwnerHours } from '../days/use-hours.ts';
import type { EventActions } from '../event/event-actions.ts';
import { moveEvent, standingOf } from '../event/event-commands.ts';
import { mayBook, mayOn } from '../event/may-on.ts';
import { openNewEvent } from '../event/open-event.ts';
import { useNow } from '../use-now.ts';
import { bookedSpan, columnStanding, gridNow, type GridKind, timeOf } from './board-clock.ts';
import classes from './calendar-page.module.css';
import { CalendarGrid, type GridSpan } from './grid/calendar-grid.tsx';
import type { PoppedEvent } from './grid/event-popover.tsx';
import { columnDay, columnOf, type GridEvent } from './grid/grid-events.ts';
import { GridSkeleton } from './grid/grid-skeleton.tsx';
import { HoursAtEdge } from './grid/hours-at-edge.tsx';
import { NowLine } from './grid/now-line.tsx';
import { ShadedTime } from './grid/shaded-time.tsx';
import { useDayColumns } from './grid/use-day-columns.ts';
import { LaneHead } from './lanes/lane-head.tsx';
import { LaneLabel } from './lanes/lane-label.tsx';
import { LaneWeek } from './lanes/lane-week.tsx';
import { MoveBar } from './move/move-bar.tsx';
import { defaultCalendar } from './shown-calendars.ts';
import { useBoardEvents, useShades } from './use-board-events.ts';
import type { CalendarPlace } from './use-calendar-place.ts';
import { laneAt, useLaneBoard } from './use-lane-board.ts';

const loadPopover = () => import('./grid/event-popover.tsx').then((file) => ({ default: file.EventPopover }));
const EventPopover = lazy(loadPopover);

interface CalendarBoardProps {
  place: CalendarPlace;
  setup: CalendarSetup;
  shown: readonly ClinicCalendar[];
  found: ShownEvents;
  hours: readonly OwnerHours[];
  weekends: boolean;
  /** False until the days to show are known; the grid is rendered hidden until then. */
  hasShape: boolean;
  actions?: EventActions;
}

// Overlaid events of several calendars are unreadable, so each gets a lane. A phone has no room for even a few.
const MOST_OVERLAID = 1;
const MOST_OVERLAID_ON_PHONE = 4;

/** The calendar with its interactions: book by dragging, move, resize and open. */
export function CalendarBoard(props: CalendarBoardProps) {
  const { place, setup, shown, found, weekends, hasShape, actions } = props;
  const { view, day } = place;
  const { events } = found;
  const [popped, setPopped] = useState<PoppedEvent | null>(null);
  const now = useNow();
  const phone = usePhone();
  const { userId } = useViewer();
  const [choices] = useCalendarChoices();
  usePopoverFetchedAhead();
  const isDense = view === 'week' && shown.length > (phone ? MOST_OVERLAID_ON_PHONE : MOST_OVERLAID);
  const kind: GridKind = view === 'day' ? 'columns' : isDense ? 'lanes' : view;
  const isOwn = kind === 'columns' || kind === 'lanes';
  const mayMove = useCallback(
    ({ event }: GridEvent): boolean => mayOn('scheduling.edit', setup.clinic_calendars, standingOf(event).calendarIds),
    [setup],
  );
  const gridEvents = useBoardEvents({ ...props, ...place }, isDense, mayMove);
  const shades = useShades({ ...props, ...place }, setup.day_start_minute);
  const [gridColumns, noteColumn] = useDayColumns();
  const lanes = useLaneBoard(
    { isOn: isDense, day, events, shown, weekends, settled: !found.waiting && !found.stale },
    gridColumns,
    mayMove,
  );
  const open = useCallback((grid: GridEvent, element: HTMLElement) => setPopped({ id: grid.event.id, element }), []);
  const heads = useColumnHeads(shown, day, isDense ? lanes.days : null);
  const showDay = (to: string): void => {
    const { start, end } = rangeAround(view, day);
    if (to < start || to >= end) place.go({ day: to });
  };

  const create = (span: GridSpan, x: number | null): void => {
    const at = span.start.slice(0, 10);
    const lane = kind === 'lanes' ? laneAt(gridColumns.get(at), shown, x) : undefined;
    const pressed = kind === 'columns' ? shown[columnOf(at)] : lane;
    const calendarIds = defaultCalendar(shown, userId, { pressed: pressed?.calendar_id, last: choices.booked });
    openNewEvent({ ...bookedSpan(kind, span, { day, laneDays: lanes.days }), calendarIds });
  };

  const move = ({ event, calendar }: GridEvent, to: GridSpan, putBack: () => void): void => {
    const from = standingOf(event);
    // The page paints the move optimistically and reverts it if the server rejects it.
    putBack();
    void moveEvent(
      event,
      kind === 'columns'
        ? columnStanding(from, calendar, to, { day, shown })
        : { ...to, calendarIds: from.calendarIds },
    );
  };

  return (
    <div className={classes.board} aria-busy={found.waiting || found.stale} data-stale={found.stale || undefined}>
      {!hasShape && <GridSkeleton over />}
      <CalendarGrid
        shown={hasShape}
        kind={kind}
        day={isOwn ? columnDay(0) : day}
        columns={kind === 'columns' ? shown.length : isDense ? lanes.days.length : undefined}
        lanes={isDense ? shown.length : undefined}
        onColumn={noteColumn}
        columnHead={heads.head}
        columnName={isOwn ? heads.name : undefined}
        name={rangeTitle(view, day, { phone: false, weekends })}
        events={gridEvents}
        now={gridNow(kind, now, lanes.days)}
        openFrom={timeOf(setup.day_start_minute)}
        weekends={kind !== 'week' || weekends}
        mayCreate={mayBook(setup.clinic_calendars)}
        mayEdit={can('scheduling.edit')}
        covered={popped !== null}
        onCreate={create}
        onMove={move}
        onOpen={open}
        onDay={(to) => place.go({ view: 'day', day: to })}
      />
      <ShadedTime columns={lanes.dayColumns} shades={shades} />
      <HoursAtEdge columns={gridColumns} />
      {kind === 'columns' && now.slice(0, 10) === day && <NowLine columns={lanes.dayColumns} now={now} />}
      {isDense && <LaneWeek columns={lanes.laneColumns} weeks={lanes.weeks} calendars={shown} onOpen={open} />}
      {isDense && <LaneLabel columns={lanes.dayColumns} gridOf={lanes.laneGrid} />}
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

/** Loads the popover's code in advance, so that it opens immediately. */
function usePopoverFetchedAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPopover(), 300);
    return () => clearTimeout(timer);
  }, []);
}

/** The head and the accessible name of each column: a day in lanes, otherwise a doctor. */
function useColumnHeads(shown: readonly ClinicCalendar[], day: string, laneDays: readonly string[] | null) {
  const isNarrow = usePhone() || shown.length > 5;
  const head = useCallback(
    (index: number) =>
      laneDays === null ? headOf(shown[index], isNarrow) : <LaneHead day={laneDays[index] ?? day} calendars={shown} />,
    [laneDays, day, shown, isNarrow],
  );
  const name = useCallback(
    (index: number) => (laneDays === null ? (shown[index]?.name ?? '') : formatLongDay(laneDays[index] ?? day)),
    [laneDays, day, shown],
  );
  return { head, name };
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
