import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import FullCalendar, { type CalendarOptions, type CalendarRef, type EventDisplayInfo } from '@fullcalendar/react';
import dayGridPlugin from '@fullcalendar/react/daygrid';
import interactionPlugin from '@fullcalendar/react/interaction';
import listPlugin from '@fullcalendar/react/list';
import classicThemePlugin from '@fullcalendar/react/themes/classic';
import timeGridPlugin from '@fullcalendar/react/timegrid';
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import classes from './calendar-grid.module.css';
import { EventCard } from './event-card.tsx';
import { spanBetween } from '../../event/event-words.ts';
import type { ClosedTime, GridEvent } from './grid-events.ts';
import { hourWords } from './hours-at-edge.tsx';
import { oneHour } from '../../event/form/next-free-hour.ts';
import { useArrowWalk } from './use-arrow-walk.ts';
import { useEventFocus } from './use-event-focus.ts';

/** A time range that was selected or dragged to, on the grid's clock: YYYY-MM-DD HH:mm:ss. */
export interface GridSpan {
  start: string;
  end: string;
}

export interface CalendarGridProps {
  kind: 'columns' | 'lanes' | 'week' | 'month' | 'list';
  /** False while the columns may still change: the grid is rendered hidden. */
  shown: boolean;
  /** The date the grid shows, YYYY-MM-DD. */
  day: string;
  /** Number of columns if they are not the grid's own days (in `columns` and `lanes`). */
  columns?: number;
  /** Number of lanes that another component renders in each column. */
  lanes?: number | undefined;
  /** Called when a day's column is mounted or unmounted. */
  onColumn?: (day: string, column: HTMLElement | null) => void;
  columnHead?: (index: number) => ReactNode;
  /** The accessible name of a column, including what all columns show. */
  columnName?: (index: number) => string;
  name: string;
  events: NonNullable<CalendarOptions['events']>;
  /** The current time on the grid's clock. */
  now: string;
  openFrom: string;
  weekends: boolean;
  mayCreate: boolean;
  mayEdit: boolean;
  /** True if something is open over the grid: a click beside it closes that and creates nothing. */
  covered: boolean;
  /** `x` is the position of the press in px from the left of the page; null if unknown. */
  onCreate: (span: GridSpan, x: number | null) => void;
  onMove: (grid: GridEvent, span: GridSpan, putBack: () => void) => void;
  onOpen: (grid: GridEvent, element: HTMLElement) => void;
  onDay: (day: string) => void;
}

const ORDER = {
  columns: 'lane,start,-duration,title',
  lanes: 'start',
  week: 'lane,start,-duration,title',
  month: 'rank,start,-duration,title',
  list: 'start,-duration,title',
} as const;
const VIEWS = {
  columns: 'timeGrid',
  lanes: 'timeGrid',
  week: 'timeGridWeek',
  month: 'dayGridMonth',
  list: 'listWeek',
} as const;
// Options shared by all views.
const SETTINGS: CalendarOptions = {
  plugins: [timeGridPlugin, dayGridPlugin, listPlugin, interactionPlugin, classicThemePlugin],
  timeZone: 'UTC',
  headerToolbar: false,
  height: '100%',
  borderless: true,
  allDaySlot: false,
  slotDuration: '00:15:00',
  snapDuration: '00:05:00',
  slotHeaderInterval: '01:00:00',
  slotHeaderFormat: hourOf,
  slotHeaderInnerClass: classes.hour,
  dayHeaderInnerClass: classes.dayHead,
  scrollTimeReset: false,
  dayMaxEvents: true,
  fixedWeekCount: false,
  listItemEventBeforeClass: classes.none,
  listDayHeaderClass: classes.listDay,
  dayCellTopInnerClass: classes.dayNumber,
  displayEventTime: false,
  eventInteractive: true,
  eventClass,
  eventShortHeight: 28,
  eventMinHeight: 18,
  slotEventOverlap: false,
  eventResizableFromStart: false,
  eventLongPressDelay: 350,
  selectMirror: true,
  selectLongPressDelay: 350,
  selectMinDistance: 4,
  unselectAuto: true,
  noEventsText: 'No appointments.',
};
// Initially the grid is scrolled to half an hour before opening time.
const BEFORE_OPENING = 30;

