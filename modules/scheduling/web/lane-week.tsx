import { memo, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { type ClinicCalendar, eventName } from './calendar-event.ts';
import { eventSentence } from './event-words.ts';
import type { GridEvent } from './grid-events.ts';
import type { LaneBox } from './lane-boxes.ts';
import { answerOf, PatientAnswerMark } from './patient-answer.tsx';
import classes from './lane-week.module.css';

interface LaneWeekProps {
  /** The grid's columns by day, YYYY-MM-DD. */
  columns: ReadonlyMap<string, HTMLElement>;
  boxes: ReadonlyMap<string, readonly LaneBox[]>;
  /** Whose lanes they are, from left to right. */
  calendars: readonly ClinicCalendar[];
  onOpen: (grid: GridEvent, element: HTMLElement) => void;
}

/**
 * The events of a week in a lane for each of many calendars. The grid would lay thousands of events over one another in whatever
 * order they come; here each doctor has their place, and an event is one button and nothing else.
 */
export const LaneWeek = memo(function LaneWeek({ columns, boxes, calendars, onOpen }: LaneWeekProps) {
  return [...columns].map(([day, column]) =>
    createPortal(<Lanes key={day} boxes={boxes.get(day) ?? NONE} calendars={calendars} onOpen={onOpen} />, column, day),
  );
});

const NONE: readonly LaneBox[] = [];

function Lanes({
  boxes,
  calendars,
  onOpen,
}: Pick<LaneWeekProps, 'calendars' | 'onOpen'> & { boxes: readonly LaneBox[] }) {
  const open = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    const box = button === null ? undefined : boxes[Number(button.value)];
    if (button !== null && box !== undefined) onOpen(box.grid, button);
  };
  const width = 100 / calendars.length;
  const lanes: ReactNode[][] = calendars.map(() => []);
  boxes.forEach((box, index) => lanes[box.lane]?.push(boxButton(box, index)));
  return (
    // The buttons are pressed; that the day hears of it spares each of them a listener of its own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className={classes.lanes} onClick={open}>
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
}

/** Not a component: a week has thousands of them, and each would be worked out and kept beside its button. */
function boxButton({ grid: { event, calendar }, top, height, left, width }: LaneBox, index: number): ReactNode {
  return (
    <button
      key={event.id}
      type="button"
      value={index}
      data-event={event.id}
      className={`${classes.box} ${classes[event.status] ?? ''}`}
      style={{ top: `${top}%`, height: `${height}%`, left: `${left}%`, width: `${width}%` }}
      title={eventSentence(event, calendar.name)}
    >
      {`${eventName(event)} `}
      {answerOf(event) !== null && <PatientAnswerMark event={event} withWords={false} />}
    </button>
  );
}
