import { memo, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { eventName } from './calendar-event.ts';
import { eventSentence } from './event-words.ts';
import type { GridEvent } from './grid-events.ts';
import type { LaneBox } from './lane-boxes.ts';
import { PatientAnswerMark } from './patient-answer.tsx';
import classes from './lane-week.module.css';

interface LaneWeekProps {
  /** The grid's columns by day, YYYY-MM-DD. */
  columns: ReadonlyMap<string, HTMLElement>;
  boxes: ReadonlyMap<string, readonly LaneBox[]>;
  onOpen: (grid: GridEvent, element: HTMLElement) => void;
}

/**
 * The events of a week in a lane for each of many calendars. The grid would lay thousands of events over one another in whatever
 * order they come; here each doctor has their place, and an event is one button and nothing else.
 */
export const LaneWeek = memo(function LaneWeek({ columns, boxes, onOpen }: LaneWeekProps) {
  return [...columns].map(([day, column]) =>
    createPortal(<Lanes key={day} boxes={boxes.get(day) ?? NONE} onOpen={onOpen} />, column, day),
  );
});

const NONE: readonly LaneBox[] = [];

function Lanes({ boxes, onOpen }: { boxes: readonly LaneBox[]; onOpen: LaneWeekProps['onOpen'] }) {
  const open = (event: MouseEvent): void => {
    const button = (event.target as Element).closest('button');
    const box = button === null ? undefined : boxes[Number(button.value)];
    if (button !== null && box !== undefined) onOpen(box.grid, button);
  };
  return (
    // The buttons are pressed; that the day hears of it spares each of them a listener of its own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div className={classes.lanes} onClick={open}>
      {boxes.map(({ grid, top, height, left, width }, index) => (
        <button
          key={`${grid.event.id} ${grid.calendar.calendar_id}`}
          type="button"
          value={index}
          className={`${classes.box} ${classes[grid.event.status] ?? ''}`}
          style={
            {
              top: `${top}%`,
              height: `${height}%`,
              left: `${left}%`,
              width: `${width}%`,
              '--colour': grid.calendar.color,
            } as React.CSSProperties
          }
          title={eventSentence(grid.event, grid.calendar.name)}
        >
          {eventName(grid.event)} <PatientAnswerMark event={grid.event} withWords={false} />
        </button>
      ))}
    </div>
  );
}