/** The calendar grid. It works with wall-clock strings in the clinic's time zone and doesn't know about zones. */
export function CalendarGrid(props: CalendarGridProps) {
  const { kind, day, events, now, mayCreate, mayEdit } = props;
  const calendar = useRef<CalendarRef | null>(null);
  const isOwn = kind === 'columns' || kind === 'lanes';
  const wide = isOwn ? (props.columns ?? 1) : kind === 'week' ? (props.weekends ? 7 : 5) : 0;
  useLayoutEffect(() => {
    calendar.current?.getApi().gotoDate(day);
  }, [day]);
  const box = useRef<HTMLDivElement | null>(null);
  useLayoutEffect(() => showWhenMeasured(box.current, props.shown), [props.shown]);
  // A drag that ends in its first slot also triggers a click; only the first of the two creates an event.
  const begun = useRef(false);
  const pressedAt = useRef<number | null>(null);
  const create = (chosen: GridSpan): void => {
    if (begun.current) return;
    begun.current = true;
    props.onCreate(chosen, pressedAt.current);
  };
  useArrowWalk(box);
  useEventFocus(box);
  const { columnName } = props;
  const heads = useColumnNames(box, columnName, props.name);
  return (
    <div
      ref={box}
      onPointerDownCapture={({ clientX }) => {
        begun.current = props.covered;
        pressedAt.current = clientX;
      }}
      className={classes.grid}
      data-kind={kind}
      data-lanes={props.lanes}
      style={{ '--columns': wide, '--lanes': props.lanes } as React.CSSProperties}
    >
      <FullCalendar
        // The grid can't change its view after it is mounted.
        key={`${kind} ${props.columns ?? 0}`}
        ref={calendar}
        {...SETTINGS}
        initialView={VIEWS[kind]}
        initialDate={day}
        now={now.replace(' ', 'T')}
        dayCount={props.columns}
        weekends={props.weekends}
        dayHeaderContent={isOwn ? (info) => props.columnHead?.(indexOf(info.date, day)) : undefined}
        dayHeaderDidMount={({ el, date }) => {
          if (!isOwn) return;
          heads.current.set(indexOf(date, day), el);
          if (columnName !== undefined) el.setAttribute('aria-label', columnName(indexOf(date, day)));
        }}
        dayHeaderWillUnmount={({ date }) => void heads.current.delete(indexOf(date, day))}
        nowIndicator={kind !== 'columns'}
        scrollTime={minus(props.openFrom, BEFORE_OPENING)}
        events={events}
        eventContent={CONTENT[kind]}
        dayLaneDidMount={(info) => props.onColumn?.(dayOf(info.date), info.el)}
        dayLaneWillUnmount={(info) => props.onColumn?.(dayOf(info.date), null)}
        eventDisplay={kind === 'month' ? 'block' : 'auto'}
        // Side by side, events are ordered by doctor; one below the other, by time.
        eventOrder={ORDER[kind]}
        editable={mayEdit}
        selectable={mayCreate && kind !== 'list'}
        navLinks={kind === 'month'}
        navLinkDayClick={(date) => props.onDay(dayOf(date))}
        select={(info) => create(span(info.startStr, info.endStr))}
        dateClick={(info) => {
          if (mayCreate && kind !== 'list') create(pressed(info.dateStr));
        }}
        eventClick={(info) => {
          info.jsEvent.preventDefault();
          const grid = gridOf(info.event.extendedProps);
          if (grid !== undefined) props.onOpen(grid, info.el);
        }}
        eventDrop={(info) =>
          props.onMove(gridOf(info.event.extendedProps), span(info.event.startStr, info.event.endStr), info.revert)
        }
        eventResize={(info) =>
          props.onMove(gridOf(info.event.extendedProps), span(info.event.startStr, info.event.endStr), info.revert)
        }
      />
    </div>
  );
}

