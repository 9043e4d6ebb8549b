import type { EventInput } from '@fullcalendar/react';
import { useCallback, useMemo } from 'react';
import type { ClinicCalendar } from '../calendar-event.ts';
import { type CalendarView, daysIn, rangeAround } from '../days/calendar-range.ts';
import type { ShownEvents } from '../days/use-events.ts';
import type { OwnerHours } from '../days/use-hours.ts';
import { closedInputs, columnDay, columnEvents, overlaidEvents, type GridEvent } from './grid/grid-events.ts';
import { shadesOf, type Shade } from './grid/shades.ts';

interface BoardInput {
  view: CalendarView;
  /** YYYY-MM-DD. */
  day: string;
  shown: readonly ClinicCalendar[];
  found: ShownEvents;
  hours: readonly OwnerHours[];
}

/**
 * Returns the events for the grid, with closed times in views that shade no columns. Empty in lanes, which render their
 * own.
 */
export function useBoardEvents(
  { view, day, shown, found: { events, busy }, hours }: BoardInput,
  isDense: boolean,
  mayMove: (grid: GridEvent) => boolean,
): EventInput[] {
  // An event that the user may not change can't be dragged.
  const heldStill = useCallback(
    (given: EventInput): EventInput => {
      const grid = given.extendedProps?.['grid'] as GridEvent | undefined;
      return grid === undefined || mayMove(grid) ? given : { ...given, editable: false };
    },
    [mayMove],
  );
  return useMemo(() => {
    if (isDense) return [];
    if (view === 'day') return columnEvents(events, shown, day).map(heldStill);
    const closed = view === 'week' ? [] : closedInputs(shown, hours, busy);
    return [...overlaidEvents(events, shown).map(heldStill), ...closed];
  }, [isDense, view, events, hours, busy, shown, day, heldStill]);
}

/**
 * Returns the shaded times of each column in a day or week, by the column's day. `openMinute`: start of the clinic's
 * day, minutes after midnight.
 */
export function useShades(
  { view, day, shown, found: { busy }, hours }: BoardInput,
  openMinute: number,
): ReadonlyMap<string, readonly Shade[]> {
  return useMemo(() => {
    if (view === 'day')
      return new Map(shown.map((one, index) => [columnDay(index), shadesOf(day, [one], hours, busy, openMinute)]));
    if (view !== 'week') return new Map();
    return new Map(daysIn(rangeAround(view, day)).map((of) => [of, shadesOf(of, shown, hours, busy, openMinute)]));
  }, [view, day, shown, hours, busy, openMinute]);
}
