import gridClasses from '@fullcalendar/react/protected-styles';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { ClinicCalendar } from '../../calendar-event.ts';
import { eventSentence } from '../../event/event-words.ts';
import type { GridEvent } from '../grid/grid-events.ts';
import type { LaneBox } from './lane-boxes.ts';
import { laneText } from './lane-text.ts';
import type { LanePage } from './use-lane-weeks.ts';
import { answerOf, PatientAnswerMark } from '../../event/patient-answer.tsx';
import classes from './lane-week.module.css';

interface LaneWeekProps {
  /** The grid's columns, from left to right. */
  columns: readonly HTMLElement[];
  /** The visible week and prefetched ones. */
  weeks: readonly LanePage[];
  /** The calendars of the lanes, from left to right. */
  calendars: readonly ClinicCalendar[];
  onOpen: (grid: GridEvent, element: HTMLElement) => void;
}

/**
 * Renders a week's events in one lane per calendar. The grid would overlap thousands of events in arbitrary order; here
 * each doctor has a fixed lane, and an event is a single button.
 */
export const LaneWeek = memo(function LaneWeek({ columns, weeks, calendars, onOpen }: LaneWeekProps) {
  return weeks.flatMap(({ days, boxes, ahead }) =>
    days.map((day, index) => {
      const column = columns[index];
      if (column === undefined || ahead?.has(day) === false) return null;
      return createPortal(
        <div className={classes.day} data-ahead={ahead === null ? undefined : ''} ref={layOut}>
          <Lanes boxes={boxes.get(day) ?? NONE} calendars={calendars} onOpen={onOpen} />
        </div>,
        column,
        day,
      );
    }),
  );
});

/**
 * Styles and lays out a hidden day when it is rendered, within one task: never visible, never focusable, and shown
 * later without either.
 */
function layOut(day: HTMLElement | null): void {
  if (day?.dataset['ahead'] === undefined) return;
  day.style.contentVisibility = 'visible';
  day.getBoundingClientRect();
  day.style.contentVisibility = '';
}

const NONE: readonly LaneBox[] = [];
// The grid treats a click on foreign elements as one on the free time behind, except for elements with this class name.
const NO_BOOKING = gridClasses.internalPopover;

interface LanesProps extends Pick<LaneWeekProps, 'calendars' | 'onOpen'> {
  boxes: readonly LaneBox[];
}

const Lanes = memo(function Lanes({ boxes, calendars, onOpen }: LanesProps) {
  const open = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    const box = button === null ? undefined : boxes[Number(button.value)];
    if (button !== null && box !== undefined) onOpen(box.grid, button);
  };
  const width = 100 / calendars.length;
  const lanes: ReactNode[][] = calendars.map(() => []);
  boxes.forEach((box, index) => lanes[box.lane]?.push(boxButton(box, index)));
  return (
    // Click delegation: the buttons bubble to the day, which saves a listener per button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className={`${classes.lanes} ${NO_BOOKING}`} onClick={open}>
      {calendars.map(({ calendar_id: id, color }, lane) => (
        <div
          key={id}
          className={classes.lane}
          style={{ left: `${lane * width}%`, width: `${width}%`, '--colour': color } as React.CSSProperties}
        >
          {lanes[lane]}
        </div>
      ))}
    </div>
  );
});

/**
 * A function instead of a component: a week has thousands of these, and a component instance for each would be costly.
 */
function boxButton({ grid: { event, calendar }, top, height, left, width }: LaneBox, index: number): ReactNode {
  const text = laneText(event, Math.round((height / 100) * 1440));
  return (
    <button
      key={event.id}
      type="button"
      value={index}
      data-event={event.id}
      className={`${classes.box} ${classes[event.status] ?? ''}`}
      style={{ top: `${top}%`, height: `${height}%`, left: `${left}%`, width: `${width}%` }}
      // The accessible name contains the full text; sighted users get `LaneLabel`. It includes the visible text, for
      // voice control.
      aria-label={`${eventSentence(event, calendar.name)}, ${text}`}
    >
      {text}
      {answerOf(event) !== null && (
        <span aria-hidden>
          <PatientAnswerMark event={event} withWords={false} />
        </span>
      )}
    </button>
  );
}