/** Replaces the grid's accessible column names, which would announce its placeholder days; returns the map of heads to fill. */
function useColumnNames(
  box: RefObject<HTMLDivElement | null>,
  columnName: CalendarGridProps['columnName'],
  name: string,
): RefObject<Map<number, HTMLElement>> {
  const heads = useRef(new Map<number, HTMLElement>());
  useLayoutEffect(() => {
    if (columnName === undefined) return;
    for (const [index, head] of heads.current) head.setAttribute('aria-label', columnName(index));
    box.current?.querySelector('[role="table"]')?.setAttribute('aria-label', name);
  });
  return heads;
}

/** Hides the grid's first paint, which happens before it knows its sizes. */
function showWhenMeasured(box: HTMLElement | null, shown: boolean): (() => void) | undefined {
  if (box === null) return undefined;
  box.style.visibility = shown ? '' : 'hidden';
  if (!shown) return undefined;
  // Not by visibility: it is inherited, and thousands of events would be styled again.
  box.style.opacity = '0';
  let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(() => (box.style.opacity = ''))));
  return () => cancelAnimationFrame(frame);
}

type Shape = ComponentProps<typeof EventCard>['shape'];
type Content = (info: EventDisplayInfo) => ReactNode;

/**
 * Renders an event; `shapeOf` returns the available space. Times are formatted here because the grid would compute them
 * again for every event.
 */
function painted(shapeOf: (info: EventDisplayInfo) => Shape): Content {
  return function content(info) {
    const grid = gridOf(info.event.extendedProps);
    const isMoving = info.isDragging || info.isResizing || info.isMirror;
    const { start, end } = isMoving ? span(info.event.startStr, info.event.endStr) : { start: '', end: '' };
    const time = isMoving ? spanBetween(start, end) : undefined;
    const { closed } = info.event.extendedProps;
    if (closed !== undefined) return <ClosedCard closed={closed as ClosedTime} isRow={shapeOf(info) === 'row'} />;
    // The selection for a new event is not an event yet.
    if (grid === undefined) return <span className={classes.fresh}>{time}</span>;
    return <EventCard grid={grid} shape={shapeOf(info)} time={time} />;
  };
}

const inTime = painted(({ isShort }) => (isShort ? 'line' : 'block'));
const CONTENT: Record<CalendarGridProps['kind'], Content> = {
  columns: inTime,
  lanes: inTime,
  week: inTime,
  month: painted(() => 'month'),
  list: painted(() => 'row'),
};
/** A closed time, in views whose columns can't be shaded. */
function ClosedCard({ closed: { words, time }, isRow }: { closed: ClosedTime; isRow: boolean }) {
  return (
    <span className={classes.closedCard}>
      {isRow && <span className={classes.closedTime}>{time}</span>}
      {words}
    </span>
  );
}

// Formatted here because the grid creates an Intl formatter for each hour of each render, which takes milliseconds.
function hourOf({ date: { hour } }: { date: { hour: number } }): string {
  return hourWords(hour);
}

function eventClass(info: EventDisplayInfo): string {
  return `${classes.event} ${classes[info.event.className] ?? ''}`;
}

function gridOf(props: Record<string, unknown>): GridEvent {
  return props['grid'] as GridEvent;
}

function indexOf(date: Date, firstDay: string): number {
  return Math.round((date.getTime() - Date.parse(`${firstDay}T00:00:00Z`)) / 86_400_000);
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function span(start: string, end: string): GridSpan {
  return { start: clock(start), end: clock(end) };
}

/** Returns an hour starting at the pressed quarter hour. */
function pressed(at: string): GridSpan {
  const start = clock(at);
  const quarter = Math.floor(Number(start.slice(14, 16)) / 15) * 15;
  return oneHour(`${start.slice(0, 14)}${String(quarter).padStart(2, '0')}:00`);
}

function clock(text: string): string {
  return `${text.slice(0, 10)} ${text.length > 10 ? text.slice(11, 19) : '00:00:00'}`;
}

function minus(time: string, minutes: number): string {
  const all = Math.max(0, Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) - minutes);
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}:00`;
}
