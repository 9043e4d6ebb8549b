import { useCallback, useMemo } from 'react';
import { can } from '#kit/session/viewer.ts';
import type { ClinicCalendar } from '../calendar-event.ts';
import { moveEvent, standingOf } from '../event/event-commands.ts';
import { movedCalendars } from './board-clock.ts';
import { columnDay, type GridEvent } from './grid/grid-events.ts';
import { type LaneWeeksInput, useLaneWeeks } from './lanes/use-lane-weeks.ts';
import { droppedSpan, type LaneDrop, useLaneDrag } from './move/use-lane-drag.ts';

/** Returns a week with one lane per calendar: its days, columns and events. Lets events be dragged between lanes. */
export function useLaneBoard(
  input: LaneWeeksInput,
  gridColumns: ReadonlyMap<string, HTMLElement>,
  mayMove: (grid: GridEvent) => boolean,
) {
  const { isOn, shown } = input;
  const weeks = useLaneWeeks(input);
  const { days } = weeks[0]!;
  // The columns stay the same from week to week; only this hook knows their days.
  const dayColumns = useMemo(() => (isOn ? namedColumns(gridColumns, days) : gridColumns), [isOn, gridColumns, days]);
  const laneColumns = useMemo(() => [...dayColumns.values()], [dayColumns]);
  const laneGrid = useCallback((of: string, index: number) => weeks[0]!.boxes.get(of)?.[index]?.grid, [weeks]);
  const movableGrid = useCallback(
    (of: string, index: number) => {
      const grid = laneGrid(of, index);
      return grid !== undefined && mayMove(grid) ? grid : undefined;
    },
    [laneGrid, mayMove],
  );
  useLaneDrag(dayColumns, shown, movableGrid, isOn && can('scheduling.edit') ? moveDropped : null);
  return { weeks, days, dayColumns, laneColumns, laneGrid };
}

function moveDropped(dropped: LaneDrop): void {
  const { grid, calendar: target } = dropped;
  const from = standingOf(grid.event);
  const seconds = (Date.parse(grid.event.end) - Date.parse(grid.event.start)) / 1000;
  const calendarIds = movedCalendars(from.calendarIds, grid.calendar, target);
  void moveEvent(grid.event, { ...droppedSpan(dropped, from.start, seconds), calendarIds });
}

/** Returns the columns by the real days they show. */
function namedColumns(columns: ReadonlyMap<string, HTMLElement>, days: readonly string[]): Map<string, HTMLElement> {
  return new Map(
    days.flatMap((day, index) => {
      const column = columns.get(columnDay(index));
      return column === undefined ? [] : [[day, column] as const];
    }),
  );
}

/** Returns the calendar whose lane is at `x` px from the left of the page. */
export function laneAt(
  column: HTMLElement | undefined,
  shown: readonly ClinicCalendar[],
  x: number | null,
): ClinicCalendar | undefined {
  if (column === undefined || x === null) return undefined;
  const { left, width } = column.getBoundingClientRect();
  return shown[Math.floor(((x - left) / width) * shown.length)];
}
